import { captionProperty } from '../../../../domain/caption/caption.js';
import { fold } from '../../../../domain/folding/fold.js';
import { type NodeSet } from '../../../../domain/query/Query.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { wholeNameOf, wholeNameSet } from '../../../../domain/styles/wholeName.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type EditContext, nodesOfTargets, type Target, targetOf, targetsOf } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { knownLabel, knownProperty, labelOf, namingProperty } from '../finding/names.js';
import { isNewKind, isWholeName, unread } from '../finding/newNames.js';
import { nodesOf, oneOf } from '../finding/nodes.js';
import { members } from '../finding/sets.js';
import { tieIn } from '../finding/tieIn.js';
import { type Tie, typeIn, waysBetween } from '../finding/ways.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { type Acting, type Edit, forEach, parting, setting, updating } from './operations.js';

/** What the properties that a node goes by are to hold for it to be called so. */
function asCalled(said: string, { node, labels }: Target, context: EditContext): Readonly<Record<string, string>> {
  const { properties = {} } = node ?? {};
  const { captions } = context.reading.called;
  const whole = wholeNameOf({ labels }, captions);
  if (whole !== undefined) return wholeNameSet(said, whole, properties);
  const chosen = nameProperty({ labels, properties }, captions);
  return { [chosen ?? captionProperty(properties) ?? namingProperty(labels, context)]: said };
}

/** Gives one node another name. */
export const rename: Acting = async ({ nodes = [], name = [], verb = [] }, context) => {
  const { text, grammar } = context;
  const target = await oneOf(nodes, context);
  // "Change the builder of the boat to X": another builder, not another name for that one.
  const isSaid = fold(textOf(nodes, text)).includes(fold(target.name)) || nodes.length === 1;
  if (!isSaid && phraseAt(verb, 0, grammar.verbs['rename'] ?? []) === 0) throw unread(nodes, context);
  if (!isWholeName(name, context)) throw unread(name, context);
  const said = textOf(name, text);
  if (said === target.name) throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const setProperties = asCalled(said, target, context);
  const properties = { ...target.node?.properties, ...setProperties };
  const called = context.reading.nameOf({ labels: [...target.labels], properties });
  const duplicates = (await duplicatesOf(called, target.labels, context)).filter(({ id }) => id !== target.id);
  return [{ ...updating(target, { setProperties }), duplicates, about: [{ ...target, name: called }] }];
};

/** Gives nodes a label. */
export const label: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const there = await attempted(() => oneOf(words, context));
  return forEach(targets, (target) => {
    const isJoined = !(there instanceof EditRejection) && waysBetween(target, there, context).length > 0;
    const isProperty =
      knownLabel(words, context) === undefined && knownProperty(words, target.labels, context) !== undefined;
    // A property of such nodes, or what they are joined to, is no label of theirs.
    if (isProperty || isJoined) throw unread(words, context);
    return target.labels.includes(name) ? [] : [updating(target, { addLabels: [name] })];
  });
};

/** Takes a label from nodes. */
export const unlabel: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const name = labelOf(words, context);
  return forEach(
    await nodesOf(nodes, context),
    (target) => (target.labels.includes(name) ? [updating(target, { removeLabels: [name] })] : []),
    'noProperty',
    { said: textOf(words, context.text) },
  );
};

/** Deletes nodes; each says how many relationships go with it. */
export const remove: Acting = async ({ nodes = [] }, context) =>
  forEach(await nodesOf(nodes, context), (target) => {
    const { id, node } = target;
    if (node === undefined) throw unread(nodes, context);
    return [{ operation: { op: 'deleteNode', nodeId: id, version: node.version }, about: [target] }];
  });

/** Deletes a relationship that is spoken of by its type and both its ends. */
export const deleteTie: Acting = async ({ tie: said = [] }, context) => {
  const { target, tie, isTyped } = await tieIn(said, context);
  if (!isTyped) throw new EditRejection('misfit');
  return [parting(target, tie)];
};

/** A name of the graph that is to be changed everywhere. */
function renamed(found: string | undefined, said: readonly Word[], context: EditContext): string {
  if (found !== undefined) return found;
  throw new EditRejection('unknown', { words: said, said: textOf(said, context.text), sure: true });
}

const newName = (words: readonly Word[], context: EditContext): string => {
  if (!isNewKind(words, context)) throw unread(words, context, true);
  return textOf(words, context.text);
};

const nodesIn = async (set: NodeSet, context: EditContext): Promise<Target[]> =>
  (await members(set, context)).map((node) => targetOf(node, context.reading));

/** Gives another name to a label, on all nodes that wear it. */
export const relabel: Acting = async ({ label: said = [], name = [] }, context) => {
  const old = renamed(knownLabel(said, context), said, context);
  const to = newName(name, context);
  const targets = await nodesIn({ kind: 'label', label: old }, context);
  return targets.map((target) => updating(target, { addLabels: [to], removeLabels: [old] }));
};

/** Gives another name to a property, on all nodes that have it. */
export const reproperty: Acting = async ({ property: said = [], name = [] }, context) => {
  const property = renamed(knownProperty(said, context.labels, context), said, context);
  const to = newName(name, context);
  const targets = await nodesIn({ kind: 'where', of: { kind: 'all' }, that: { kind: 'has', property } }, context);
  return targets.flatMap((target): Edit[] => {
    const value = target.node?.properties[property];
    const kind = target.node?.propertyKinds[property];
    if (value === undefined) return [];
    const set = setting(to, kind === undefined ? { value } : { value, kind });
    return [updating(target, { ...set, removeProperties: [property] })];
  });
};

/** All relationships of a type, with the nodes from which they lead. */
async function tiesOfType(
  type: string,
  context: EditContext,
): Promise<{ target: Target; tie: Omit<Tie, 'type' | 'leads'> }[]> {
  const { store, scope } = context.reading;
  const page = await store.relationships(scope, { type, pageSize: MAX_PATCH_OPERATIONS });
  if (page.total > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: page.total });
  const ids = [...new Set(page.items.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]))];
  if (ids.length > 0) await context.reading.read(ids);
  context.reading.keep(page.items);
  return page.items.flatMap((relationship) => {
    const [target, end = target] = targetsOf([relationship.startNodeId, relationship.endNodeId], context.reading);
    return target === undefined || end === undefined ? [] : [{ target, tie: { relationship, end } }];
  });
}

/** Deletes all relationships of a type. */
export const deleteType: Acting = async ({ type: said = [] }, context) => {
  const type = typeIn(said, context);
  if (type === undefined) throw new EditRejection('misfit');
  return (await tiesOfType(type, context)).map(({ target, tie }) => parting(target, tie));
};

/** Gives all relationships of a type another. */
export const retype: Acting = async ({ type: said = [], name = [] }, context) => {
  const wanted = fold(textOf(said, context.text));
  const exact = context.shape.types.find((one) => fold(one.type) === wanted)?.type;
  const type = renamed(exact ?? typeIn(said, context), said, context);
  const to = textOf(name, context.text);
  return (await tiesOfType(type, context)).map(({ target, tie: { relationship, end } }) => ({
    operation: { op: 'updateRelationship', relationshipId: relationship.id, version: relationship.version, type: to },
    about: [target, end],
  }));
};
