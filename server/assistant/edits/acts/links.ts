import { isDate } from '../../../../domain/properties/kinds.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type GraphRelationship } from '../../../contract/elements.js';
import { saysYear, wordsOfName } from '../../grammar/Schema.js';
import { type EditContext, nodesOfTargets, share, type Target, targetOf } from '../EditContext.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { typeOf } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { nodesOf, oneOf } from '../finding/nodes.js';
import {
  isSameWay,
  leadCalled,
  saysType,
  type Tie,
  tiesBetween,
  tiesOf,
  typeIn,
  type Way,
  waysBetween,
} from '../finding/ways.js';
import { type Word } from '../reading/words.js';
import { type Acting, type Edit, forEach, joining, kindOn, parting } from './operations.js';

type Pair = readonly [Target, Target];

/** Every node of one side with every node of the other. */
async function pairsOf(from: readonly Word[], to: readonly Word[], context: EditContext): Promise<Pair[]> {
  const starts = await nodesOf(from, context);
  if (to.length > 0) context.speakOf(starts.at(-1));
  const ends = await nodesOf(to, context, ({ id }) => starts.every((start) => start.id !== id));
  if (starts.length * ends.length > MAX_PATCH_OPERATIONS)
    throw new EditRejection('tooMany', { total: starts.length * ends.length });
  return starts.flatMap((start) => ends.map((end): Pair => [start, end]));
}

/** Joins nodes by a type, or by the one that the verb says; asks of which when none is said. */
export const connect: Acting = async ({ from = [], to = [], type, verb = [] }, context) => {
  const pairs = await pairsOf(from, to, context);
  const [first] = pairs;
  if (first === undefined) throw new EditRejection('misfit');
  const ways = waysBetween(...first, context);
  const own = typeIn(verb, context);
  const byVerb = ways.filter((way) => way.type === own);
  const named = type === undefined ? undefined : { type: typeOf(type, context), leads: true };
  const way = named ?? byVerb.find(({ leads }) => leads) ?? byVerb[0];
  if (way === undefined)
    throw new EditRejection('type', { nodes: nodesOfTargets(first), names: [...new Set(ways.map((one) => one.type))] });
  const edits: Edit[] = [];
  for (const [start, end] of pairs)
    if ((await tiesBetween(start, end, context, [way])).length === 0) edits.push(joining(start, way, end, context));
  return someOf(edits, 'already', { nodes: nodesOfTargets(first) });
};

/** Relationships of nodes go, of one type or all: those between two, or all of one. What a sentence tells to be so is only one. */
export const disconnect: Acting = async ({ nodes = [], from = nodes, to, type, verb }, context) => {
  const name = type === undefined ? undefined : typeOf(type, context);
  const pairs = to === undefined ? [] : await pairsOf(from, to, context);
  const targets = to === undefined ? await nodesOf(from, context) : pairs.map(([start]) => start);
  const gone = new Map<string, Edit>();
  for (const [at, target] of targets.entries()) {
    const end = pairs[at]?.[1];
    const all = end === undefined ? await tiesOf(target, context) : await tiesBetween(target, end, context);
    const fitting = all.filter((tie) => name === undefined || tie.type === name);
    if (verb === undefined && fitting.length !== 1)
      throw fitting.length > 1
        ? unread(to ?? from, context)
        : new EditRejection('notConnected', { nodes: nodesOfTargets(targets) });
    for (const tie of fitting) gone.set(tie.relationship.id, parting(target, tie));
  }
  return someOf([...gone.values()], 'notConnected', { nodes: nodesOfTargets(pairs[0] ?? targets) });
};

/** The properties that go along where a relationship moves: all if it is named itself, else those that are no time. */
function goingAlong({ type, properties }: GraphRelationship, isNamed: boolean, { shape }: EditContext): Properties {
  const isTime = (name: string) =>
    saysYear(wordsOfName(name)) ||
    kindOn(type, name, shape)?.startsWith('date') === true ||
    isDate(String(properties[name]));
  return Object.fromEntries(Object.entries(properties).filter(([name]) => isNamed || !isTime(name)));
}

/** A node leaves some relationships for another of a way, which gets what the only one of them held. */
const redirected = (
  target: Target,
  left: readonly Tie[],
  way: Way,
  to: Target,
  context: EditContext,
  isNamed = false,
): Edit[] => {
  const [only, ...others] = left;
  const along = only === undefined || others.length > 0 ? {} : goingAlong(only.relationship, isNamed, context);
  return [...left.map((tie) => parting(target, tie)), joining(target, way, to, context, along)];
};

/** The relationships in which a node may be replaced: those to where it was, or to any like where it goes. */
const leaving = async (
  target: Target,
  ways: readonly Way[],
  from: Target | undefined,
  to: Target,
  context: EditContext,
) =>
  from === undefined
    ? (await tiesOf(target, context, ways)).filter(({ end }) => share(end.labels, to.labels))
    : tiesBetween(target, from, context, ways);

/** What a node is joined to in a way becomes another: what it had, or what is named as that. */
export async function led(
  target: Target,
  way: Way,
  { to, from, said }: { readonly to: Target; readonly from?: Target | undefined; readonly said: readonly Word[] },
  context: EditContext,
): Promise<readonly Edit[]> {
  const left = await leaving(target, [way], from, to, context);
  if (left.some(({ end }) => end.id === to.id)) return [];
  if (left.length > 1) throw unread(said, context);
  if (left.length === 0 && from !== undefined)
    throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, from]) });
  return redirected(target, left, way, to, context);
}

/** Nodes go from one end of a relationship to another. */
export const move: Acting = async ({ nodes = [], from, to = [], type }, context) => {
  const targets = await nodesOf(nodes, context);
  const isAround = (node: Pick<Target, 'labels'>) =>
    targets.some((target) => waysBetween(target, node, context).length > 0);
  const end = await oneOf(to, context, isAround);
  const start = from === undefined ? undefined : await oneOf(from, context, isAround);
  return forEach(targets, async (target) => {
    // Of several who move, some may be there.
    if (targets.length > 1 && (await tiesBetween(target, end, context)).length > 0) return [];
    const all = await leaving(target, waysBetween(target, end, context), start, end, context);
    const left = all.filter((tie) => type === undefined || saysType(type, tie.type, context));
    const [way, ...others] = left;
    if (way === undefined && all.length > 0) throw new EditRejection('misfit');
    if (way === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, start ?? end]) });
    const names = new Set(others.map((one) => one.type)).add(way.type);
    if (names.size > 1) throw new EditRejection('type', { nodes: nodesOfTargets([target, end]), names: [...names] });
    return redirected(target, left, way, end, context, type !== undefined);
  });
};

/** A node takes the place of one that the request took away, or gets something else in its own former place. */
export const succeed: Acting = async ({ nodes = [], to, verb = [] }, context) => {
  const [tie, ...others] = context.parted.values();
  if (tie === undefined || others.length > 0 || !saysType(verb, tie.type, context)) throw new EditRejection('misfit');
  const target = await oneOf(nodes, context);
  const ends = await context.reading.read([tie.startNodeId, tie.endNodeId]);
  const [start, end] = [tie.startNodeId, tie.endNodeId].map((id) => ends.find((node) => node.id === id));
  if (start === undefined || end === undefined) throw new EditRejection('misfit');
  const leads = share(start.labels, target.labels);
  if (leads === share(end.labels, target.labels)) throw unread(nodes, context);
  const far = to === undefined ? targetOf(leads ? end : start, context.reading) : await oneOf(to, context);
  return [joining(target, { type: tie.type, leads }, far, context)];
};

/** Two nodes exchange what each is joined to: by what it is called, or the two things themselves. */
export async function exchangedEnds(
  [one, other]: Pair,
  said: readonly Word[],
  context: EditContext,
): Promise<readonly Edit[]> {
  const lead = leadCalled(said, one, context);
  const found = lead === undefined ? await attempted(() => nodesOf(said, context)) : [];
  const things = found instanceof EditRejection ? [] : found;
  const ways = lead === undefined ? things.flatMap((thing) => waysBetween(one, thing, context)) : [lead];
  const own = async (target: Target) => {
    const ties = await tiesOf(target, context, ways);
    const [tie, ...others] = ties.filter(({ end }) => lead !== undefined || things.some(({ id }) => id === end.id));
    if (tie === undefined || others.length > 0) throw unread(said, context);
    return tie;
  };
  const [mine, theirs] = [await own(one), await own(other)];
  if (!isSameWay(mine, theirs)) throw unread(said, context);
  if (mine.end.id === theirs.end.id) throw new EditRejection('already', { nodes: nodesOfTargets([one, other]) });
  return [
    ...redirected(one, [mine], mine, theirs.end, context),
    ...redirected(other, [theirs], theirs, mine.end, context),
  ];
}
