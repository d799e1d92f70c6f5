import { ageLexemes } from './ageLexemes.js';
import { type GraphNode } from '../../contract/elements.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { indexesOf, placesOf } from '../language/phrases.js';
import { cutsOf } from '../language/likeness.js';
import { wordsOf } from '../language/tokens.js';
import { type Operator, type Trigger } from '../language/Pack.js';
import { type Candidate, type Mention } from '../linking/link.js';
import { type Marked } from '../marking/Marked.js';
import { type FoundScale, measuresOf } from '../marking/scales.js';
import { type Named } from '../marking/vocabulary.js';
import { ofLabel } from './building.js';
import { isSo, isYesOrNo } from './truths.js';
import { heldLexemes, isHeld } from './heldLexemes.js';
import { likeLexemes } from './likeLexemes.js';
import { type Lexeme, type Ground } from './Lexeme.js';
import { type PropertyLink } from './Meaning.js';
import { formsIn } from '../../../domain/query/named.js';
import { type Direction, type Predicate, type Query, type Step } from '../../../domain/query/Query.js';
import { type Schema, sameWord, wordsOfName } from './Schema.js';

/** What trigger phrases do that a language has beside those of the grammar. */
const OPERATORS: Partial<Record<Trigger, Operator>> = {
  count: 'count',
  list: 'which',
  which: 'which',
  not: 'not',
  having: 'have',
  most: 'most',
  fewest: 'least',
};

/** Where a question is not read so: it asks for a reason, of the future, or points to what nobody told of. */
const BEYOND: readonly Trigger[] = ['why', 'future', 'persons', 'them', 'it'];

const ASKING: readonly Trigger[] = ['list', 'count', 'which'];
/** Where a way leads that is told from the end before whose name one of these stands. */
const LEADING: Partial<Record<Trigger, Direction>> = { from: 'in', to: 'out' };

/** How sure it is that a node is meant by other words than its name. */
const WORTH: Readonly<Record<Candidate['via'], number>> = {
  name: 0.95,
  alias: 0.95,
  beginning: 1.2,
  origin: 1.35,
  value: 1.3,
};
/** Meanings of one place that are so much worse than the best are none. */
const NEAR = 0.02;
const SURE = 0.9;
const BY_KIND = 0.8;
/** What a concept says of a name is a little less sure than the name. */
const BY_CONCEPT = 0.93;

/** Words in a row. */
function* runsOf(indexes: readonly number[]): Generator<{ from: number; to: number }> {
  let from: number | undefined;
  for (const [place, at] of indexes.entries()) {
    from ??= at;
    if (indexes[place + 1] === at + 1) continue;
    yield { from, to: at + 1 };
    from = undefined;
  }
}

/** A code of few letters is meant only where it is written as it is stored. */
const LONGEST_CODE = 3;

function* mentioned({ from, to, candidates: all }: Mention, { tokens, schema }: Ground): Generator<Lexeme> {
  const candidates = all.filter(({ via, property, node }) => {
    const value = property === undefined ? '' : String(node.properties[property]);
    return via !== 'value' || value.length > LONGEST_CODE || tokens[from]?.raw === value;
  });
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const { via, node, property } = candidate;
    const value = property === undefined ? '' : String(node.properties[property]);
    const key = via === 'value' ? `${property} ${value}` : node.labels.join();
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  for (const [best, ...others] of groups.values()) {
    if (best === undefined) continue;
    const score = best.score * WORTH[best.via];
    const nodes: GraphNode[] = [best, ...others].filter((one) => one.score > best.score - NEAR).map(({ node }) => node);
    // One of several persons who share a name is meant, and not all of them.
    const isShared = best.via === 'beginning' && nodes.length > 1;
    if (isShared && best.node.labels.some((label) => schema.persons.includes(label))) continue;
    const { property } = best;
    const { labels } = best.node;
    const value = property === undefined ? undefined : best.node.properties[property];
    if (best.via === 'value' && property !== undefined && typeof value === 'string')
      yield {
        ...{ from, to, score },
        meaning: { cat: 'pred', that: { kind: 'compare', property, is: '=', value }, labels, property },
      };
    if (best.via !== 'value')
      yield {
        from,
        to,
        score: score + (to - from - 1) * 0.1,
        meaning: { cat: 'set', set: { kind: 'nodes', ids: nodes.map(({ id }) => id) }, labels, isNamed: true },
      };
  }
}

function* namedIn(
  { kind, name, labels, property, tokens, score: said, negative }: Named,
  { schema, words, tokens: all }: Ground,
): Generator<Lexeme> {
  const { isYear, isId } = schema.properties.find((one) => one.property === name) ?? {};
  for (const { from, to } of runsOf(tokens)) {
    // A part of the name of an id says it only before a number: "tap 12".
    if (kind === 'property' && isId === true && said < 1 && all[to]?.number === undefined) continue;
    const place = { from, to, score: BY_CONCEPT * said };
    if (kind === 'label') yield { ...place, meaning: ofLabel(name) };
    else if (kind === 'type') yield { ...place, meaning: schema.relOf(name, words.slice(from, to)) };
    else if (property !== undefined && isYesOrNo(property))
      yield { ...place, meaning: isSo({ property: name, labels, isTruth: property.isTruth }, !negative) };
    else {
      const link = { property: name, labels, ...(isYear === true ? { isYear } : {}) };
      yield { ...place, meaning: { cat: 'prop', links: [link] } };
    }
  }
}

/** Nodes by the name of their kind where only one label has kinds: the comedies. The exact name stays the name. */
function* kindNamed({ from, to, candidates }: Mention, { shape, tokens, captions }: Marked): Generator<Lexeme> {
  const [best] = candidates;
  if (best?.via !== 'name' || best.score < SURE) return;
  const said = tokens.slice(from, to).map(({ word }) => word);
  if (wholeNameOf(best.node, captions) !== undefined) return;
  if (said.join(' ') === wordsOf(captionOf(best.node)).join(' ')) return;
  const labels = best.node.labels;
  const [only, ...more] = shape.links.filter(({ start, end }) => labels.includes(end) && !labels.includes(start));
  if (only === undefined || more.length > 0) return;
  const step = { types: [only.type], direction: 'out' as const };
  const nodes = { kind: 'nodes' as const, ids: [best.node.id] };
  const that = { kind: 'linked' as const, step, set: nodes, quantity: { kind: 'some' as const } };
  const set = { kind: 'where' as const, of: { kind: 'label' as const, label: only.start }, that };
  yield { from, to, score: BY_KIND, meaning: { cat: 'set', set, labels: [only.start] } };
}

/** The properties that an adjective measures. */
function measured(marked: Marked, scale: FoundScale, schema: Ground['schema']): PropertyLink[] {
  const found = new Map<string, { labels: string[]; isMore: boolean }>();
  const isAge = [...scale.concepts, ...scale.opposite].includes('age');
  const isMeant = (name: string, label: string) =>
    !isAge || schema.properties.some((one) => one.property === name && schema.agesOf(one).includes(label));
  for (const { label } of marked.shape.labels)
    for (const { name, kind, isMore } of measuresOf(scale, label, marked))
      if ((kind === 'number' || kind.startsWith('date')) && isMeant(name, label))
        found.set(name, { labels: [...(found.get(name)?.labels ?? []), label], isMore });
  return [...found].map(([property, { labels, isMore }]) => {
    const isYear = schema.properties.find((one) => one.property === property)?.isYear;
    return {
      property,
      labels,
      ...(isYear === true ? { isYear } : {}),
      ...(isMore ? {} : { isInverse: true as const }),
    };
  });
}

function* measuring(marked: Marked, scale: FoundScale, { pack, schema }: Ground): Generator<Lexeme> {
  const links = measured(marked, scale, schema);
  if (links.length === 0) return;
  const word = marked.tokens[scale.at]?.word ?? '';
  const ends = (endings: readonly string[]) => cutsOf(endings).some(({ from }) => word.endsWith(from));
  const place = { from: scale.at, to: scale.at + 1, score: 0.9 };
  if (scale.superlative && ends(pack.superlative)) yield { ...place, meaning: { cat: 'sup', order: 'most', links } };
  else yield { ...place, meaning: { cat: 'dim', links, degree: ends(pack.comparative) ? 'more' : 'plain' } };
}

/** Whether a question may be read by more than its own words. */
export const isWithin = ({ triggers, mentions, tokens, amounts }: Marked, { namesLabel }: Schema): boolean =>
  triggers.every(
    // What stands before a name is its article, "lui Ridley", and within a time it joins: "a lui 2024". Persons that are nodes are counted.
    ({ trigger, from: start, to }) =>
      !BEYOND.includes(trigger) ||
      (trigger === 'it' && mentions.some(({ from }) => from === to)) ||
      amounts.some((amount) => amount.tokens.includes(start)) ||
      (trigger === 'persons' && tokens.slice(start, to).some(({ word }) => namesLabel(word))),
  );

/** Whether a way among nodes of one label is followed, where small words tell at which end somebody stands. */
const isAlike = (step: Step | undefined, { shape, isMutual }: Schema): boolean =>
  shape.links.some(({ start, type, end }) => start === end && step?.types.includes(type) === true && !isMutual(type));

/** Where a way leads by the small word before a name at its end; undefined where none tells, or several do. */
function leadingBy(ids: readonly string[], { triggers, mentions }: Marked): Direction | undefined {
  const places = mentions.filter(({ candidates }) => candidates.some(({ node }) => ids.includes(node.id)));
  const told = triggers
    .filter(({ to }) => places.some(({ from }) => from === to))
    .flatMap(({ trigger }) => LEADING[trigger] ?? []);
  return new Set(told).size === 1 ? told[0] : undefined;
}

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** The query with steps inside one label turned as prepositions say; undefined where a preposition leaves it open. */
export function directed(query: Query, marked: Marked, schema: Schema): Query | undefined {
  if (marked.triggers.every(({ trigger }) => LEADING[trigger] === undefined)) return query;
  let isSure = true;
  const turned = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(turned);
    const form = value as Partial<Linked>;
    if (isAlike(form.step, schema)) {
      const direction = form.set?.kind === 'nodes' ? leadingBy(form.set.ids, marked) : undefined;
      if (direction !== undefined) return { ...value, step: { ...form.step, direction } };
      isSure = false;
    }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one)]));
  };
  const told = turned(query) as Query;
  return isSure ? told : undefined;
}

/** The places of phrases that say nothing, whatever their words do elsewhere: "of all time" after a superlative. */
export const unsaid = ({ tokens, pack }: Marked): ReadonlySet<number> =>
  new Set(pack.ofAll.flatMap((phrase) => placesOf(tokens, phrase).flatMap(indexesOf)));

/** The places of words that say nothing of what is asked. */
export function silent({ tokens, pack, triggers, named, vocabulary }: Marked): ReadonlySet<number> {
  const said = triggers.filter(({ trigger }) => trigger === 'saying');
  return new Set([
    ...said.flatMap(indexesOf),
    ...vocabulary.beside(named.filter(({ score }) => score === 1).map(({ name }) => name)),
    ...tokens.flatMap(({ word }, at) => (pack.stopwords.includes(word) ? [at] : [])),
  ]);
}

/** Properties and types that words in several places name: "rated highest on IMDb" of one rating, "neighbours … border". */
const parted = ({ named }: Marked): readonly Named[] =>
  named.filter(({ kind, score, tokens }) => kind !== 'label' && score === 1 && [...runsOf(tokens)].length > 1);

/** The places of words that name again what others of the question name. */
export const repeated = (marked: Marked): ReadonlySet<number> =>
  new Set(parted(marked).flatMap(({ tokens }) => tokens));

/** Whether a query is about what words in several places name, which could be left out: parks that have an alias are not all parks. */
export function usesRepeated(query: Query, marked: Marked): boolean {
  const forms = formsIn(query);
  const names = forms.flatMap(({ label, property, properties, types }) => [label, property, properties, types].flat());
  const own = names.flatMap((name) => (typeof name === 'string' ? wordsOfName(name) : []));
  const isUsed = (at: number) => own.some((word) => sameWord(word, marked.tokens[at]?.word ?? '') > 0);
  return parted(marked).every(({ name, tokens }) => names.includes(name) || tokens.every(isUsed));
}

/** Whether words inside a longer property name or amount are read as something else, or as an exception. */
export function isOfAnother({ from, to, meaning }: Lexeme, marked: Marked): boolean {
  if (meaning.cat === 'op') return meaning.op === 'except';
  if (meaning.cat === 'num') return isHeld({ from, to }, marked);
  if (meaning.cat !== 'prop') return false;
  return parted(marked).some(
    ({ name, tokens }) =>
      meaning.links.every(({ property }) => property !== name) &&
      indexesOf({ from, to }).every((at) => tokens.includes(at)),
  );
}

/** Whether a word is only the unit for one of which a property is told: the kilogram of a price. */
const isUnitOnly = (name: string, word: string, { schema }: Ground): boolean =>
  schema.properties.some(
    ({ property, words, telling }) =>
      property === name && telling.length < words.length && !telling.some((one) => sameWord(word, one) > 0),
  );

/** What words mean by other names, by likeness, by where something is from, and by what the language knows of its words. */
export function* wideLexemes(marked: Marked, ground: Ground): Generator<Lexeme> {
  const { mentions, named, scales, triggers, tokens, pack } = marked;
  for (const mention of mentions) yield* mentioned(mention, ground);
  // "Name the largest" asks for no name.
  const asking = new Set(
    triggers.filter(({ trigger }) => ASKING.includes(trigger)).flatMap(({ from }) => (from === 0 ? [from] : [])),
  );
  const labels = named.filter(({ kind, score }) => kind === 'label' && score === 1).flatMap(({ tokens: own }) => own);
  // What is said of a property by words that are a label's whole name is said of the label.
  const isSaid = ({ score, name, tokens: own }: Named) =>
    score === 1 || own.some((at) => !labels.includes(at) && !isUnitOnly(name, tokens[at]?.word ?? '', ground));
  for (const one of named.filter(isSaid))
    yield* namedIn({ ...one, tokens: one.tokens.filter((at) => !asking.has(at)) }, ground);
  for (const mention of mentions) yield* kindNamed(mention, marked);
  for (const scale of scales) yield* measuring(marked, scale, ground);
  yield* heldLexemes(marked, ground.schema, ground.isOffered);
  yield* ageLexemes(marked, ground.schema);
  yield* likeLexemes(marked);
  const denied = triggers.filter(({ trigger }) => trigger === 'not').map(({ from }) => from);
  for (const { trigger, from, to } of triggers) {
    const op = OPERATORS[trigger];
    if (op !== undefined && !(op === 'have' && denied.includes(from)))
      yield { from, to, meaning: { cat: 'op', op }, score: 0.95 };
  }
  for (const [at, { word }] of tokens.entries())
    if (pack.generic.includes(word)) yield { from: at, to: at + 1, meaning: { cat: 'op', op: 'have' }, score: 0.9 };
}
