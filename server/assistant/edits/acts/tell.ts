import { PACKS } from '../../../language/Pack.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { unread } from '../finding/newNames.js';
import { withoutPlace } from '../finding/statements.js';
import { isNamed, phraseAt, type Word, without } from '../reading/words.js';
import { type EditContext, type Target, targetsOf } from '../EditContext.js';
import { type Fact } from '../told/facts.js';
import { linkIn } from '../told/linkIn.js';
import { bareOf, everythingIn } from '../told/phrases.js';
import { displacedBy } from '../finding/onlyOne.js';
import { between, tieAmong, waysBetween } from '../finding/ties.js';
import { joiningBy, nodesOfTargets, oneOf, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { holding } from './ties.js';
import { settingEdits } from './setting.js';

/** The ends of a relationship in its direction. */
const ends = (target: Target, other: Target, leads: boolean): readonly [Target, Target] =>
  leads ? [target, other] : [other, target];

type Link = Extract<Fact, { kind: 'link' }>;

/** How something is so: as well as what is, from now on in its place, or neither is said. */
type Manner = 'beside' | 'henceforth' | undefined;

/**
 * What goes where a node has one of a kind, and is to have another: its home, when it moves. What holds from now on may take
 * the place of another at its other end as well: a trip gets another skipper.
 */
async function displacing(target: Target, fact: Link, context: EditContext, manner?: Manner) {
  const [other, ...others] = fact.to;
  if (other === undefined || others.length > 0) return [];
  const { type, leads } = fact;
  const left =
    (await displacedBy(target, fact, other, context)) ??
    (manner === 'henceforth' ? await displacedBy(other, { type, leads: !leads }, target, context) : undefined);
  if (left === undefined) return [];
  context.parted.push(left);
  return [parting(left, targetsOf([left.startNodeId, left.endNodeId], context.reading))];
}

/** The edits that make something true of a node; none where it is so already. */
export async function telling(
  target: Target,
  facts: readonly Fact[],
  context: EditContext,
  manner?: Manner,
): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const fact of facts) {
    if (fact.kind === 'property') {
      const { property, value, valueKind: kind } = fact;
      edits.push(...settingEdits(target, property, { value, ...(kind === undefined ? {} : { kind }) }));
      continue;
    }
    for (const other of fact.to) {
      const both = ends(target, other, fact.leads);
      const known = tieAmong(await between(target, other, context), fact.type, ...both);
      if (known !== undefined) {
        edits.push(...holding(known, fact.properties, both, context));
        continue;
      }
      if (manner !== 'beside') edits.push(...(await displacing(target, fact, context, manner)));
      edits.push(joiningBy(target, fact, other, context, fact.properties));
    }
  }
  return edits;
}

/** How words say that something is so. */
function mannerOf(words: readonly Word[], { grammar }: EditContext): Manner {
  const says = (phrases: readonly string[]) => words.some((_, at) => phraseAt(words, at, phrases) > 0);
  if (says(grammar.beside)) return 'beside';
  return says(grammar.henceforth) ? 'henceforth' : undefined;
}

/** The edits that make something no longer true of a node. Throws a rejection where it is not true. */
async function untelling(target: Target, facts: readonly Fact[], context: EditContext): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const fact of facts) {
    if (fact.kind === 'property') {
      if (fact.value !== true) throw new EditRejection('notUnderstood', { nodes: nodesOfTargets([target]) });
      edits.push(...settingEdits(target, fact.property, { value: false }));
      continue;
    }
    for (const other of fact.to) {
      const both = ends(target, other, fact.leads);
      const known = tieAmong(await between(target, other, context), fact.type, ...both);
      if (Object.entries(fact.properties).some(([name, value]) => known?.properties[name] !== value))
        throw new EditRejection('notUnderstood', { nodes: nodesOfTargets(both) });
      if (known === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets(both) });
      context.parted.push(known);
      edits.push(parting(known, [target, other]));
    }
  }
  return edits;
}

async function untellingAll(targets: readonly Target[], facts: readonly Fact[], context: EditContext): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const target of targets) edits.push(...(await untelling(target, facts, context)));
  return edits;
}

async function factsOf(target: Target, words: readonly Word[], context: EditContext): Promise<readonly Fact[]> {
  const bare = bareOf(words, context);
  const { labels } = target;
  const facts =
    (await everythingIn(bare, labels, context)) ??
    (await everythingIn(without(bare, context.grammar.being), labels, context)) ??
    (await linkIn(bare, labels, context));
  if (facts === undefined || facts.length === 0) throw unread(words, context);
  return facts;
}

/** Something said of nodes is to be so. */
export const tell: Acting = async ({ nodes = [], what = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const edits: Edit[] = [];
  const manner = phraseAt(nodes, 0, context.grammar.beside) > 0 ? 'beside' : mannerOf(what, context);
  for (const target of targets)
    edits.push(...(await telling(target, await factsOf(target, what, context), context, manner)));
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
};

/** What a sentence says with a verb of its own: with a word of a relationship, or what is or was at some time. */
export const claim: Acting = async (slots, context) => {
  const { language, grammar } = context;
  const { nodes = [], what = [] } = slots;
  const [first] = bareOf(what, context);
  const { at, of, by } = PACKS[language].operators;
  if (first === undefined || isNamed(first)) throw new EditRejection('misfit');
  // "…, with a lease until 2027": said further of the one before.
  if (nodes.length === 0 && phraseAt(what, 0, grammar.with) > 0) return tell(slots, context);
  if (phraseAt([first], 0, [...at, ...of, ...by]) > 0) throw new EditRejection('misfit');
  return tell(slots, context);
};

/** Something said of nodes is no longer to be so. */
export const untell: Acting = async ({ nodes = [], what = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const edits: Edit[] = [];
  for (const target of targets) edits.push(...(await untelling(target, await factsOf(target, what, context), context)));
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets), sure: true });
};

/**
 * Something said of a node takes the place of the same with others, or of others: works in one wing instead of another, leads
 * what another did.
 */
export const swap: Acting = async ({ nodes = [], what = [], from = [] }, context) => {
  const target = await oneOf(nodes, context);
  const facts = await factsOf(target, what, context);
  const [fact, ...others] = facts;
  if (fact?.kind !== 'link' || others.length > 0) throw unread(what, context);
  const left = await nodesOf(withoutPlace(from, context), context);
  const ends = await attempted(() => untelling(target, [{ ...fact, to: left }], context));
  const starts = await attempted(() => untellingAll(left, [fact], context));
  // Who is related to both may be left at either end.
  if (!(ends instanceof EditRejection) && !(starts instanceof EditRejection)) throw unread(from, context);
  if (ends instanceof EditRejection && starts instanceof EditRejection) throw ends;
  const gone = ends instanceof EditRejection ? starts : ends;
  return [...(gone as readonly Edit[]), ...(await telling(target, facts, context))];
};

/** Words before a value that deny it. */
const denied = (words: readonly Word[], { grammar }: EditContext): number => phraseAt(words, 0, grammar.denying);

/** A node goes from the only state of its kind that it is in to another that is named: from available to discarded. */
async function inState(target: Target, value: readonly Word[], context: EditContext): Promise<readonly Edit[]> {
  const to = await attempted(() => oneOf(value, context));
  if (to instanceof EditRejection) return [];
  const [way, ...others] = waysBetween(target, to, context);
  if (way === undefined || others.length > 0) return [];
  const fact = { kind: 'link' as const, ...way, to: [to], properties: {} };
  if (tieAmong(await between(target, to, context), way.type, ...ends(target, to, way.leads)) !== undefined)
    throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const left = await displacing(target, fact, context);
  return left.length === 0 ? [] : [...left, joiningBy(target, way, to, context)];
}

/** Nodes are to be what one word says: easy, vegan, finished. A text goes to the property that has such a value. */
export const mark: Acting = async ({ nodes = [], value = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const denying = denied(value, context);
  const edits: Edit[] = [];
  for (const target of targets) {
    const state = denying > 0 ? [] : await inState(target, value, context);
    edits.push(...state);
    if (state.length > 0) continue;
    const facts = await factsOf(target, value.slice(denying), context);
    if (facts.some(({ kind }) => kind !== 'property')) throw unread(value, context);
    edits.push(...(await (denying > 0 ? untelling : telling)(target, facts, context)));
  }
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets), sure: true });
};
