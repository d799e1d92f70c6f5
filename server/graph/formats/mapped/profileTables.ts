import { type Cell } from '../../../../domain/imports/cells.js';
import { withCommas } from '../../../../domain/imports/commas.js';
import { isMissingText, withoutMissing } from '../../../../domain/imports/missing.js';
import { isOneSpot, scaleOf } from '../../../../domain/imports/places.js';
import { ColumnProfile } from '../../../../domain/imports/profile.js';
import { type Table } from '../../../../domain/imports/table.js';
import { type Pass, type Reading } from '../Format.js';
import { DEFAULT_LABEL, DEFAULT_TYPE, type FoundNode, type FoundRelationship } from '../Found.js';
import { bareName, Columns, type TableFile } from '../tables/TableFile.js';

/** Rows by which a table is known, and of those the ones that are kept. */
const SAMPLE = 5000;
const KEPT = 1500;

/** Looks at the rows of one table. */
class Sample {
  readonly rows: (readonly (Cell | undefined)[])[] = [];
  readonly #profiles = new Map<number, ColumnProfile>();
  total = 0;

  constructor(
    readonly columns: Columns,
    readonly isTyped: boolean,
  ) {}

  add(cells: readonly (Cell | undefined)[]): void {
    this.total += 1;
    if (this.rows.length < KEPT) this.rows.push(cells);
    cells.forEach((cell, at) => {
      const profile = this.#profiles.get(at) ?? new ColumnProfile(this.columns.names[at] ?? '', this.isTyped);
      this.#profiles.set(at, profile);
      profile.add(cell);
    });
  }

  table(rest: Omit<Table, 'columns' | 'rows' | 'sampled'>): Table {
    const { names } = this.columns;
    const profiles = names.map((name, at) => this.#profiles.get(at) ?? new ColumnProfile(name));
    // A word that is nothing in one column of a table is nothing in the others.
    const missing = profiles.map((profile) => profile.missing());
    const words = new Set(missing.flat().filter(isMissingText));
    const columns = profiles.map((profile, at) => ({
      ...profile.column([...new Set([...(missing[at] ?? []), ...words])]),
      ...(this.total < SAMPLE ? {} : { known: undefined }),
      name: names[at] ?? '',
    }));
    return {
      ...rest,
      columns: this.isTyped ? columns : withCommas(columns),
      rows: this.rows.map((cells) =>
        columns.map((column, at) => withoutMissing(cells[at], new Set(column.missing)) ?? null),
      ),
      sampled: this.total,
    };
  }
}

/** What the first rows of a table show. Throws `FileFault`. */
export async function profileOfTable(table: TableFile): Promise<Table> {
  const sample = new Sample(table.columns, false);
  for await (const rows of table.rows()) {
    for (const { cells } of rows) sample.add(cells.slice(0, table.columns.names.length));
    if (sample.total >= SAMPLE) break;
  }
  const { name, partOf, references, isHeadless, isDoubtful } = table;
  const isCutShort = sample.total >= SAMPLE;
  return sample.table({
    ...{ name, file: table.file.name, part: 'rows', partOf, references, isHeadless, isDoubtful },
    ...(isCutShort ? { isCutShort } : {}),
  });
}

type FoundElement = FoundNode | FoundRelationship;

async function firstElements(passes: readonly Pass[], found: FoundElement['found']): Promise<FoundElement[]> {
  const first: FoundElement[] = [];
  for (const pass of passes) {
    for await (const findings of pass.findings()) {
      for (const finding of findings) if (finding.found === found) first.push(finding);
      if (first.length >= SAMPLE) return first;
    }
  }
  return first;
}

/** Whether an element says itself what it is. */
export const isNamed = (element: FoundElement): boolean =>
  element.found === 'node' ? element.labels.some((label) => label !== DEFAULT_LABEL) : element.type !== DEFAULT_TYPE;

function tableOfElements(name: string, file: string, elements: readonly FoundElement[]): Table {
  const columns = new Columns();
  const sample = new Sample(columns, true);
  for (const { properties } of elements) {
    const cells: (Cell | undefined)[] = [];
    for (const [property, value] of Object.entries(properties)) cells[columns.at(property)] = value;
    sample.add(cells);
  }
  const named = elements.filter(isNamed).length / Math.max(1, elements.length);
  const isNodes = elements[0]?.found === 'node';
  const places = elements.flatMap((each) =>
    each.found === 'node' && each.position !== undefined ? [each.position] : [],
  );
  return sample.table({
    ...{ name, file, part: isNodes ? 'nodes' : 'relationships', named },
    // What says itself what it is was written by who knows a canvas, as Harta does.
    ...(isNodes ? { scale: named === 1 ? 1 : scaleOf(places), isPlaced: places.length > 0 && !isOneSpot(places) } : {}),
  });
}

/** What the first nodes and relationships of a graph show, as two tables. Throws `FileFault`. */
export async function profileOfGraph(file: string, { nodes, relationships }: Reading): Promise<readonly Table[]> {
  const name = bareName(file);
  const parts = [
    [name, await firstElements(nodes, 'node')],
    [`${name} →`, await firstElements(relationships, 'relationship')],
  ] as const;
  return parts.flatMap(([of, elements]) => (elements.length === 0 ? [] : [tableOfElements(of, file, elements)]));
}
