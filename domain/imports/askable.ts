import { saidLabel, saidName } from '../styles/typeWords.js';
import { type ColumnMapping, type TableMapping } from './mapping.js';
import { saysIds } from './numericIds.js';
import { type Column, type Table } from './table.js';
import { isWordOf } from './words.js';

/** What is looked at to find questions: the values of columns, and rows as they are shown. */
export interface AskableTable extends Pick<Table, 'rows'> {
  readonly columns: readonly Pick<Column, 'name' | 'distinct' | 'values'>[];
}

/** A question that the nodes of a table will answer: its form, and the words that stand in it. */
export interface AskableQuestion {
  readonly form: 'having' | 'highest' | 'average' | 'latest' | 'of';
  readonly words: QuestionWords;
}

/** What may stand in a question; empty where its form has no place for it. */
type QuestionWords = Readonly<Record<'one' | 'measure' | 'group' | 'value' | 'date' | 'property' | 'name', string>>;

const NO_WORDS: QuestionWords = { one: '', measure: '', group: '', value: '', date: '', property: '', name: '' };

/** Most questions that are shown of a table. */
const MOST = 3;
/** A longer value is no name that somebody would type. */
const LONGEST = 40;

/** A property in a sentence, without the unit that its numbers stand in. */
const said = (name: string): string => lowered(saidName(name.replace(/\s*[([][^)\]]*[)\]]\s*$/u, '')));

/** A name in the middle of a sentence: what is no sign of capitals begins small. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Whether numbers are years: nothing has the highest of them. */
const areYears = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /^[12]\d{3}$/u.test(value));

/** Questions that the graph could answer once a table is imported as a mapping says, in no language yet. */
export function askableQuestions(table: AskableTable, mapping: TableMapping): readonly AskableQuestion[] {
  if (mapping.becomes !== 'nodes' || mapping.label.trim() === '') return [];
  const one = lowered(saidLabel(mapping.label.trim()));
  const recognised = (name: string) => table.columns.find((column) => column.name === name);
  const properties = mapping.columns.filter(({ use }) => use === 'property');
  const saysNumber = ({ column, kind, separator }: ColumnMapping): boolean =>
    kind === 'number' && separator === '' && !areYears(recognised(column)?.values ?? []);
  const isMeasure = (each: ColumnMapping): boolean =>
    saysNumber(each) &&
    !saysIds(each.column) &&
    !mapping.keys.includes(each.column) &&
    (recognised(each.column)?.distinct ?? 0) > 2;
  const measure = properties.find(isMeasure);
  const group = mapping.columns.find(({ use, label }) => use === 'node' && label.trim() !== '');
  const value = group && recognised(group.column)?.values.find((each) => each.length <= LONGEST);
  const date = properties.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  const at = table.columns.findIndex(({ name }) => name === mapping.caption);
  const name = at < 0 ? '' : String(table.rows[0]?.[at] ?? '');
  const about = properties.find(
    (each) =>
      (each.kind === 'text' || isMeasure(each)) &&
      each.column !== mapping.caption &&
      !saysIds(each.column) &&
      !isWordOf('remarks', each.column),
  );
  const all: readonly (AskableQuestion | undefined)[] = [
    measure && { form: 'highest', words: { ...NO_WORDS, one, measure: said(measure.property) } },
    group && value !== undefined
      ? { form: 'having', words: { ...NO_WORDS, one, group: lowered(saidLabel(group.label)), value } }
      : undefined,
    measure &&
      group && {
        form: 'average',
        words: { ...NO_WORDS, measure: said(measure.property), group: lowered(saidLabel(group.label)) },
      },
    date && { form: 'latest', words: { ...NO_WORDS, one, date: said(date.property) } },
    about && name !== '' && name.length <= LONGEST
      ? { form: 'of', words: { ...NO_WORDS, property: said(about.property), name } }
      : undefined,
  ];
  return all.filter((question) => question !== undefined).slice(0, MOST);
}
