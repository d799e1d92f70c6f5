import { fold } from '../../../../domain/folding/fold.js';
import { truthOf } from '../../../../domain/query/computed.js';
import { setIn } from '../../../../domain/query/asNodes.js';
import { formsIn, idsIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { asksForOne, goesOn } from '../../dialogue/pointsBack.js';
import { isYear } from '../../language/dates.js';
import { isVerbAtEnd } from '../../grammar/lexemes.js';
import { isName } from '../../guesses/ranked.js';
import { type NodeId } from '../../../contract/ids.js';
import { bestOf } from '../../marking/Marked.js';
import { SCORES } from '../../scores/scores.js';
import { isKnownWord } from '../../language/known.js';
import { firstFormsOf } from '../../language/meanings.js';
import { PACKS } from '../../language/Pack.js';
import { type Token, wordsOf } from '../../language/tokens.js';
import { isInDictionary } from '../../marking/vocabulary.js';
import { Schema, sameWord, wordsOfName } from '../../grammar/Schema.js';
import { type GraphAnswer } from './GraphAnswer.js';
import { type Message } from './Message.js';

/** A query that a message was read as, with its answer. */
export interface Reading {
  readonly query: Query;
  readonly answer: Pick<GraphAnswer, 'citations' | 'isEmpty'>;
  readonly message: Message;
}

/** Whether the words mean something else than was read. */
type Doubt = (reading: Reading) => boolean | Promise<boolean>;

const isRanking = (query: Query): boolean =>
  formsIn(query).some(
    ({ kind, by, order }) => kind === 'top' || order !== undefined || by === 'greatest' || by === 'least',
  );

/** Whether some are ranked by what all of them have alike, as the first year of those of a year, or one alone by what no word names. */
function ranksAlike({ query, message: { tokens } }: Reading): boolean {
  return formsIn(query).some(({ kind, of, by }) => {
    const { property } = (by ?? {}) as { readonly property?: unknown };
    if (kind !== 'top' || typeof property !== 'string') return false;
    const isFixed = formsIn(of).some((one) => one.kind === 'compare' && one.is === '=' && one.property === property);
    const { kind: set, ids } = of as { readonly kind?: unknown; readonly ids?: unknown };
    const isOne = set === 'nodes' && Array.isArray(ids) && ids.length === 1;
    const words = wordsOfName(property);
    return isFixed || (isOne && !tokens.some(({ word }) => words.some((one) => sameWord(word, one) > 0)));
  });
}

/** As many may share the first place among as many. */
const MOST_TIED = 2;

/** Whether several rank first by a number of neighbours of which nobody has two: the states with most capitals. */
async function ranksByOne({ query, message: { reading } }: Reading): Promise<boolean> {
  if (query.kind !== 'nodes' || query.set.kind !== 'top' || query.set.by.kind !== 'number') return false;
  const { of, by } = query.set;
  const { step, set } = by;
  if (step.types.length === 0) return false;
  const that = { kind: 'linked', step, set, quantity: { kind: 'atLeast', count: 2 } } as const;
  const [first, two] = [
    await reading.query({ kind: 'count', set: query.set }),
    await reading.query({ kind: 'exists', set: { kind: 'where', of, that } }),
  ];
  return (
    first.result.kind === 'count' && first.result.total > MOST_TIED && two.result.kind === 'exists' && !two.result.holds
  );
}

/** Whether the largest group is asked for, or those with so many members, and each has one. */
async function hasNoLargestGroup({ query, message: { reading, triggers } }: Reading): Promise<boolean> {
  if (query.kind !== 'group' || query.total.kind !== 'count') return false;
  const { having, ...all } = query;
  if (having === undefined && !triggers.some(({ trigger }) => trigger === 'most' || trigger === 'fewest')) return false;
  const { result } = await reading.query(all);
  if (result.kind !== 'group' || result.groups.length <= MOST_TIED) return false;
  return result.groups.every(({ total }) => total === 1);
}

/** Whether a word is an English superlative, and no word of its own: strongest, but not west. */
const isSuperlative = (word: string): boolean =>
  word.endsWith('est') && [...firstFormsOf(word)].some((form) => form !== word && form.length <= word.length - 2);

/** Whether a superlative is read as the value that its adjective is: the strongest as “Strong”. */
function losesRank({ query, answer: { citations }, message: { tokens } }: Reading): boolean {
  if (isRanking(query)) return false;
  const own = new Set([JSON.stringify(query), ...citations.map(({ caption }) => caption)].flatMap(wordsOf));
  return tokens.some(({ word }) => isSuperlative(word) && !own.has(word));
}

/** The numbers that a query compares properties with. */
const comparedIn = (query: Query) =>
  formsIn(query).flatMap(({ kind, property, value, from }) =>
    kind === 'compare' || kind === 'between' ? [{ property, value: value ?? from }] : [],
  );

/** Whether nothing is found because a year is read as an amount. */
async function takesYearForAmount({ query, answer: { isEmpty }, message: { reading } }: Reading): Promise<boolean> {
  const years = isEmpty === true ? comparedIn(query).filter(({ value }) => isYear(value)) : [];
  if (years.length === 0) return false;
  const { properties } = Schema.of(await reading.shape());
  const amounts = properties.filter(({ kind, isYear: year }) => kind === 'number' && year !== true);
  return years.some(({ property }) => amounts.some((one) => one.property === property));
}

/** Whether what a number counts, by the word behind it, is left out of what is held against it: fewer than 19 films is no year before 19. */
async function comparesCount({ query, message: { reading, tokens } }: Reading): Promise<boolean> {
  const schema = Schema.of(await reading.shape());
  const counts = tokens.flatMap(({ number }, at) => {
    const counted = tokens[at + 1]?.word ?? '';
    return number !== undefined && schema.namesLabel(counted) ? [{ number, counted }] : [];
  });
  return comparedIn(query).some(({ property, value }) =>
    counts.some(
      ({ number, counted }) =>
        number === value && wordsOfName(String(property)).every((word) => sameWord(word, counted) === 0),
    ),
  );
}

const isTruth = (name: string): boolean => /\p{L}/u.test(name) && truthOf(name) !== undefined;

/** Whether things are listed that are called yes and no. */
function listsTruths({ query, answer: { citations } }: Reading): boolean {
  const named = new Set(idsIn(query));
  const listed = citations.filter(({ id }) => !named.has(id));
  return query.kind === 'nodes' && listed.length > 0 && listed.every(({ caption }) => isTruth(caption));
}

/** Whether all of a label are listed for a message that goes on from another, as if it stood alone: “on which island?”. */
function listsWholeLabel({ query, message: { tokens, language, context } }: Reading): boolean {
  if (context.earlier.length === 0 || query.kind !== 'nodes' || query.set.kind !== 'label') return false;
  const { operators, dialogue } = PACKS[language];
  const first = tokens[0]?.word ?? '';
  return operators.at.includes(first) || dialogue.also.some((phrase) => wordsOf(phrase)[0] === first);
}

/** Whether several are told where one is asked for. */
async function tellsSeveralForOne({ query, message }: Reading): Promise<boolean> {
  const { text, language, reading } = message;
  if ((query.kind !== 'nodes' && query.kind !== 'count') || isRanking(query)) return false;
  if (!asksForOne(text, language)) return false;
  const { result } = await reading.query({ kind: 'count', set: query.set });
  return result.kind === 'count' && result.total > 1;
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Whether a property of several words stands in the question, and what is called by some of them is read: the city of “city code”. */
async function breaksName({ query, message: { reading, tokens } }: Reading): Promise<boolean> {
  const { labels } = await reading.shape();
  const text = spaced(tokens.map(({ word }) => word));
  const read = new Set(
    formsIn(query).flatMap(({ label, property, properties }) => [label, property, properties].flat()),
  );
  const parts = [...read].flatMap((name) => (typeof name === 'string' ? [wordsOfName(name)] : []));
  const isBroken = (name: string): boolean => {
    const words = wordsOfName(name);
    if (read.has(name) || words.length < 2 || !text.includes(spaced(words))) return false;
    return parts.some((part) => part.length < words.length && spaced(words).includes(spaced(part)));
  };
  return labels.some(({ properties }) => properties.some(({ name }) => isBroken(name)));
}

/** What a person is never. */
const NO_PERSON: readonly string[] = ['number', 'boolean', 'date', 'dateTime'];

/** Whether it is asked who, and numbers or times are told. */
async function tellsNoPerson({ query, message: { reading, triggers } }: Reading): Promise<boolean> {
  if (query.kind !== 'values' || query.along !== undefined) return false;
  if (!triggers.some(({ trigger, from }) => trigger === 'who' && from === 0)) return false;
  const { labels } = await reading.shape();
  const kindsOf = (property: string) =>
    labels.flatMap(({ properties }) => properties.flatMap(({ name, kind }) => (name === property ? [kind] : [])));
  return query.properties.flatMap(kindsOf).every((kind) => NO_PERSON.includes(kind));
}

/** Whether nothing is told but the names by which the question asks: of the temperature on a day, the day. */
function tellsOnlyAsked({ query, answer: { citations, isEmpty }, message: { tokens } }: Reading): boolean {
  const days = formsIn(query).flatMap(({ kind, is, value }) =>
    kind === 'text' && is === 'starts' && typeof value === 'string' ? [value] : [],
  );
  if (query.kind !== 'nodes' || isEmpty === true || days.length === 0) return false;
  const named = new Set(idsIn(query));
  const listed = citations.filter(({ id }) => !named.has(id));
  const asked = new Set([...tokens.map(({ word }) => word), ...days.flatMap(wordsOf)]);
  return listed.length > 0 && listed.every(({ caption }) => wordsOf(caption).every((word) => asked.has(word)));
}

/** Whether it is asked how many, and texts without a number are told. */
async function tellsNoNumber({
  query,
  answer: { isEmpty },
  message: { reading, triggers },
}: Reading): Promise<boolean> {
  if (query.kind !== 'values' || isEmpty === true) return false;
  if (!triggers.some(({ trigger, from }) => trigger === 'count' && from === 0)) return false;
  const { result } = await reading.query(query);
  const told = result.kind === 'values' ? result.rows.flatMap(({ values }) => values.flat()) : [];
  return told.length > 0 && told.every((value) => typeof value === 'string' && !/\d/u.test(value));
}

/** Whether a heading that stands among the rows is read as a name or a value: the island that is called “Island”. */
async function takesHeading({ query, message: { reading } }: Reading): Promise<boolean> {
  const isAlike = (one: string, other: string) => wordsOfName(one).join(' ') === wordsOfName(other).join(' ');
  const isOwn = formsIn(query).some(
    ({ kind, property, value }) =>
      kind === 'compare' && typeof property === 'string' && typeof value === 'string' && isAlike(property, value),
  );
  if (isOwn) return true;
  const [node, ...others] = await reading.read(idsIn(query) as NodeId[]);
  return node !== undefined && others.length === 0 && node.labels.some((one) => isAlike(one, reading.nameOf(node)));
}

/** Whether nothing is found because a message adds another name where the question before it has one: won by one and by the other. */
function addsToName({ query, answer: { isEmpty }, message: { context } }: Reading): boolean {
  if (isEmpty !== true || context.earlier.length === 0) return false;
  const ends = formsIn(query).filter(({ kind, set }) => kind === 'linked' && idsIn(set).length > 0);
  const steps = ends.map(({ step }) => JSON.stringify(step));
  return new Set(steps).size < steps.length;
}

/** Whether one number is told of all that are joined to a label, where it is asked for each of it: employees by department. */
async function tellsOneForEach({ query, message: { reading, tokens, language } }: Reading): Promise<boolean> {
  if (query.kind !== 'count') return false;
  const { per } = PACKS[language].operators;
  const schema = Schema.of(await reading.shape());
  const joined = formsIn(query.set).flatMap(({ kind, set }) => (kind === 'linked' ? formsIn(set) : []));
  const labels = schema.labels.filter(({ label }) => joined.some((one) => one.label === label));
  const isOf = (word: string) => labels.some(({ words }) => schema.areSame([word], words));
  return tokens.some(({ word }, at) => per.includes(word) && isOf(tokens[at + 1]?.word ?? ''));
}

/** Whether a rate is asked for, and it is told for each number of what it is a rate of: the attendance per game for each number of games. */
async function tellsRateForEach({ query, message: { reading, tokens, language } }: Reading): Promise<boolean> {
  if (query.kind !== 'group' || query.total.kind !== 'aggregate' || query.by.kind !== 'property') return false;
  const { property } = query.by;
  const { properties } = Schema.of(await reading.shape());
  const own = properties.find((one) => one.property === property);
  if (own?.kind !== 'number' || own.isYear === true || own.isId === true) return false;
  const head = own.words.at(-1) ?? '';
  const { per } = PACKS[language].operators;
  const isOneOf = (word: string) => word !== head && word.length < head.length && firstFormsOf(head).has(word);
  return tokens.some(({ word }, at) => per.includes(word) && isOneOf(tokens[at + 1]?.word ?? ''));
}

/** Whether a message that points back (“which one”, “there”) was read as if it stood alone, so that the set it points to is gone. */
async function losesSet({ message: { text, language, context, understood } }: Reading): Promise<boolean> {
  if (context.earlier.length === 0 || (await understood).isFurther) return false;
  return goesOn(text, language) || asksForOne(text, language);
}

/** Whether a message only gets the very nodes again that it goes on from: “only the organic ones” of one thing, or where it is. */
async function repeatsSet({ query, message: { tokens, language, context, understood } }: Reading): Promise<boolean> {
  if (query.kind !== 'nodes' || query.sort !== undefined || !(await understood).isFurther) return false;
  if (query.set.kind === 'nodes') return true;
  const last = context.earlier.findLast((one) => one.query !== undefined)?.query;
  const isSame = last !== undefined && JSON.stringify(setIn(last)) === JSON.stringify(query.set);
  const { where, when, how } = PACKS[language].operators;
  return isSame && tokens.some(({ word }) => [...where, ...when, ...how].includes(word));
}

/** The words of everything that a query names, and none of its notation. */
const wordsIn = (query: Query, names: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...names.flatMap(wordsOf),
    ...formsIn(query).flatMap(({ label, property, properties, types, value, from, to }) =>
      [label, property, properties, types, value, from, to]
        .flat()
        .flatMap((one) => (typeof one === 'string' ? wordsOfName(one) : [])),
    ),
  ]);

/** Whether one word alone is a name: it is written as one, or is just what it is called, and no word of a language. */
const isNameAlone = ({ raw, word }: Token, at: number, name: string): boolean =>
  (at > 0 && isName(raw)) ||
  (fold(name) === word && /^\p{L}/u.test(raw) && !isKnownWord(word) && !isInDictionary(word));

/** Whether the whole name of something stands in the question, and the query speaks neither of it nor of its words. */
async function dropsName({ query, message: { marked, reading, tokens } }: Reading): Promise<boolean> {
  const ids = idsIn(query);
  const { mentions } = await marked;
  const read = wordsIn(
    query,
    (await reading.read(ids as NodeId[])).map((node) => reading.nameOf(node)),
  );
  const measures = formsIn(query).filter(
    ({ kind, is, value }) => kind === 'compare' && is !== '=' && typeof value === 'number',
  );
  return mentions.some(({ candidates, from, to }) => {
    const [first] = candidates;
    const name = tokens.slice(from, to);
    const [one] = name;
    // What is called by the whole question is planted.
    if (name.length === tokens.length) return false;
    if (one === undefined || first?.via !== 'name' || first.score < SCORES.nameSure) return false;
    if (name.length === 1 && !isNameAlone(one, from, reading.nameOf(first.node))) return false;
    // What a number of theirs is held against is named by it, where one alone is called so: longer than Ulvik.
    const [only, ...others] = bestOf(candidates);
    const isHeld =
      others.length === 0 && measures.some(({ property, value }) => only?.properties[String(property)] === value);
    return (
      !isHeld && !candidates.some(({ node }) => ids.includes(node.id)) && !name.every(({ word }) => read.has(word))
    );
  });
}

/** Whether it is asked which of several is meant that are called alike, by a word that their label is called by: who drops string. */
async function asksAmongAlike({ query, message: { reading, tokens } }: Reading): Promise<boolean> {
  if (query.kind !== 'describe' || query.set.kind !== 'nodes' || query.set.ids.length < 2) return false;
  const schema = Schema.of(await reading.shape());
  if (!tokens.some(({ word }) => schema.namesLabel(word))) return false;
  const nodes = await reading.read(query.set.ids as NodeId[]);
  return new Set(nodes.map((node) => `${reading.nameOf(node)} ${node.labels.join()}`)).size === 1;
}

/** Whether one node is described where it is asked what another does, by a word that its label is called by: what does the blaze drop. */
const describesForVerb = ({ query, message: { tokens, language } }: Reading): boolean =>
  query.kind === 'describe' && isVerbAtEnd({ words: tokens.map(({ word }) => word), pack: PACKS[language] });

/** Signs that a message means something else, whatever the names in it are. */
const DOUBTS: readonly Doubt[] = [
  listsTruths,
  listsWholeLabel,
  breaksName,
  losesRank,
  ranksAlike,
  ranksByOne,
  hasNoLargestGroup,
  takesYearForAmount,
  comparesCount,
  tellsNoPerson,
  tellsOnlyAsked,
  tellsNoNumber,
  takesHeading,
  addsToName,
  tellsOneForEach,
  tellsRateForEach,
  dropsName,
  asksAmongAlike,
  describesForVerb,
  tellsSeveralForOne,
  losesSet,
  repeatsSet,
];

/** Whether a message surely means something else than it was read as. */
export async function isRefuted(reading: Reading): Promise<boolean> {
  for (const holds of DOUBTS) if (await holds(reading)) return true;
  return false;
}
