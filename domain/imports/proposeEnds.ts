import { textOfCell } from './cells.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { areHours, captionColumn, isIdHeading } from './proposeColumns.js';
import { type Column, type Table } from './table.js';
import { isWordOf, namesThings } from './words.js';

/** Pairs of headings that say, as they stand, that a row is a relationship. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['source', 'target'],
  ['from', 'to'],
  ['source id', 'target id'],
  ['source node', 'target node'],
  ['source name', 'target name'],
  ['source label', 'target label'],
  ['src', 'dst'],
  ['subject', 'object'],
  ['subject id', 'object id'],
];

/** Share of the rows that must have a value of their own in a column that ends refer to. */
const MOST_APART = 0.9;
/** Share of the ends that must be in it where both are numbers, which are the same by chance. */
const KNOWN_NUMBERS = 0.5;
/** What may stand between several ends in one cell. */
const SEPARATORS = ['|', ';'] as const;

/** One end of the rows of a table of relationships, with the tables that have it, the surest first. */
export interface GraphEnd {
  readonly column: Column;
  readonly tables: readonly string[];
  readonly separator?: string | undefined;
}

/** A table of relationships by its headings alone. */
export interface GraphEnds {
  readonly table: string;
  readonly start: GraphEnd;
  readonly end: GraphEnd;
}

/** What tables are as halves of a graph: the ends of those of relationships, and what the rows of the others are known by there. */
export interface GraphHalves {
  readonly edges: readonly GraphEnds[];
  readonly keys: ReadonlyMap<string, string>;
}

const mayBeEnd = (column: Column): boolean =>
  column.filled > 0 && column.kind !== 'date' && column.kind !== 'dateTime' && !areHours(column);

/** The two columns of a table without headings that name the same things, and what stands between or behind them. */
function headlessEnds(table: Table): readonly [Column, Column] | undefined {
  const { columns, isHeadless } = table;
  const [first, second, third, ...more] = columns;
  if (isHeadless !== true || first === undefined || second === undefined || more.length > 0) return undefined;
  const areSame = (one: Column, other: Column): boolean =>
    mayBeEnd(one) &&
    mayBeEnd(other) &&
    one.kind === other.kind &&
    shareOf(textsOf(table, other), textsOf(table, one)) > 0;
  if (third === undefined) {
    const isCalledSo = tellsEdges(table.name) && first.kind === 'text' && second.kind === 'text';
    return areSame(first, second) || (isCalledSo && first.distinct < first.filled) ? [first, second] : undefined;
  }
  if (third.kind === 'number' && areSame(first, second) && areWhole(first) && areWhole(second)) return [first, second];
  const isBetween = second.kind === 'text' && second.distinct < second.filled;
  return isBetween && first.kind === 'text' && areSame(first, third) ? [first, third] : undefined;
}

/** Whether numbers are ids, and no amounts; texts always may be. */
const areWhole = ({ kind, values }: Column): boolean => kind === 'text' || values.every((value) => /^\d+$/.test(value));

/** Whether a file is called as one of relationships is. */
const tellsEdges = (name: string): boolean => wordsOf(name).some((word) => isWordOf('edges', word));

/** The columns of a table that say that its rows are relationships: by their headings, `Source` and `Target`, `From` and `To`, or without any. */
function plainEnds(table: Table): readonly [Column, Column] | undefined {
  const { part, columns } = table;
  if (part !== 'rows') return undefined;
  for (const headings of PLAIN) {
    const [start, end] = headings.map((heading) =>
      columns.find((column) => phraseOf(column.name) === heading && mayBeEnd(column)),
    );
    if (start !== undefined && end !== undefined) return [start, end];
  }
  return headlessEnds(table);
}

/** Whether a table is one of nodes by its headings alone, `Id` and `Label`. */
export const isNodeTable = ({ part, columns }: Table): boolean =>
  part === 'rows' &&
  columns.some(({ name }) => phraseOf(name) === 'id') &&
  columns.some(({ name }) => isWordOf('labels', name));

function textsOf({ columns, rows }: Table, column: Column): ReadonlySet<string> {
  const at = columns.indexOf(column);
  return new Set(rows.map((row) => textOfCell(row[at])).filter((text) => text !== ''));
}

/** Share of some texts that are among others. */
function shareOf(texts: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let found = 0;
  for (const text of texts) if (known.has(text)) found += 1;
  return found / Math.max(1, texts.size);
}

/** Columns by which the rows of a table may be called at the ends of relationships: ids and names of which hardly any comes again. */
function keyCandidates(table: Table): readonly Column[] {
  const caption = captionColumn(table.columns);
  return table.columns.filter(
    (column, at) =>
      !column.isList &&
      (column.kind === 'text' || column.kind === 'number') &&
      column.distinct >= column.filled * MOST_APART &&
      column.filled >= table.sampled * MOST_APART &&
      (at === 0 || column === caption || isIdHeading(column.name) || namesThings(column.name) > 0),
  );
}

interface KnownEnds {
  readonly table: Table;
  readonly column: Column;
  readonly known: ReadonlySet<string>;
  readonly shares: readonly number[];
}

/** How many of the ends a column has, where it has enough of either. */
function knownEnds(
  table: Table,
  column: Column,
  ends: readonly [Column, Column],
  texts: readonly ReadonlySet<string>[],
) {
  const known = textsOf(table, column);
  const shares = texts.map((each) => shareOf(each, known));
  const isEnough = shares.some((share, at) =>
    column.kind === 'number' && ends[at]?.kind === 'number' ? share >= KNOWN_NUMBERS : share > 0,
  );
  return isEnough ? { table, column, known, shares } : undefined;
}

const total = ({ shares }: KnownEnds): number => shares.reduce((sum, share) => sum + share, 0);

/** What each table of nodes is known by to the ends: an id where that says as much as a name. */
function knownByEnds(table: Table, nodes: readonly Table[], ends: readonly [Column, Column]): readonly KnownEnds[] {
  const texts = ends.map((end) => textsOf(table, end));
  return nodes.flatMap((each) => {
    const found = keyCandidates(each)
      .toSorted((one, other) => Number(isIdHeading(other.name)) - Number(isIdHeading(one.name)))
      .flatMap((column) => knownEnds(each, column, ends, texts) ?? []);
    const best = found.reduce<KnownEnds | undefined>(
      (most, next) => (most === undefined || total(next) > total(most) ? next : most),
      undefined,
    );
    return best ?? [];
  });
}

/** Share of the ends that two tables both have, where nothing tells which of them is meant. */
const SAME = 0.9;

/** The tables that ends mean: of two that have the same ones the one that is called so, or neither. */
function withoutTwins(all: readonly KnownEnds[]): readonly KnownEnds[] {
  const isTwin = (one: KnownEnds, other: KnownEnds): boolean =>
    one !== other &&
    one.shares.every((share, at) => share >= SAME && (other.shares[at] ?? 0) >= SAME) &&
    !(isNodeTable(one.table) && !isNodeTable(other.table));
  return all.filter((one) => !all.some((other) => isTwin(one, other)));
}

/** What stands between several ends of one cell, where each of these is known and the whole is not. */
function separatorOf(texts: ReadonlySet<string>, known: ReadonlySet<string>): string | undefined {
  return SEPARATORS.find((separator) => {
    const several = [...texts].filter((text) => text.includes(separator) && !known.has(text));
    return (
      several.length > 0 &&
      several.every((text) => text.split(separator).every((part) => known.has(part.trim()) || part.trim() === ''))
    );
  });
}

function graphEnds(table: Table, nodes: readonly Table[], keys: Map<string, string>): GraphEnds | undefined {
  const ends = plainEnds(table);
  if (ends === undefined) return undefined;
  const known = withoutTwins(knownByEnds(table, nodes, ends));
  for (const { table: each, column } of known) if (!keys.has(each.name)) keys.set(each.name, column.name);
  const usable = known.filter(({ table: each, column }) => keys.get(each.name) === column.name);
  const own = ends.flatMap((end) => [...textsOf(table, end)]);
  const all = new Set([...(usable.length === 0 ? own : []), ...usable.flatMap((each) => [...each.known])]);
  const [start, end] = ends.map((column, at): GraphEnd => {
    const sorted = usable.toSorted((one, other) => (other.shares[at] ?? 0) - (one.shares[at] ?? 0));
    const tables = sorted.map((each) => each.table.name);
    return { column, tables, separator: separatorOf(textsOf(table, column), all) };
  });
  return start === undefined || end === undefined ? undefined : { table: table.name, start, end };
}

/** What tables are as halves of a graph, by their headings and by what the ends of relationships say. */
export function graphHalves(tables: readonly Table[]): GraphHalves {
  const keys = new Map<string, string>();
  const nodes = tables.filter((table) => table.part === 'rows' && plainEnds(table) === undefined);
  const edges = tables.flatMap((table) => graphEnds(table, nodes, keys) ?? []);
  return { edges, keys };
}
