import { asNode, propertyOf } from './asColumn.js';
import { textOfCell } from './cells.js';
import { type Draft } from './draft.js';
import { type TableMapping } from './mapping.js';
import { type Observations } from './observations.js';
import { areWords, isUnique, singularWords } from './proposeColumns.js';
import { readAs } from './readAs.js';
import { labelOfTable, saysSeveral } from './rowLabels.js';
import { type Singulars } from './singulars.js';
import { type Column, type RowsInTime, type Table } from './table.js';
import { type TimeColumn, type TimeColumns } from './timeColumns.js';
import timeWords from './timeWords.json' with { type: 'json' };
import { wordsOf } from './headingWords.js';
import { labelOfHeading, labelOfObservations, saysWhat, tellingWords, typeTowards } from './words.js';

/** What rows become that say how things were at times, and what shows it. */
export interface ReadInTime {
  readonly mapping: TableMapping;
  readonly found: RowsInTime;
}

/** Rows by thing and time: each is of its own kind, knows its time and leads to the thing that it is of. */
export function readByRows(
  rows: TableMapping,
  draft: Draft,
  { thing, time, kind }: Observations,
  singulars: Singulars,
): ReadInTime {
  const { table } = draft;
  const label = labelOfTable(draft, singulars);
  const isOfThing = label === labelOfHeading(thing.name, singulars) || !saysSeveral(table.name, singulars);
  const found: RowsInTime = {
    ...{ thing: thing.name, things: thing.distinct, time: time.name, times: time.distinct, kind },
    observations: table.sampled,
    observed: {
      ...{ label: isOfThing ? labelOfObservations(time.name) : label, keys: [], caption: rows.caption, use: 'node' },
    },
    standing: { label, keys: [], caption: thing.name, use: 'property' },
  };
  const columns = rows.columns.map((each) => (each.column === thing.name ? asNode(thing, singulars) : each));
  return { found, mapping: readAs({ ...rows, columns, label: found.observed.label }, 'observations', found) };
}

/** Share of the rows that what they are called by must tell apart for each to be a thing of its own. */
const MOST_APART = 0.9;

/** The column that says what a wide table tells of, and whether each of its rows is a thing of its own. */
function thingOf({
  table,
  key,
  caption,
  ties,
}: Draft): { readonly thing: Column; readonly isOwn: boolean } | undefined {
  const named = (name: string | undefined) => table.columns.find((column) => column.name === name);
  const tied = ties.find(({ column }) => key === undefined || column === key);
  if (key !== undefined && tied === undefined) {
    const thing = caption !== undefined && isUnique(caption) ? caption : named(key);
    return thing && { thing, isOwn: true };
  }
  // Two towns may have one name.
  if (tied === undefined && caption !== undefined && caption.distinct >= table.sampled * MOST_APART)
    return { thing: caption, isOwn: true };
  const thing = named(tied?.column) ?? table.columns.find((column) => areWords(column) && column.distinct > 1);
  return thing && { thing, isOwn: false };
}

/** What the cells below times say, where their headings do not: by the name of the file, or by a column that says the same in all rows. */
function measureOf({ table }: Draft, thing: Column, label: string, singulars: Singulars): string {
  const own = singularWords([...wordsOf(thing.name), ...wordsOf(label)], singulars);
  const words = tellingWords(table.name).filter(
    (word) => !singularWords([word], singulars).some((one) => own.includes(one)),
  );
  if (words.length > 0 && words.every((word) => singulars.isKnown(word))) return words.join(' ');
  const same = table.columns.find(
    (column) => column.distinct === 1 && column.filled === table.sampled && areWords(column),
  );
  return (
    same?.values[0] ?? (words.length > 0 && same === undefined ? words.join(' ') : timeWords[singulars.language].value)
  );
}

/** Cells below times that hold anything, those of one row and one time together. */
function observationsIn(table: Table, columns: readonly TimeColumn[]): number {
  const places = new Map<string, readonly Column[]>();
  for (const { at, column } of columns) places.set(at, [...(places.get(at) ?? []), column]);
  const all = [...places.values()];
  if (all.every(({ length }) => length === 1)) return columns.reduce((sum, { column }) => sum + column.filled, 0);
  if (table.rows.length < table.sampled)
    return all.reduce((sum, some) => sum + Math.max(...some.map(({ filled }) => filled)), 0);
  const at = new Map(table.columns.map((column, place) => [column.name, place]));
  const isFilled = (row: Table['rows'][number], { name }: Column) => textOfCell(row[at.get(name) ?? -1]) !== '';
  return all.reduce(
    (sum, some) => sum + table.rows.filter((row) => some.some((column) => isFilled(row, column))).length,
    0,
  );
}

/**
 * A wide table: each time at which a row has anything is an observation, which leads to the row, or to what that is of where several rows are of the
 * same or it is a row of another table. What is no time stays with the row.
 */
export function readByColumns(
  rows: TableMapping,
  draft: Draft,
  { whole, kind, columns }: TimeColumns,
  singulars: Singulars,
): ReadInTime | undefined {
  const about = thingOf(draft);
  if (about === undefined) return undefined;
  const { thing, isOwn } = about;
  const words = timeWords[singulars.language];
  const label = saysWhat(thing.name) ? labelOfHeading(thing.name, singulars) : rows.label;
  const measure = measureOf(draft, thing, label, singulars);
  const use = rows.columns.find(({ column }) => column === thing.name)?.use ?? 'property';
  const standing = { label: isOwn ? label : rows.label, keys: rows.keys, caption: rows.caption, use };
  const found: RowsInTime = {
    ...{ thing: thing.name, things: isOwn ? whole.sampled : thing.distinct, time: '', kind },
    times: new Set(columns.map(({ at }) => at)).size,
    observations: observationsIn(whole, columns),
    standing,
    observed: isOwn
      ? standing
      : { label: words.observation, keys: [], caption: '', use: use === 'reference' ? use : 'node' },
  };
  const times = {
    of: isOwn ? '' : thing.name,
    label: words.observation,
    type: typeTowards(label),
    kind,
    property: words[kind],
    columns: columns.map(({ column, at, measure: said }) => ({
      column: column.name,
      at,
      measure: propertyOf({ ...column, name: said === '' ? measure : said }),
    })),
  };
  return { found, mapping: readAs({ ...rows, label: standing.label, times }, 'observations', found) };
}
