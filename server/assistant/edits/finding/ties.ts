import { fold } from '../../../../domain/folding/fold.js';
import { type GraphRelationship } from '../../../contract/elements.js';
import { PACKS } from '../../../language/Pack.js';
import { type EditContext, type Target } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { isNamed, phraseAt, textOf, type Word } from '../reading/words.js';
import { MOST_AROUND, namesIn, nodesOf } from './nodes.js';
import { unread } from './newNames.js';
import { isAkin, saysType } from './typeIn.js';

/** A way in which a node is joined to another, or may be as those of their labels are. */
export interface Way {
  readonly type: string;
  readonly leads: boolean;
}

/** The ways in which nodes of some labels are joined to others, and to which label each leads. */
export const waysFrom = (
  labels: readonly string[],
  { shape }: Pick<EditContext, 'shape'>,
): (Way & { readonly far: string })[] =>
  shape.links.flatMap(({ start, type, end }) => [
    ...(labels.includes(start) ? [{ type, leads: true, far: end }] : []),
    ...(labels.includes(end) ? [{ type, leads: false, far: start }] : []),
  ]);

/** The ways in which nodes like one are joined to nodes like another. */
export const waysBetween = (
  one: Pick<Target, 'labels'>,
  other: Pick<Target, 'labels'>,
  context: Pick<EditContext, 'shape'>,
): Way[] => waysFrom(one.labels, context).flatMap(({ far, ...way }) => (other.labels.includes(far) ? [way] : []));

/** The relationships between two nodes of the graph, either way. */
export async function between(one: Target, other: Target, { reading }: EditContext): Promise<GraphRelationship[]> {
  if (one.node === undefined || other.node === undefined) return [];
  const [near, far] = one.node.degree <= other.node.degree ? [one, other] : [other, one];
  const { relationships } = await reading.around(near.id, MOST_AROUND);
  return relationships.filter(({ startNodeId, endNodeId }) =>
    near.id === far.id ? startNodeId === endNodeId : startNodeId === far.id || endNodeId === far.id,
  );
}

/** The relationship of a type among some that leads from one node to another. */
export const tieAmong = (ties: readonly GraphRelationship[], type: string, from: Target, to: Target) =>
  ties.find((one) => one.type === type && one.startNodeId === from.id && one.endNodeId === to.id);

const LONGEST_NAME = 6;

/** The node that the longest run of words from a place names, and how many words it has. */
async function namedAt(
  words: readonly Word[],
  at: number,
  captions: ReadonlySet<string>,
  context: EditContext,
): Promise<{ target: Target; length: number } | undefined> {
  const first = words[at];
  if (first === undefined) return undefined;
  const isName = isNamed(first);
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    if (!isName && !captions.has(fold(textOf(words.slice(at, at + length), context.text)))) continue;
    const found = await attempted(() => nodesOf(words.slice(at, at + length), context));
    const [target, ...others] = found instanceof EditRejection ? [] : found;
    if (target !== undefined && others.length === 0) return { target, length };
  }
  return undefined;
}

/** The two nodes that words name, and what else they say. */
async function pairIn(words: readonly Word[], context: EditContext) {
  const targets: Target[] = [];
  const rest: Word[] = [];
  const runs = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME }, (_one, more) => textOf(words.slice(at, at + more + 1), context.text)),
  );
  const captions = await namesIn([...new Set(runs)], context);
  for (let at = 0; at < words.length;) {
    const named = await namedAt(words, at, captions, context);
    const word = words[at];
    if (named !== undefined) targets.push(named.target);
    else if (word !== undefined) rest.push(word);
    at += named?.length ?? 1;
  }
  const [one, other, ...more] = targets;
  return one === undefined || other === undefined || more.length > 0 ? undefined : { one, other, rest };
}

/** A relationship that is spoken of by both its ends: Omar's rental of the car. Throws a rejection where it is none or open. */
export async function tieIn(
  words: readonly Word[],
  context: EditContext,
): Promise<{ tie: GraphRelationship; ends: readonly [Target, Target]; isTyped: boolean }> {
  const pair = await pairIn(words, context);
  if (pair === undefined) throw new EditRejection('misfit');
  const { one, other, rest } = pair;
  const { at, of, by } = PACKS[context.language].operators;
  const small = [...at, ...of, ...by];
  const left = rest.filter(
    (word) => phraseAt([word], 0, [...small, ...context.grammar.articles, ...context.grammar.over]) === 0,
  );
  const known = await between(one, other, context);
  const typed = known.filter(({ type }) => left.some((word) => saysType(word, type, context) || isAkin(word, type)));
  const types = typed.length > 0 ? typed : known;
  const unsaid = left.filter((word) => !types.some(({ type }) => saysType(word, type, context) || isAkin(word, type)));
  if (unsaid.length > 0) throw unread(unsaid, context);
  const [tie, ...others] = types;
  if (tie === undefined) throw new EditRejection('notConnected', { words, said: textOf(words, context.text) });
  if (others.length > 0) throw unread(words, context);
  return { tie, ends: [one, other], isTyped: left.length > 0 };
}
