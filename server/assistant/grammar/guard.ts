import { addsUp } from '../../../domain/properties/kinds.js';
import { asksOfEvery } from '../../../domain/query/named.js';
import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { tokensOf, wordsOf } from '../language/tokens.js';
import { placesOfUnit } from '../language/amounts.js';
import { leadsToRows, stepsIn } from './steps.js';
import { ASKING_WHO, type Operator, type Pack, PACKS } from '../language/Pack.js';
import { saysDate, type Schema } from './Schema.js';

const PERCENT = 'percent';

/** Words that frames leave unread, whatever they change. */
const UNREAD: readonly Operator[] = ['only', 'exactly'];

const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

const holds = (question: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => spaced(question).includes(spaced(phrase)));
const begins = (question: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => spaced(question).startsWith(spaced(phrase)));

/** A query that a question was read as. `isGuess`: by more than the graph's own names. */
interface Reading {
  readonly question: string;
  readonly query: Query;
  readonly schema: Schema;
  readonly pack: Pack;
  readonly isGuess: boolean;
}

/** Whether an exception is made: by a word that joins as well only where it stands after all of something. */
export function makesException(question: string, language: Language): boolean {
  const text = spaced(question);
  const { except, and, every } = PACKS[language].operators;
  return except.some((phrase) => {
    const at = text.indexOf(spaced(phrase));
    if (at < 0) return false;
    return !and.includes(phrase) || every.some((one) => text.slice(0, at + 1).includes(spaced(one)));
  });
}

/** Whether a question makes an exception, or says that only or exactly some are meant: what no frame reads. */
export const changesEverything = (question: string, language: Language): boolean =>
  makesException(question, language) || UNREAD.some((one) => holds(question, PACKS[language].operators[one]));

/** Whether a time is asked for, which a taught question does not ask for: then what it tells is no answer. */
export const isOnlyOfTime = (question: string, taught: readonly string[], language: Language): boolean =>
  [question, ...taught].every((one, at) => begins(one, PACKS[language].operators.when) === (at === 0));

/** Whether what numbers come to is asked of what holds none, as of names: nothing is told of these, not that there are none. */
function addsNoNumbers({ query, schema: { properties, ties } }: Reading): boolean {
  const total = query.kind === 'group' ? query.total : query;
  if (total.kind !== 'aggregate') return false;
  const kinds = [...properties, ...ties].flatMap(({ property, kind }) => (property === total.property ? [kind] : []));
  return !kinds.some(addsUp);
}

/** Whether one number is what all have in common where a number for each is asked: what a language says both with asks for the latter. */
function isOneForEach({ question, query, pack: { operators } }: Reading): boolean {
  const both = operators.per.filter((phrase) => operators.every.includes(phrase));
  return query.kind === 'count' && holds(question, both) && asksOfEvery(query.set);
}

/** What a question begins with that no yes or no answers. */
const ASKING: readonly Operator[] = ['which', 'who', 'whom', 'when', 'where', 'how', 'count'];

/** Whether only yes or no would be told, though more is asked: what has Ann ordered. */
const tellsOnlyWhether = ({ question, query: { kind }, pack }: Reading): boolean =>
  kind === 'exists' && ASKING.some((operator) => begins(question, pack.operators[operator]));

const labelOf = (set: NodeSet): string | undefined =>
  set.kind === 'label' ? set.label : 'of' in set && !Array.isArray(set.of) ? labelOf(set.of as NodeSet) : undefined;

/** Whether rows of a label have a person each, who is asked for before the row: the customer of a visit. */
const isOfPerson = (label: string, schema: Schema): boolean =>
  !schema.persons.includes(label) &&
  stepsIn(schema).some((step) => step.to === label && schema.persons.includes(step.from) && leadsToRows(schema, step));

/** Whether the question asks who but a non-person would be told. `isGuess`: words were read by more than the graph's names. */
function tellsNoPerson({ question, query, schema, isGuess }: Reading): boolean {
  if (query.kind !== 'nodes' || !ASKING_WHO.has(wordsOf(question)[0] ?? '')) return false;
  const label = labelOf(query.set);
  if (label === undefined) return false;
  const isRow = isOfPerson(label, schema);
  return isGuess ? isRow || schema.isBesidePersons(label) : isRow && schema.tookPlace(label);
}

/** Whether what is asked for stands after a small word: on what was it spent, and what was it spent on. */
function asksByPlace(question: string, { operators: { at, which } }: Pack): boolean {
  const [first = '', second = '', ...rest] = wordsOf(question);
  return (at.includes(first) && which.includes(second)) || (which.includes(first) && at.includes(rest.at(-1) ?? ''));
}

/** Whether a time would be told of one that is named, though a small word at the end asks for a thing: what did Ann die of. */
function tellsTimeForThing({ question, query, schema: { properties }, pack }: Reading): boolean {
  const { which, of, at } = pack.operators;
  const [first = '', ...rest] = wordsOf(question);
  const last = rest.at(-1) ?? '';
  if (query.kind !== 'values' || !which.includes(first) || !(of.includes(last) || at.includes(last))) return false;
  return properties.some(
    ({ property, isYear }) => query.properties.includes(property) && (isYear === true || saysDate(property)),
  );
}

const hasAmount = (set: NodeSet, schema: Schema): boolean =>
  set.kind === 'where' &&
  (hasAmount(set.of, schema) ||
    partsOf(set.that).some(
      (that) => that.kind === 'has' && schema.worths.some((one) => one.property === that.property),
    ));

/** Whether rows would be told that come to something, or all of a label, though what something was or went on is asked. */
const tellsOnlyRows = ({ question, query, schema, pack }: Reading): boolean =>
  query.kind === 'nodes' && asksByPlace(question, pack) && (query.set.kind === 'label' || hasAmount(query.set, schema));

const partsOf = (that: Predicate): readonly Predicate[] => (that.kind === 'and' ? that.of.flatMap(partsOf) : [that]);

/** Whether a part of some is spoken of in hundredths, and no number of any of them: over 60% of the orders. */
export function isOfShare(question: string, language: Language): boolean {
  const tokens = tokensOf(question, language);
  const said = placesOfUnit(tokens, PERCENT).filter(({ from }) => tokens[from - 1]?.number !== undefined);
  const ends = [...said.map(({ to }) => to), ...tokens.flatMap(({ sign }, at) => (sign === '%' ? [at + 1] : []))];
  return ends.some((at) => PACKS[language].among?.includes(tokens[at]?.word ?? '') === true);
}

const SIGNS: readonly ((reading: Reading) => boolean)[] = [
  isOneForEach,
  addsNoNumbers,
  tellsOnlyWhether,
  tellsOnlyRows,
  tellsTimeForThing,
  tellsNoPerson,
];

/** Whether a query surely is not what its question asks for. */
export const isMisread = (reading: Reading): boolean => SIGNS.some((isSign) => isSign(reading));
