import { type PropertyScalar, type PropertyValue } from '../../properties/values.js';
import { type PlainNode } from '../evaluate/Plain.js';
import { type Query } from '../Query.js';
import { type QueryResult } from '../Result.js';
import { type CypherNote } from './mapping/Conditions.js';
import { refuse } from './reading/Cursor.js';
import { type Cell, type CypherReading, type Finish, type TableValue } from './Reading.js';
import { type CypherPlan } from './rows/RowPlan.js';
import { nodeValue, PlanRun } from './rows/runPlan.js';
import { collected } from './collecting.js';
import { computedValue } from './returning/computed.js';
import { inOrder } from './ordering.js';

/** What Cypher comes to, as rows; `notes` where texts were compared as they are not elsewhere. */
export interface CypherTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableValue[])[];
  readonly notes: readonly CypherNote[];
}

/** What a query comes to, with the nodes that its result names. */
export interface Answered {
  readonly result: QueryResult;
  readonly nodes: readonly PlainNode[];
}

/** A row of a result, before it is laid out in columns. */
interface Row {
  readonly near?: string;
  readonly far?: string;
  readonly values?: readonly (PropertyValue | null)[];
  readonly key?: PropertyScalar | null;
  readonly total?: number | string | boolean | null;
  readonly path?: readonly string[];
}

function rowsIn(result: QueryResult): Row[] {
  switch (result.kind) {
    case 'nodes':
      return result.ids.map((near, at) => ({ near, total: result.worths?.[at] ?? null }));
    case 'describe':
      return result.ids.map((near) => ({ near }));
    case 'values':
      return result.rows.map(({ id, ...rest }) => ({ near: id, ...rest }));
    case 'group':
      return result.groups.map(({ key, total }) =>
        result.of === 'node' ? { near: String(key), total } : { key, total },
      );
    case 'paths':
      return result.paths.map((path) => ({ path }));
    case 'count':
      return [{ total: result.total }];
    case 'exists':
      return [{ total: result.holds }];
    case 'aggregate':
      return [{ total: result.value }];
    default:
      return [];
  }
}

/** The members of a result, and how many there are in all. */
const totalOf = (result: QueryResult) => ('total' in result ? result.total : 0);

/**
 * Makes the rows that Cypher asked for. Throws `CypherError` where they would not be the same.
 * @param answered what the first query came to
 */
export async function tabulate(
  plan: CypherPlan,
  answered: Answered,
  ask: (query: Query) => Promise<Answered>,
): Promise<CypherTable> {
  const nodes = new Map(answered.nodes.map((node) => [node.id, node]));
  const asked = async (query: Query): Promise<Answered> => {
    if (query === plan.query) return answered;
    const found = await ask(query);
    for (const node of found.nodes) nodes.set(node.id, node);
    return found;
  };
  const run = new PlanRun({
    rowsOf: (reading) => rowsOfReading(reading, asked),
    node: (id) => nodes.get(id),
  });
  return { columns: plan.columns, rows: await run.rows(plan.rows), notes: plan.notes };
}

/** Lays the rows of what a query came to out as they were asked for. */
async function rowsOfReading(reading: CypherReading, answer: (query: Query) => Promise<Answered>) {
  const { columns, finish, beside, query } = reading;
  const answered = await answer(query);
  const ask = async (one: Query) => (await answer(one)).result;
  await checkBeside(reading, ask);
  const { result } = answered;
  const isTotal = query.kind === 'values' && columns[0]?.cell.kind === 'total';
  const missing = beside.missing === undefined ? [] : missingRows(await ask(beside.missing));
  const rows = isTotal ? [{ total: totalOf(result) }] : [...rowsIn(result), ...missing];
  if (finish.needsAll !== undefined && totalOf(result) > rows.length)
    refuse('many', finish.needsAll, finish.order.length > 0 ? 'ORDER BY' : 'DISTINCT');
  const cells = new Cells(answered.nodes);
  const isGrouped = missing.length > 0 && finish.order.length === 0;
  const table = finished(
    rows,
    finish,
    columns.map(({ cell }) => cell),
    cells,
    isGrouped,
  );
  if (beside.keys !== undefined) {
    const keys = table.map((row) => JSON.stringify(beside.keys?.columns.map((at) => row[at])));
    if (new Set(keys).size < keys.length)
      refuse('repeats', beside.keys.at, reading.columns[beside.keys.columns[0] ?? 0]?.name ?? '');
  }
  return table;
}

/** The row of what has no value; none where nothing lacks it. */
function missingRows(result: QueryResult): Row[] {
  if (result.kind === 'count') return result.total === 0 ? [] : [{ key: null, total: result.total }];
  return result.kind === 'aggregate' && result.counted > 0 ? [{ key: null, total: result.value }] : [];
}

async function checkBeside({ beside }: CypherReading, ask: (query: Query) => Promise<QueryResult>): Promise<void> {
  for (const { set, at, name } of beside.singles) {
    const count = await ask({ kind: 'count', set });
    if (totalOf(count) > 1) refuse('several', at, name);
  }
  if (beside.pairs === undefined) return;
  const relationships = totalOf(await ask(beside.pairs.relationships));
  const groups = await ask(beside.pairs.nodes);
  const nodes = groups.kind === 'group' ? groups.groups.reduce((all, { total }) => all + Number(total), 0) : 0;
  if (nodes !== relationships) refuse('repeats', beside.pairs.at, 'count( )');
}

/** What stands in the columns of rows. */
class Cells {
  readonly #nodes: ReadonlyMap<string, PlainNode>;

  constructor(nodes: readonly PlainNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
  }

  #node = (id: string) => nodeValue(id, this.#nodes.get(id));

  of(row: Row, cell: Cell): TableValue {
    switch (cell.kind) {
      case 'constant':
        return cell.value;
      case 'computed':
        return computedValue(cell, (one) => this.of(row, one));
      case 'value':
        return row.values?.[cell.at] ?? null;
      case 'key':
        return row.key ?? null;
      case 'total':
        return row.total ?? (cell.orZero === true ? 0 : null);
      case 'steps':
        return row.path === undefined ? null : row.path.length - 1;
      case 'path':
        return (row.path ?? []).map((id) => this.#node(id));
      case 'column':
      case 'ofNode':
        return null;
      default:
        return this.#end(row, cell);
    }
  }

  #end(row: Row, cell: Extract<Cell, { end: unknown }>): TableValue {
    const id = row[cell.end];
    const node = id === undefined ? undefined : this.#nodes.get(id);
    if (id === undefined || node === undefined) return null;
    if (cell.kind === 'node') return this.#node(id);
    if (cell.kind === 'id') return id;
    if (cell.kind !== 'property') return [...node.labels];
    return Object.hasOwn(node.properties, cell.property) ? (node.properties[cell.property] ?? null) : null;
  }
}

/** Rows without those that are there twice, in their order, and only as many as were asked for. */
function finished(
  rows: readonly Row[],
  finish: Finish,
  columns: readonly Cell[],
  cells: Cells,
  byTotal: boolean,
): TableValue[][] {
  const { most, order, skip, limit } = finish;
  const short = rows.filter(({ path }) => most === undefined || path === undefined || path.length - 1 <= most);
  const laid = short.map((row) => ({
    row: columns.map((cell) => cells.of(row, cell)),
    keys: order.map(({ cell }) => cells.of(row, cell)),
    total: row.total ?? null,
  }));
  if (finish.collected !== undefined)
    return collected(
      laid.map(({ row }) => row),
      columns.length,
      finish.collected,
    ).slice(skip, limit === undefined ? undefined : skip + limit);
  const seen = new Set<string>();
  const once = finish.distinct
    ? laid.filter(({ row }) => {
        const key = JSON.stringify(row);
        return !seen.has(key) && seen.add(key);
      })
    : laid;
  if (order.length > 0 || byTotal)
    once.sort((one, other) => {
      for (const [at, { descending }] of order.entries()) {
        const found = inOrder(one.keys[at] ?? null, other.keys[at] ?? null);
        if (found !== 0) return descending ? -found : found;
      }
      return 0;
    });
  return once.slice(skip, limit === undefined ? undefined : skip + limit).map(({ row }) => row);
}
