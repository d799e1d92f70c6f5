import placeNames from '../coordinates/words.json' with { type: 'json' };
import { type Language } from '../language/languages.js';
import { severalIn } from '../styles/plurals.js';
import { type OneAndSeveral, saidLabel, saidName } from '../styles/typeWords.js';
import { textOfCell } from './cells.js';
import { type ColumnMapping, type TableMapping } from './mapping.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { hasTimes } from './meeting.js';
import { saysIds } from './numericIds.js';
import { isUnique } from './proposeColumns.js';
import { type Column, type RowsInTime, type Table } from './table.js';
import { BY_ENDINGS } from './singulars.js';
import { saidTime, timeOf } from './times.js';
import { isWordOf } from './words.js';

/** What is looked at to find questions: the values of columns, and rows as they are shown. */
export interface AskableTable extends Pick<Table, 'rows'> {
  readonly columns: readonly Pick<Column, 'name' | 'filled' | 'distinct' | 'isList' | 'values'>[];
  readonly inTime?: Pick<RowsInTime, 'thing' | 'time'> | undefined;
}

/** A question that the nodes of a table will answer: its form, and the words that stand in it. */
export interface AskableQuestion {
  readonly form: 'having' | 'highest' | 'average' | 'latest' | 'of' | 'highestAt' | 'at' | 'changed';
  readonly words: QuestionWords;
}

/** What may stand in a question; empty where its form has no place for it. */
type QuestionWords = Readonly<
  Record<'one' | 'measure' | 'group' | 'value' | 'date' | 'property' | 'name' | 'time' | 'earlier', string>
>;

const NO_WORDS: QuestionWords = {
  ...{ one: '', measure: '', group: '', value: '', date: '', property: '', name: '', time: '', earlier: '' },
};

/** Most questions that are shown of a table. */
const MOST = 3;
/** A longer value is no name that somebody would type, and a shorter one a code. */
const LONGEST = 40;
const SHORTEST = 3;

const mayBeTyped = (value: string): boolean => value.length >= SHORTEST && value.length <= LONGEST;

/** A property in a sentence, without the unit that its numbers stand in. */
export const saidInQuestion = (name: string): string => lowered(saidName(name.replace(/\s*[([][^)\]]*[)\]]\s*$/u, '')));

/** A name in the middle of a sentence: what is no sign of capitals begins small. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A label in a sentence. */
export const labelInQuestion = (label: string): string => saidInQuestion(saidLabel(label));

/** A shorter label is a sign. */
const SHORTEST_WORD = 3;

/** Whether a label is no word for a thing: a sign, or what ends as "voted by" does. */
const hasNoPlural = (label: string): boolean =>
  label.length < SHORTEST_WORD || isWordOf('beforeNames', wordsOf(label).at(-1) ?? '');

/** What several of a label are called in a sentence, by their person's words; undefined where its language has no plural of it that could be told. */
export const severalInQuestion = (
  label: string,
  words: OneAndSeveral | undefined,
  language: Language,
): string | undefined =>
  words === undefined && hasNoPlural(label) ? undefined : severalIn(words, labelInQuestion(label), language);

/** Whether numbers are years: nothing has the highest of them. */
const areYears = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /^[12]\d{3}$/u.test(value));

/** Whether numbers count the rows, from 0 or 1 on: they are places in a list, and the highest of them says nothing. */
const countRows = ({ values, ...column }: AskableTable['columns'][number]): boolean =>
  // Of what comes again, such as goals in their order, the values would look the same.
  isUnique(column) &&
  values.length > 2 &&
  ['0', '1'].includes(values[0] ?? '') &&
  values.every((value, at) => Number(value) === Number(values[0]) + at);

const PLACE_WORDS: ReadonlySet<string> = new Set(Object.values(placeNames).flat().map(phraseOf));

/** Whether numbers say where or when something is, of which nobody asks the highest: a latitude, a month. */
const saysPlaceOrTime = (name: string): boolean =>
  wordsOf(name).some((word) => PLACE_WORDS.has(phraseOf(word)) || isWordOf('times', word) || isWordOf('clock', word));

/** Whether a person would ask for the highest of a number that is called so: no id, no year, and nothing that says where or when. */
export const asksOfNumber = (name: string): boolean =>
  !saysIds(name) && !saysPlaceOrTime(name) && !wordsOf(name).some((word) => isWordOf('years', word));

/** A row by what it is called, and something of it that a person would ask for. */
interface AskedOf {
  readonly name: string;
  readonly property: string;
}

/** The first row that alone is called so, with the first of some columns that says something of it. */
function askedOf(
  { columns, rows }: AskableTable,
  { caption, captionWith = [] }: TableMapping,
  able: readonly ColumnMapping[],
): AskedOf | undefined {
  const cellOf = (row: AskableTable['rows'][number], name: string): string =>
    textOfCell(row[columns.findIndex((column) => column.name === name)]);
  const nameOf = (row: AskableTable['rows'][number]): string =>
    [caption, ...captionWith]
      .map((name) => cellOf(row, name))
      .join(' ')
      .trim();
  const names = rows.map(nameOf);
  for (const [at, row] of rows.entries()) {
    const name = names[at] ?? '';
    if (!mayBeTyped(name) || names.filter((each) => each === name).length > 1) continue;
    const asked = able.find(({ column }) => {
      const value = cellOf(row, column);
      return value !== '' && value.length <= LONGEST && !/^https?:/u.test(value);
    });
    if (asked !== undefined) return { name, property: saidInQuestion(asked.property) };
  }
  return undefined;
}

/** What the first row of observations tells of: its thing, and the times at which that has a value of a measure. */
interface FirstThing {
  readonly name: string;
  readonly measure: string;
  readonly times: readonly string[];
}

/** What a thing has in the columns of times of its row. */
function firstOfColumns({ columns, rows }: AskableTable, mapping: TableMapping, thing: string): FirstThing | undefined {
  const at = (name: string): number => columns.findIndex((column) => column.name === name);
  const measure = mapping.times?.columns[0]?.measure;
  const own = mapping.times?.columns.filter((each) => each.measure === measure) ?? [];
  const filled = (row: AskableTable['rows'][number]) =>
    own.filter(({ column }) => textOfCell(row[at(column)]) !== '').map((each) => each.at);
  const row = rows.find((each) => filled(each).length > 1);
  return row === undefined || measure === undefined
    ? undefined
    : { name: textOfCell(row[at(thing)]), measure, times: filled(row).toSorted() };
}

/** What the thing of the first row has in this row and in others. */
function firstOfRows(
  { columns, rows }: AskableTable,
  mapping: TableMapping,
  { thing, time }: Pick<RowsInTime, 'thing' | 'time'>,
): FirstThing | undefined {
  const at = (name: string): number => columns.findIndex((column) => column.name === name);
  const measure = mapping.columns.find(
    ({ column, use, kind }) => use === 'property' && kind === 'number' && column !== time && !saysIds(column),
  );
  const name = textOfCell(rows[0]?.[at(thing)]);
  const times = rows
    .filter((row) => textOfCell(row[at(thing)]) === name && textOfCell(row[at(measure?.column ?? '')]) !== '')
    .flatMap((row) => timeOf(textOfCell(row[at(time)]))?.iso ?? []);
  return measure && { name, measure: measure.property, times: [...new Set(times)].toSorted() };
}

/** Questions over observations: which thing was first at a time, what one had then, and how that changed. */
function askableInTime(
  table: AskableTable,
  mapping: TableMapping,
  found: Pick<RowsInTime, 'thing' | 'time'>,
  language: string,
): readonly AskableQuestion[] {
  const column = mapping.columns.find((each) => each.column === found.thing);
  const isOwn = hasTimes(mapping) && mapping.times?.of === '';
  const one = lowered(saidLabel((isOwn ? mapping.label : (column?.label ?? '')).trim()));
  const first = hasTimes(mapping) ? firstOfColumns(table, mapping, found.thing) : firstOfRows(table, mapping, found);
  const [earliest = '', latest = ''] = [first?.times[0], first?.times.at(-1)];
  if (first === undefined || one === '' || latest === '') return [];
  const [time, earlier] = [latest, earliest].map((iso) => saidTime(iso, language)) as [string, string];
  const words = { ...NO_WORDS, one, measure: saidInQuestion(first.measure), name: first.name, time, earlier };
  const isNamed = first.name !== '' && first.name.length <= LONGEST;
  return [
    { form: 'highestAt' as const, words: { ...words, name: '', earlier: '' } },
    ...(isNamed ? [{ form: 'at' as const, words: { ...words, one: '', earlier: '' } }] : []),
    ...(isNamed && earliest !== latest ? [{ form: 'changed' as const, words: { ...words, one: '' } }] : []),
  ];
}

/**
 * Questions that the graph could answer once a table is imported as a mapping says.
 * @param language in which times are said in them
 */
export function askableQuestions(
  table: AskableTable,
  mapping: TableMapping,
  language: string,
): readonly AskableQuestion[] {
  if (mapping.becomes !== 'nodes' || mapping.label.trim() === '') return [];
  if (mapping.rows === 'observations' && table.inTime !== undefined)
    return askableInTime(table, mapping, table.inTime, language);
  const one = lowered(saidLabel(mapping.label.trim()));
  const recognised = (name: string) => table.columns.find((column) => column.name === name);
  const properties = mapping.columns.filter(({ use }) => use === 'property');
  const saysNumber = ({ column, kind, separator }: ColumnMapping): boolean =>
    (kind === 'number' || kind === 'duration') &&
    separator === '' &&
    !areYears(recognised(column)?.values ?? []) &&
    !table.columns.some((one) => one.name === column && countRows(one));
  const nodes = mapping.columns.filter(({ use, label }) => use === 'node' && label.trim() !== '');
  const labels = nodes.map(({ label }) => phraseOf(label));
  const isMeasure = (each: ColumnMapping): boolean =>
    saysNumber(each) &&
    asksOfNumber(each.column) &&
    !labels.includes(phraseOf(BY_ENDINGS.of(each.column))) &&
    !mapping.keys.includes(each.column) &&
    (recognised(each.column)?.distinct ?? 0) > 2;
  const measure = properties.find(isMeasure);
  // A person was born in a country, and died in one: which is meant by the label alone cannot be told.
  const group = nodes.find(({ label }) => nodes.filter((each) => each.label === label).length === 1);
  const value = group && recognised(group.column)?.values.find(mayBeTyped);
  const date = properties.find(
    ({ column, kind }) => (kind === 'date' || kind === 'dateTime') && !isWordOf('times', column),
  );
  const about = askedOf(
    table,
    mapping,
    properties.filter(
      (each) =>
        (each.kind === 'text' || isMeasure(each)) &&
        ![mapping.caption, ...(mapping.captionWith ?? [])].includes(each.column) &&
        !saysIds(each.column) &&
        !isWordOf('remarks', each.column),
    ),
  );
  const all: readonly (AskableQuestion | undefined)[] = [
    measure && { form: 'highest', words: { ...NO_WORDS, one, measure: saidInQuestion(measure.property) } },
    group && value !== undefined
      ? { form: 'having', words: { ...NO_WORDS, one, group: lowered(saidLabel(group.label)), value } }
      : undefined,
    measure &&
      group && {
        form: 'average',
        words: { ...NO_WORDS, measure: saidInQuestion(measure.property), group: lowered(saidLabel(group.label)) },
      },
    date && { form: 'latest', words: { ...NO_WORDS, one, date: saidInQuestion(date.property) } },
    about && { form: 'of', words: { ...NO_WORDS, ...about } },
  ];
  return all.filter((question) => question !== undefined).slice(0, MOST);
}
