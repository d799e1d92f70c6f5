import { type EditContext, nodesOfTargets, type Target } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { unread, withoutPlace } from '../finding/newNames.js';
import { nodesOf, oneOf } from '../finding/nodes.js';
import { displacedBy, tiesBetween, waysBetween } from '../finding/ways.js';
import { PACKS } from '../../language/Pack.js';
import { isNamed, phraseAt, type Word, without } from '../reading/words.js';
import { type Fact, type LinkFact } from '../told/facts.js';
import { linkIn } from '../told/linkIn.js';
import { bareOf, everythingIn } from '../told/phrases.js';
import { type Acting, type Edit, forEach, holding, joining, parting, settingEdits } from './operations.js';

/** How something is so: as well as what is, from now on in its place, or neither is said. */
type Manner = 'beside' | 'henceforth' | undefined;

/** How words say that something is so. */
function mannerOf(nodes: readonly Word[], what: readonly Word[], { grammar }: EditContext): Manner {
  const says = (phrases: readonly string[]) => what.some((_, at) => phraseAt(what, at, phrases) > 0);
  if (phraseAt(nodes, 0, grammar.beside) > 0 || says(grammar.beside)) return 'beside';
  return says(grammar.henceforth) ? 'henceforth' : undefined;
}

/** The relationships that a new one takes the place of, where a node has one of a kind: its home, when it moves. */
async function displacing(target: Target, fact: LinkFact, context: EditContext, manner?: Manner): Promise<Edit[]> {
  const [end, ...others] = fact.to;
  if (end === undefined || others.length > 0 || manner === 'beside') return [];
  const near = await displacedBy(target, fact, end, context);
  if (near !== undefined) return [parting(target, near)];
  const back = { type: fact.type, leads: !fact.leads };
  const far = manner === 'henceforth' ? await displacedBy(end, back, target, context) : undefined;
  return far === undefined ? [] : [parting(end, far)];
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
    if (fact.kind === 'property') edits.push(...settingEdits(target, fact.property, fact.set));
    else
      for (const end of fact.to) {
        const [known] = await tiesBetween(target, end, context, [fact]);
        if (known !== undefined) edits.push(...holding(target, known, fact.properties, context));
        else
          edits.push(
            ...(await displacing(target, fact, context, manner)),
            joining(target, fact, end, context, fact.properties),
          );
      }
  }
  return edits;
}

/** The edits that make something no longer true of a node. Throws a rejection where it is not true. */
async function untelling(target: Target, facts: readonly Fact[], context: EditContext): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const fact of facts) {
    if (fact.kind === 'property') {
      if (fact.set.value !== true) throw new EditRejection('notUnderstood', { nodes: nodesOfTargets([target]) });
      edits.push(...settingEdits(target, fact.property, { value: false }));
      continue;
    }
    for (const end of fact.to) {
      const [known] = await tiesBetween(target, end, context, [fact]);
      const nodes = nodesOfTargets([target, end]);
      if (Object.entries(fact.properties).some(([name, value]) => known?.relationship.properties[name] !== value))
        throw new EditRejection('notUnderstood', { nodes });
      if (known === undefined) throw new EditRejection('notConnected', { nodes });
      edits.push(parting(target, known));
    }
  }
  return edits;
}

async function factsOf({ labels }: Target, words: readonly Word[], context: EditContext): Promise<readonly Fact[]> {
  const bare = bareOf(words, context);
  const facts =
    (await everythingIn(bare, labels, context)) ??
    (await everythingIn(without(bare, context.grammar.being), labels, context)) ??
    (await linkIn(bare, labels, context));
  if (facts === undefined || facts.length === 0) throw unread(words, context);
  return facts;
}

/** Something said of nodes is to be so. */
export const tell: Acting = async ({ nodes = [], what = [] }, context) => {
  const manner = mannerOf(nodes, what, context);
  return forEach(await nodesOf(nodes, context), async (target) =>
    telling(target, await factsOf(target, what, context), context, manner),
  );
};

/** What a sentence says with a verb of its own: with a word of a relationship, or what is or was at some time. */
export const claim: Acting = async (slots, context) => {
  const { nodes = [], what = [] } = slots;
  const [first] = bareOf(what, context);
  const { at, of, by } = PACKS[context.language].operators;
  // "…, with a lease until 2027": said further of the one before.
  const isFurther = nodes.length === 0 && phraseAt(what, 0, context.grammar.with) > 0;
  const isVerb =
    first !== undefined && !isNamed(first) && (isFurther || phraseAt([first], 0, [...at, ...of, ...by]) === 0);
  if (!isVerb) throw new EditRejection('misfit');
  return tell(slots, context);
};

/** Something said of nodes is no longer to be so. */
export const untell: Acting = async ({ nodes = [], what = [] }, context) =>
  forEach(
    await nodesOf(nodes, context),
    async (target) => untelling(target, await factsOf(target, what, context), context),
    'already',
    { sure: true },
  );

/** A relationship takes the place of the same with others: works in one wing instead of another, leads what another did. */
export const swap: Acting = async ({ nodes = [], what = [], from = [] }, context) => {
  const target = await oneOf(nodes, context);
  const [fact, ...others] = await factsOf(target, what, context);
  if (fact?.kind !== 'link' || others.length > 0) throw unread(what, context);
  const left = await nodesOf(withoutPlace(from, context), context);
  const ends = await attempted(() => untelling(target, [{ ...fact, to: left }], context));
  const starts = await attempted(() => forEach(left, (one) => untelling(one, [fact], context)));
  // Who is related to both may be left at either end.
  if (!(ends instanceof EditRejection) && !(starts instanceof EditRejection)) throw unread(from, context);
  const gone = ends instanceof EditRejection ? starts : ends;
  if (gone instanceof EditRejection) throw ends;
  const isGone = ({ operation }: Edit) =>
    gone.some((one) => one.operation.op === operation.op && one.operation.relationshipId === operation.relationshipId);
  return [...gone, ...(await telling(target, [fact], context)).filter((edit) => !isGone(edit))];
};

/** A node goes from the only state of its kind that it is in to another that is named: from available to discarded. */
async function inState(target: Target, value: readonly Word[], context: EditContext): Promise<readonly Edit[]> {
  const to = await attempted(() => oneOf(value, context));
  if (to instanceof EditRejection) return [];
  const [way, ...others] = waysBetween(target, to, context);
  if (way === undefined || others.length > 0) return [];
  if ((await tiesBetween(target, to, context, [way])).length > 0)
    throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const left = await displacing(target, { kind: 'link', ...way, to: [to], properties: {} }, context);
  return left.length === 0 ? [] : [...left, joining(target, way, to, context)];
}

/** Nodes are to be what one word says: easy, vegan, finished. A text goes to the property that has such a value. */
export const mark: Acting = async ({ nodes = [], value = [] }, context) => {
  const denying = phraseAt(value, 0, context.grammar.denying);
  return forEach(
    await nodesOf(nodes, context),
    async (target) => {
      const state = denying > 0 ? [] : await inState(target, value, context);
      if (state.length > 0) return state;
      const facts = await factsOf(target, value.slice(denying), context);
      if (facts.some(({ kind }) => kind !== 'property')) throw unread(value, context);
      return (denying > 0 ? untelling : telling)(target, facts, context);
    },
    'already',
    { sure: true },
  );
};
