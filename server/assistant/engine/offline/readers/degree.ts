import { setIn } from '../../../../../domain/query/asNodes.js';
import { formsIn } from '../../../../../domain/query/named.js';
import { type NodeSet, type Order, type Query, USUAL_LIMIT } from '../../../../../domain/query/Query.js';
import { indexesOf } from '../../../language/phrases.js';
import { wordsOf } from '../../../language/tokens.js';
import { bare, dimensionLexemes } from '../../../grammar/dimensionLexemes.js';
import { type PropertyLink } from '../../../grammar/Meaning.js';
import { Schema } from '../../../grammar/Schema.js';
import { type Marked } from '../../../marking/Marked.js';
import { type FoundScale, measuresOf } from '../../../marking/scales.js';
import { SCORES } from '../../../scores/scores.js';
import { type Message } from '../Message.js';
import { asRead, type Reply } from '../Reply.js';
import { answerOf } from './queries.js';

/** How nodes come that an adjective of degree is said of: by a property, the most or the least of it first. */
interface Degree {
  readonly property: string;
  readonly order: Order;
}

/** Where words stand that name something: no adjective among them describes it. */
const namedIn = ({ mentions, named }: Marked): ReadonlySet<number> =>
  new Set([
    ...mentions.filter(({ candidates: [first] }) => (first?.score ?? 0) >= SCORES.nameSure).flatMap(indexesOf),
    ...named.filter(({ kind, tokens }) => kind !== 'property' || tokens.length > 1).flatMap(({ tokens }) => tokens),
  ]);

/** What lies in a direction is held against a place. */
const DIRECTIONS: readonly string[] = ['latitude', 'longitude'];

/** Whether an adjective is held against something, or how much of it there is is asked. */
function compares({ tokens, pack }: Marked, at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  const isAsked = pack.operators.how.some((phrase) => wordsOf(phrase).at(-1) === before);
  return isAsked || pack.comparing.includes(before) || bare(word, pack.comparative).length > 0;
}

/** The only adjective of a message that says much or little of something and compares it with nothing: expensive books. */
function degreeIn(marked: Marked): FoundScale | undefined {
  const named = namedIn(marked);
  const isOfDegree = ({ at, concepts }: FoundScale) =>
    !named.has(at) && !DIRECTIONS.some((one) => concepts.includes(one));
  const [one, ...more] = marked.scales.filter(isOfDegree);
  return one === undefined || more.length > 0 || one.superlative || compares(marked, one.at) ? undefined : one;
}

/** Where the word stands that an adjective is said of, with what leads to it: price of “high price”, goals of “big number of goals”. */
function describedBy({ tokens, pack }: Marked, at: number): readonly number[] {
  const joins = (place: number) => pack.operators.of.includes(tokens[place]?.word ?? '');
  if (joins(at + 1)) return [at + 2];
  return joins(at + 2) ? [at + 3] : [at - 1, at + 1];
}

/** The property that an adjective stands beside, where a word names it. */
const besideProperty = (marked: Marked, at: number, label: string): string | undefined => {
  const places = describedBy(marked, at);
  const own = marked.named.filter(({ kind, labels }) => kind === 'property' && labels.includes(label));
  return own.find(({ tokens }) => tokens.some((place) => places.includes(place)))?.name;
};

/** What an adjective measures by itself. */
function measuredBy({ tokens, pack, shape }: Marked, at: number): readonly PropertyLink[] {
  const words = tokens.map(({ word }) => word);
  const found = [...dimensionLexemes({ words, pack, schema: Schema.of(shape) })];
  return found.flatMap(({ from, to, meaning }) =>
    from === at && to === at + 1 && meaning.cat === 'dim' && meaning.degree === 'plain' ? meaning.links : [],
  );
}

/** What nodes of a label come by: the property that the adjective stands beside, or else one that it measures. */
function degreeOf(scale: FoundScale, label: string, marked: Marked): Degree | undefined {
  const { at, greater } = scale;
  const beside = besideProperty(marked, at, label);
  if (beside !== undefined) return { property: beside, order: greater ? 'most' : 'least' };
  const [link] = measuredBy(marked, at).filter(({ labels }) => labels.includes(label));
  if (link !== undefined) return { property: link.property, order: link.isInverse === true ? 'least' : 'most' };
  const [measure] = measuresOf(scale, label, marked);
  return measure && { property: measure.name, order: measure.isMore ? 'most' : 'least' };
}

const labelsIn = (set: NodeSet): string[] =>
  formsIn(set).flatMap(({ kind, label }) => (kind === 'label' && typeof label === 'string' ? [label] : []));

/** The message without an adjective, nor the number that it may be said of: with a (large number of) beds. */
function without(marked: Marked, at: number): string {
  const [next = at] = describedBy(marked, at);
  const isGone = (place: number) => place === at || (place > at && place < next);
  return marked.tokens.flatMap(({ raw, gap = '' }, place) => (isGone(place) ? [] : [gap + raw])).join('');
}

/** Whether the graph has the very word: orders whose state is new. */
async function isValue({ understood, tokens }: Message, { at }: FoundScale): Promise<boolean> {
  const { read } = await understood;
  return read.kind === 'sure' && wordsOf(JSON.stringify(read.query)).includes(tokens[at]?.word ?? '');
}

/** Queries that tell nodes, which may come in an order. */
const LISTS: readonly Query['kind'][] = ['nodes', 'values'];

/**
 * Answers a question with an adjective of degree: nothing says from where on a book is expensive, so that they are told by their price, the
 * dearest first. Undefined where the question without the adjective asks for no nodes, or they have nothing that it measures.
 */
export async function byDegree(message: Message): Promise<Reply | undefined> {
  const marked = await message.marked;
  const scale = degreeIn(marked);
  if (scale === undefined || (await isValue(message, scale))) return undefined;
  const { query: asked, refused } = await message.instead(without(marked, scale.at));
  const set = asked === undefined || refused || !LISTS.includes(asked.kind) ? undefined : setIn(asked);
  const degree = set && labelsIn(set).flatMap((label) => degreeOf(scale, label, marked) ?? [])[0];
  if (set === undefined || degree === undefined) return undefined;
  const { property, order } = degree;
  const query: Query = { kind: 'nodes', set, sort: { by: { kind: 'property', property }, order }, limit: USUAL_LIMIT };
  const wording = await message.wording;
  return asRead(await answerOf(query, message, wording), [], message.reading, wording);
}
