import { kinship, meaningsOf } from '../language/meanings.js';
import { ORDERS } from '../../../domain/query/Query.js';
import { amountOf, link, plain, ranked } from './building.js';
import { leadsToRows, stepsIn } from './steps.js';
import { type Ground, type Lexeme } from './Lexeme.js';
import { type PropertyLink, type SetMeaning } from './Meaning.js';
import { eitherWay, type Of, type Rule, rule } from './Rule.js';
import { type Schema } from './Schema.js';

/** Words that a graph has no name for: money, and verbs that only say that a row took place. */
const SAID = 0.95;

/** Whether a verb is kin to what a row is called, or who takes part in it: who pays makes a payment, and a donor gives. */
function isOfRow(word: string, { labels: [row = ''] }: PropertyLink, schema: Schema): boolean {
  const parts = schema.ends(undefined).flatMap(({ start, type, end }) => (start === row ? [type, end] : []));
  const named = [
    ...schema.labels.map(({ label, words }) => ({ name: label, words })),
    ...schema.types.map(({ type, words }) => ({ name: type, words })),
  ];
  return named.some(
    ({ name, words }) =>
      [row, ...parts].includes(name) && kinship(meaningsOf([word]), meaningsOf(words.slice(-1)))?.isSure === true,
  );
}

/** What rows come to, by words that the graph has no name for; by a verb that is no word of theirs it is asked. */
export function* worthLexemes({ words, pack, schema, aliases }: Ground): Generator<Lexeme> {
  const { worths, quantities } = schema;
  for (const [at, word] of words.entries()) {
    const place = { from: at, to: at + 1, score: SAID };
    if (schema.says(word)) continue;
    const isNoun = pack.worth.nouns.some((one) => schema.same(one, word));
    if (isNoun && worths.length > 0) yield { ...place, meaning: { cat: 'prop', links: worths } };
    if (!pack.worth.verbs.some((one) => schema.same(one, word))) continue;
    for (const one of [...worths, ...quantities]) {
      const isSure = isOfRow(word, one, schema) || aliases.some((alias) => alias.words === word);
      const meant = { words: word, kind: 'property', name: one.property, isSure, isRole: true } as const;
      yield { ...place, meaning: { cat: 'prop', links: [one], isDone: true }, link: meant };
    }
  }
}

const among = (links: readonly PropertyLink[], some: readonly PropertyLink[]): readonly PropertyLink[] =>
  links.filter(({ property, labels }) => some.some((one) => one.property === property && one.labels[0] === labels[0]));

/** What one of a label comes to. */
const worthOf = ({ labels, isPlain }: SetMeaning, { worths }: Schema): readonly PropertyLink[] =>
  isPlain === true ? worths.filter((one) => labels.includes(one.labels[0] ?? '')) : [];

const averaged = (by: 'mean' | 'median', set: SetMeaning, schema: Schema) => {
  const links = worthOf(set, schema);
  return links.length === 1 ? plain({ cat: 'agg', by, links }) : [];
};

/** The one way from nodes of a label to the rows that have what they come to. */
function wayToRows(label: string | undefined, row: string | undefined, schema: Schema) {
  const [way, ...more] = stepsIn(schema).filter(({ from, to }) => from === label && to === row);
  return way !== undefined && more.length === 0 && leadsToRows(schema, way) ? way : undefined;
}

/** Those who had so many rows: who gave more than 60 times. */
function soOften({ links }: Of<'prop'>, { amount }: Of<'frequency'>, schema: Schema) {
  const [row = '', ...more] = new Set(links.flatMap(({ labels }) => labels));
  const [way, ...others] = schema.persons.flatMap((label) => wayToRows(label, row, schema) ?? []);
  const rows: SetMeaning = { cat: 'set', set: { kind: 'label', label: row }, labels: [row] };
  return way === undefined || others.length + more.length > 0 ? [] : plain(link(way.type, rows, { amount }));
}

/** Rules of what rows come to, where no word names it. */
export const WORTHS: readonly Rule[] = [
  ...(['mean', 'median'] as const).flatMap((by) =>
    eitherWay('averageWorth', [`op:${by}`, 'set'], 'the average gift', (_, set, { schema }) =>
      averaged(by, set, schema),
    ),
  ),
  ...ORDERS.map((order) =>
    rule('largest', [`op:${order}`, 'set'], 'the largest gift', ({ isOfMany }, set, { schema }) =>
      isOfMany === true ? [] : ranked(set, order, worthOf(set, schema)),
    ),
  ),
  rule('done', ['op:have', 'prop'], '(how much have we) spent', (_, prop) => (prop.isDone === true ? plain(prop) : [])),
  rule('howMuchDone', ['op:how', 'prop'], 'how much (have we) spent', (_, { links, isDone }, { schema }) => {
    const known = among(links, schema.worths);
    return isDone === true && known.length > 0 ? plain({ cat: 'agg', by: 'sum', links: known }) : [];
  }),
  rule('times', ['cmp', 'op:times'], 'more than 60 times', ({ is, value, isTime, isThan }) => {
    const amount = isTime === true || isThan === true ? undefined : amountOf(is, value);
    return amount === undefined ? [] : plain({ cat: 'frequency', amount });
  }),
  rule('soOften', ['prop', 'frequency'], 'gave more than 60 times', (prop, often, { schema }) =>
    prop.isDone === true ? soOften(prop, often, schema) : [],
  ),
];
