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
import { type Tie, typeIn, type Way, waysBetween } from '../finding/ways.js';
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

/** What bears a name of the graph: nodes, or relationships with the nodes from which they lead. */
type Bearer = Target & { readonly tie?: Omit<Tie, keyof Way> };

/** All relationships of a type. */
async function bearersOfType(type: string, context: EditContext): Promise<Bearer[]> {
  const { reading } = context;
  const page = await reading.store.relationships(reading.scope, { type, pageSize: MAX_PATCH_OPERATIONS });
  if (page.total > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: page.total });
  const ids = [...new Set(page.items.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]))];
  if (ids.length > 0) await reading.read(ids);
  reading.keep(page.items);
  return page.items.flatMap((relationship) => {
    const [start, end = start] = targetsOf([relationship.startNodeId, relationship.endNodeId], reading);
    return start === undefined || end === undefined ? [] : [{ ...start, tie: { relationship, end } }];
  });
}

const bearersIn = async (set: NodeSet, context: EditContext): Promise<Bearer[]> =>
  (await members(set, context)).map((node) => targetOf(node, context.reading));

/** Deletes all relationships of a type. */
export const deleteType: Acting = async ({ type: said = [] }, context) => {
  const type = typeIn(said, context);
  if (type === undefined) throw new EditRejection('misfit');
  return (await bearersOfType(type, context)).flatMap(({ tie, ...target }) => (tie ? [parting(target, tie)] : []));
};

/** What has a name: how the graph calls it, what bears it, and how it gets another. */
interface Naming {
  readonly known: (said: readonly Word[], context: EditContext) => string | undefined;
  readonly bearers: (name: string, context: EditContext) => Promise<Bearer[]>;
  readonly renamed: (bearer: Bearer, name: string, to: string) => readonly Edit[];
}

/** Gives something another name wherever it is borne. */
const everywhere =
  (slot: string, { known, bearers, renamed }: Naming): Acting =>
  async ({ [slot]: said = [], name = [] }, context) => {
    const old = known(said, context);
    if (old === undefined)
      throw new EditRejection('unknown', { words: said, said: textOf(said, context.text), sure: true });
    if (slot !== 'type' && !isNewKind(name, context)) throw unread(name, context, true);
    const to = textOf(name, context.text);
    return (await bearers(old, context)).flatMap((bearer) => renamed(bearer, old, to));
  };

/** Gives another name to a label, on all nodes that wear it. */
export const relabel = everywhere('label', {
  known: knownLabel,
  bearers: (label, context) => bearersIn({ kind: 'label', label }, context),
  renamed: (target, label, to) => [updating(target, { addLabels: [to], removeLabels: [label] })],
});

/** Gives another name to a property, on all nodes that have it. */
export const reproperty = everywhere('property', {
  known: (said, context) => knownProperty(said, context.labels, context),
  bearers: (property, context) =>
    bearersIn({ kind: 'where', of: { kind: 'all' }, that: { kind: 'has', property } }, context),
  renamed: (target, property, to) => {
    const value = target.node?.properties[property];
    const kind = target.node?.propertyKinds[property];
    if (value === undefined) return [];
    return [updating(target, { ...setting(to, kind ? { value, kind } : { value }), removeProperties: [property] })];
  },
});

/** Gives all relationships of a type another. */
export const retype = everywhere('type', {
  known: (said, context) => {
    const wanted = fold(textOf(said, context.text));
    return context.shape.types.find(({ type }) => fold(type) === wanted)?.type ?? typeIn(said, context);
  },
  bearers: bearersOfType,
  renamed: ({ tie, ...target }, _, type) => {
    if (tie === undefined) return [];
    const { id, version } = tie.relationship;
    return [{ operation: { op: 'updateRelationship', relationshipId: id, version, type }, about: [target, tie.end] }];
  },
});
