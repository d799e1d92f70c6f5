import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { ownOf } from '../../../domain/properties/kinds.js';
import { listCell } from '../formats/csv/cellTexts.js';
import {
  cutFrom,
  MOST_COLUMNS,
  MOST_ROWS,
  rowTag,
  SHEET_BEGINNING,
  SHEET_END,
  type SheetCell,
  workbookParts,
} from '../formats/xlsx/writeSheet.js';
import { type ExportSource, nodeSlices, relationshipSlices } from './slices.js';
import { zipped } from './zipped.js';

type Element = GraphNode | GraphRelationship;

/** A part of the graph as a sheet: what stands before its properties. */
interface Part<T extends Element> {
  readonly name: string;
  readonly titles: readonly string[];
  cells(element: T): readonly SheetCell[];
  slices(): AsyncIterable<readonly T[]>;
}

const cellOf = (value: PropertyValue | undefined): SheetCell =>
  typeof value === 'object'
    ? listCell(value)
    : typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)
      ? String(value)
      : value;

/** Which properties a part has, and how many rows. */
async function shapeOf<T extends Element>({
  slices,
}: Part<T>): Promise<{ readonly names: readonly string[]; readonly rows: number }> {
  const names = new Set<string>();
  let rows = 0;
  for await (const slice of slices())
    for (const { properties } of slice) {
      rows += 1;
      for (const name of Object.keys(properties)) names.add(name);
    }
  return { names: [...names], rows };
}

/** What found no room, by name. */
class LeftOut {
  readonly #counts = new Map<string, number>();

  add(what: string, count: number): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  get rows(): readonly (readonly SheetCell[])[] {
    return [...this.#counts];
  }
}

/** One of the sheets of a part: its rows from a number on. */
async function* sheet<T extends Element>(
  part: Part<T>,
  names: readonly string[],
  turn: number,
  leftOut: LeftOut,
): AsyncGenerator<string> {
  const room = MOST_ROWS - 1;
  const kept = names.slice(0, MOST_COLUMNS - part.titles.length);
  if (turn === 0) leftOut.add(`${part.name}: columns`, names.length - kept.length);
  yield SHEET_BEGINNING + rowTag(1, [...part.titles, ...kept]);
  let at = 0;
  for await (const slice of part.slices()) {
    const rows: string[] = [];
    for (const element of slice) {
      const place = at - turn * room;
      at += 1;
      if (place < 0 || place >= room) continue;
      const cells = [...part.cells(element), ...kept.map((name) => cellOf(ownOf(element.properties, name)))];
      for (const cell of cells) leftOut.add(`${part.name}: characters`, cutFrom(cell));
      rows.push(rowTag(place + 2, cells));
    }
    yield rows.join('');
  }
  yield SHEET_END;
}

async function* notes(leftOut: LeftOut): AsyncGenerator<string> {
  const rows = [['What did not fit into the sheets', 'How much'], ...leftOut.rows];
  yield SHEET_BEGINNING + rows.map((cells, at) => rowTag(at + 1, cells)).join('') + SHEET_END;
}

async function* text(content: string): AsyncGenerator<string> {
  yield content;
}

/** The graph as a workbook of Excel: a sheet of nodes, one of relationships, and one that counts what found no room. */
export async function* workbook({ store, scope }: ExportSource): AsyncGenerator<Uint8Array> {
  const leftOut = new LeftOut();
  const nodes: Part<GraphNode> = {
    name: 'Nodes',
    titles: ['id', 'labels'],
    cells: ({ id, labels }) => [id, listCell(labels)],
    slices: () => nodeSlices(store, scope),
  };
  const relationships: Part<GraphRelationship> = {
    name: 'Relationships',
    titles: ['source', 'target', 'type'],
    cells: ({ startNodeId, endNodeId, type }) => [startNodeId, endNodeId, type],
    slices: () => relationshipSlices(store, scope),
  };
  const sheetsOf = async <T extends Element>(part: Part<T>) => {
    const { names, rows } = await shapeOf(part);
    return Array.from({ length: Math.max(1, Math.ceil(rows / (MOST_ROWS - 1))) }, (_, turn) => ({
      name: turn === 0 ? part.name : `${part.name} ${turn + 1}`,
      chunks: sheet(part, names, turn, leftOut),
    }));
  };
  const sheets = [
    ...(await sheetsOf(nodes)),
    ...(await sheetsOf(relationships)),
    { name: 'Notes', chunks: notes(leftOut) },
  ];
  const parts = Object.entries(workbookParts(sheets.map(({ name }) => name)));
  yield* zipped([
    ...parts.map(([name, content]) => ({ name, chunks: text(content) })),
    ...sheets.map(({ chunks }, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, chunks })),
  ]);
}
