import { captionOf } from '../../../caption/caption.js';
import { type PlainNode } from '../../evaluate/Plain.js';
import { MOST_LIMIT } from '../../Query.js';
import { CypherError } from '../Fault.js';
import { inOrder } from '../ordering.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell, type CypherReading, type TableValue } from '../Reading.js';
import { computedValue } from '../returning/computed.js';
import { type Layout, type RowPlan } from './RowPlan.js';
import { totalOfRows } from './totals.js';

type Row = readonly TableValue[];

/** What rows are made of: how a query's rows are laid out, and the nodes that were met in them. */
export interface RowSource {
  rowsOf(reading: CypherReading): Promise<readonly Row[]>;
  node(id: string): PlainNode | undefined;
}

/** What may be refused of the rows of one plan and answered by another. */
const OF_ROWS = ['repeats', 'several', 'many'];
/** Rows that are made of those of queries, at each step. */
const MOST_ROWS = 2 * MOST_LIMIT;

const tooMany = (): never => {
  throw new CypherError({ refusal: 'many', line: 1, column: 1, name: 'UNWIND' });
};

/** Makes the rows of a plan. Throws `CypherError` where they would not be those of Cypher. */
export class PlanRun {
  constructor(readonly source: RowSource) {}

  async rows(plan: RowPlan): Promise<readonly Row[]> {
    const rows = await this.#made(plan);
    return rows.length > MOST_ROWS ? tooMany() : rows;
  }

  async #made(plan: RowPlan): Promise<readonly Row[]> {
    switch (plan.kind) {
      case 'asked':
        return this.source.rowsOf(plan.reading);
      case 'given':
        return plan.rows;
      case 'joined':
        return joined(await this.#all(plan.parts), plan.keys);
      case 'crossed': {
        const parts = await this.#all(plan.parts);
        if (parts.reduce((all, { length }) => all * length, 1) > MOST_ROWS) refuse('many', plan.at, 'MATCH');
        return parts.reduce((rows, part) => rows.flatMap((row) => part.map((more) => [...row, ...more])), [[]]);
      }
      case 'appended':
        return (await this.#all(plan.parts)).flat();
      case 'either':
        return this.rows(plan.first).catch((error: unknown) => {
          if (!(error instanceof CypherError) || !OF_ROWS.includes(error.fault.refusal)) throw error;
          return this.rows(plan.second).catch((other: unknown) => {
            throw other instanceof CypherError ? error : other;
          });
        });
      case 'unwound':
        return this.#unwound(await this.rows(plan.of), plan.list);
      case 'grouped':
        return this.#grouped(await this.rows(plan.of), plan);
      case 'laid':
        return this.#laid(await this.rows(plan.of), plan.layout);
    }
  }

  /** A row for each member of a list. */
  #unwound(rows: readonly Row[], list: Cell): Row[] {
    const all: Row[] = [];
    for (const row of rows) {
      all.push(...membersOf(this.value(row, list), row));
      if (all.length > MOST_ROWS) tooMany();
    }
    return all;
  }

  async #all(parts: readonly RowPlan[]): Promise<(readonly Row[])[]> {
    const all: (readonly Row[])[] = [];
    for (const part of parts) all.push(await this.rows(part));
    return all;
  }

  /** What stands in a cell of a row that was made before. */
  value(row: Row, cell: Cell): TableValue {
    switch (cell.kind) {
      case 'column':
        return row[cell.at] ?? null;
      case 'constant':
        return cell.value;
      case 'computed':
        return computedValue(cell, (one) => this.value(row, one));
      case 'ofNode':
        return this.#ofNode(this.value(row, cell.of), cell.what);
      default:
        return null;
    }
  }

  #ofNode(value: TableValue, what: Extract<Cell, { kind: 'ofNode' }>['what']): TableValue {
    const id = typeof value === 'object' && value !== null && 'node' in value ? value.node : undefined;
    const node = id === undefined ? undefined : this.source.node(id);
    if (node === undefined) return null;
    if (what === 'labels') return [...node.labels];
    if (what === 'id') return node.id;
    return Object.hasOwn(node.properties, what.property) ? (node.properties[what.property] ?? null) : null;
  }

  /** Rows by what stands in some cells, with what each of these come to; of no rows and no keys one. */
  #grouped(rows: readonly Row[], { keys, totals }: Extract<RowPlan, { kind: 'grouped' }>): Row[] {
    const groups = new Map<string, { readonly key: Row; readonly rows: Row[] }>();
    if (keys.length === 0) groups.set('[]', { key: [], rows: [] });
    for (const row of rows) {
      const key = keys.map((cell) => this.value(row, cell));
      const group = groups.get(JSON.stringify(key));
      if (group === undefined) groups.set(JSON.stringify(key), { key, rows: [row] });
      else group.rows.push(row);
    }
    return [...groups.values()].map((group) => [
      ...group.key,
      ...totals.map((total) =>
        totalOfRows(total, group.rows, (row) => (total.of === undefined ? null : this.value(row, total.of))),
      ),
    ]);
  }

  #laid(rows: readonly Row[], { cells, isDistinct, order, skip, limit, where }: Layout): Row[] {
    const laid = rows.map((row) => ({
      row: cells.map((cell) => this.value(row, cell)),
      keys: order.map(({ cell }) => this.value(row, cell)),
      holds: where === undefined || this.value(row, where) === true,
    }));
    const seen = new Set<string>();
    const isNew = (row: Row) => !seen.has(JSON.stringify(row)) && seen.add(JSON.stringify(row)) !== undefined;
    const once = isDistinct ? laid.filter(({ row }) => isNew(row)) : laid;
    const sorted = once.toSorted((one, other) => {
      for (const [at, { isDescending }] of order.entries()) {
        const found = inOrder(one.keys[at] ?? null, other.keys[at] ?? null);
        if (found !== 0) return isDescending ? -found : found;
      }
      return 0;
    });
    const cut = sorted.slice(skip, limit === undefined ? undefined : skip + limit);
    return cut.filter(({ holds }) => holds).map(({ row }) => row);
  }
}

/** Rows of the first part with the last value of the rows of the others of the same keys. */
function joined([first = [], ...others]: readonly (readonly Row[])[], keys: number): Row[] {
  const keyOf = (row: Row) => JSON.stringify(row.slice(0, keys));
  const values = others.map((rows) => new Map(rows.map((row) => [keyOf(row), row.at(-1) ?? null])));
  return first.map((row) => [...row, ...values.map((known) => known.get(keyOf(row)) ?? null)]);
}

/** A row for each member of a list: of a single value one, of nothing none. */
function membersOf(list: TableValue, row: Row): Row[] {
  if (list === null) return [];
  const members: readonly TableValue[] = Array.isArray(list) ? list : [list];
  return members.map((one) => [...row, one]);
}

/** A node as it stands in a row. */
export const nodeValue = (id: string, node: PlainNode | undefined) => ({
  node: id,
  caption: node === undefined ? id : captionOf(node),
});
