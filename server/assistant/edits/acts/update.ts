import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { captionProperty } from '../../../../domain/caption/caption.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { isWholeName, unread } from '../finding/newNames.js';
import { knownLabel, knownProperty, labelOf, namingProperty, propertyOf } from '../finding/names.js';
import { nodesOf } from '../finding/nodes.js';
import { waysBetween } from '../finding/ties.js';
import { type Value, valueOf } from '../finding/values.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { nodesOfTargets, oneOf } from './connect.js';
import { type Acting, type Edit } from './Edit.js';

type Change = Pick<
  PatchOperation,
  'setProperties' | 'propertyKinds' | 'removeProperties' | 'addLabels' | 'removeLabels'
>;

/** An update against the version that was read; a node that the request makes has none yet. */
const updateOf = ({ id, node }: Target, change: Change): PatchOperation => ({
  op: 'updateNode',
  nodeId: id,
  ...(node === undefined ? {} : { version: node.version }),
  ...change,
});
/** The edit that changes a node. */
export const updating = (target: Target, change: Change): Edit => ({
  operation: updateOf(target, change),
  about: [target],
});

const same = (one: PropertyValue | undefined, other: PropertyValue) => JSON.stringify(one) === JSON.stringify(other);
export const setting = (property: string, { value, kind }: Value): Change => ({
  setProperties: { [property]: value },
  ...(kind === undefined ? {} : { propertyKinds: { [property]: kind } }),
});

/** Nodes with this property are meant before those without. */
const bearing = (property: readonly Word[], context: EditContext) => (node: GraphNode) =>
  knownProperty(property, node.labels, context) !== undefined;

/** The edit that gives a node a value; none where it has it. */
export const settingEdits = (target: Target, property: string, value: Value): Edit[] =>
  same(target.node?.properties[property], value.value) ? [] : [updating(target, setting(property, value))];

/** Whether a property and a value with no word between them are well told apart: "founding | date 23 May" is not. */
function isWellCut(property: readonly Word[], value: readonly Word[], context: EditContext): boolean {
  const [last, first] = [property.at(-1), value[0]];
  if (last === undefined || first === undefined || context.text.slice(last.to, first.from).trim() !== '') return true;
  if (first.quoted || /^[\p{Lu}\p{N}\p{S}]/u.test(first.raw)) return true;
  return knownProperty(property, context.labels, context) !== undefined;
}

/** Sets a property of nodes to a value of the property's kind; also a second one that the graph knows. */
export const set: Acting = async ({ property2, value2, ...slots }, context) => {
  if (property2 === undefined || value2 === undefined) return setOne(slots, context);
  if (knownProperty(property2, context.labels, context) === undefined) throw new EditRejection('misfit');
  const nodes = slots['nodes'] ?? [];
  return [...(await setOne(slots, context)), ...(await setOne({ nodes, property: property2, value: value2 }, context))];
};

/** A property without the words that only lead to its value: "populația de". */
function leading(property: readonly Word[], { grammar }: EditContext): readonly Word[] {
  const last = property.length - 1;
  return last > 0 && phraseAt(property, last, grammar.between) === 1 ? property.slice(0, last) : property;
}

/** Whether a property is as a request says that it is before. */
function isAt({ node, labels }: Target, property: string, said: readonly Word[], context: EditContext): boolean {
  const stands = node?.properties[property];
  return stands === undefined || same(stands, valueOf(said, kindOf(property, labels, context), context).value);
}

/** The property that was set last where none is said: "those of Paper Moons to 300". */
const setOne: Acting = async ({ nodes = [], property: own, value = [], before }, context) => {
  const said = own ?? context.properties.at(-1);
  if (said === undefined) throw new EditRejection('misfit');
  const property = leading(said, context);
  if (!isWellCut(said, value, context)) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  const edits = targets.flatMap((target): Edit[] => {
    const name = propertyOf(property, target.labels, context);
    if (before !== undefined && !isAt(target, name, before, context)) throw new EditRejection('misfit');
    return settingEdits(target, name, valueOf(value, kindOf(name, target.labels, context), context));
  });
  someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
  context.properties.push(property);
  return edits;
};

/** Removes a property of nodes. */
export const unset: Acting = async ({ nodes = [], property = [] }, context) => {
  if (knownProperty(property, context.labels, context) === undefined) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  const edits = targets.flatMap((target): Edit[] => {
    const name = knownProperty(property, target.labels, context);
    if (name === undefined || target.node?.properties[name] === undefined) return [];
    return [updating(target, { removeProperties: [name] })];
  });
  return someOf(edits, 'noProperty', { said: textOf(property, context.text), nodes: nodesOfTargets(targets) });
};

/** The property that a node goes by. */
function propertyToRename({ node, labels }: Target, context: EditContext): string {
  const { properties = {} } = node ?? {};
  const chosen = nameProperty({ labels, properties }, context.reading.called.captions);
  return chosen ?? captionProperty(properties) ?? namingProperty(labels, context);
}

/** Gives one node another name. */
export const rename: Acting = async ({ nodes = [], name = [] }, context) => {
  const { text } = context;
  const [target, ...others] = await nodesOf(nodes, context);
  if (target === undefined || others.length > 0)
    throw new EditRejection('notUnderstood', { said: textOf(nodes, text) });
  if (!isWholeName(name, context)) throw unread(name, context);
  const said = textOf(name, text);
  if (said === target.name) throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const duplicates = await duplicatesOf(said, target.labels, context);
  return [
    {
      operation: updateOf(target, { setProperties: { [propertyToRename(target, context)]: said } }),
      duplicates: duplicates.filter(({ id }) => id !== target.id),
      about: [{ ...target, name: said }],
    },
  ];
};

/** Whether words that would be a new label are a property of a node. */
const isProperty = (words: readonly Word[], { labels }: Target, context: EditContext): boolean =>
  knownLabel(words, context) === undefined && knownProperty(words, labels, context) !== undefined;

/** Gives nodes a label. */
export const label: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const there = await attempted(() => oneOf(words, context));
  const isJoined = (target: Target) =>
    !(there instanceof EditRejection) && waysBetween(target, there, context).length > 0;
  // What such nodes are joined to is no label of theirs.
  if (targets.some((target) => isProperty(words, target, context) || isJoined(target))) throw unread(words, context);
  const without = targets.filter(({ labels }) => !labels.includes(name));
  const edits = without.map((target) => updating(target, { addLabels: [name] }));
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
};

/** Takes a label from nodes. */
export const unlabel: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const wearing = targets.filter(({ labels }) => labels.includes(name));
  const edits = wearing.map((target) => updating(target, { removeLabels: [name] }));
  return someOf(edits, 'noProperty', { said: textOf(words, context.text), nodes: nodesOfTargets(targets) });
};
