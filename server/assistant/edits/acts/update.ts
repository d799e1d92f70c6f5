import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { captionProperty } from '../../../../domain/caption/caption.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { EditRejection } from '../EditRejection.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { isWholeName, unread } from '../finding/newNames.js';
import { knownLabel, knownProperty, labelOf, namingProperty, propertyOf } from '../finding/names.js';
import { nodesOf } from '../finding/nodes.js';
import { type Value, valueOf } from '../finding/values.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { nodesOfTargets } from './connect.js';
import { type Acting, type Edit } from './Edit.js';

type Change = Pick<
  PatchOperation,
  'setProperties' | 'propertyKinds' | 'removeProperties' | 'addLabels' | 'removeLabels'
>;

/** An update against the version that was read; a node that the request makes has none yet. */
export const updateOf = ({ id, node }: Target, change: Change): PatchOperation => ({
  op: 'updateNode',
  nodeId: id,
  ...(node === undefined ? {} : { version: node.version }),
  ...change,
});

const same = (one: PropertyValue | undefined, other: PropertyValue) => JSON.stringify(one) === JSON.stringify(other);
const setting = (property: string, { value, kind }: Value): Change => ({
  setProperties: { [property]: value },
  ...(kind === undefined ? {} : { propertyKinds: { [property]: kind } }),
});

/** Nodes with this property are meant before those without. */
const bearing = (property: readonly Word[], context: EditContext) => (node: GraphNode) => {
  const known = knownProperty(property, node.labels, context);
  return known !== undefined;
};

/** The edit that gives a node a value; undefined where it has it. */
export function settingEdit(target: Target, property: string, value: Value, context: EditContext): Edit | undefined {
  const { say } = context;
  const before = target.node?.properties[property];
  if (same(before, value.value)) return undefined;
  const kind = target.node?.propertyKinds[property];
  const params = {
    node: say.line(target.name),
    property: say.line(property),
    value: say.value(value.value, value.kind, property),
    before: before === undefined ? '' : say.value(before, kind, property),
  };
  return {
    operation: updateOf(target, setting(property, value)),
    summary: say.t(before === undefined ? 'updateSet' : 'updateChange', params),
    about: [target],
  };
}

/** Whether a property and a value with no word between them are well told apart: "founding | date 23 May" is not. */
function isWellCut(property: readonly Word[], value: readonly Word[], context: EditContext): boolean {
  const [last, first] = [property.at(-1), value[0]];
  if (last === undefined || first === undefined || context.text.slice(last.to, first.from).trim() !== '') return true;
  if (first.quoted || /^[\p{Lu}\p{N}\p{S}]/u.test(first.raw)) return true;
  return (
    knownProperty(
      property,
      context.shape.labels.map(({ label }) => label),
      context,
    ) !== undefined
  );
}

/** Sets a property of nodes to a value of the property's kind; also a second one that the graph knows. */
export const set: Acting = async ({ property2, value2, ...slots }, context) => {
  if (property2 === undefined || value2 === undefined) return setOne(slots, context);
  const labels = context.shape.labels.map((one) => one.label);
  if (knownProperty(property2, labels, context) === undefined) throw new EditRejection('misfit');
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

const setOne: Acting = async ({ nodes = [], property: said = [], value = [], before }, context) => {
  const property = leading(said, context);
  if (!isWellCut(said, value, context)) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  const edits = targets.flatMap((target): Edit[] => {
    const name = propertyOf(property, target.labels, context);
    if (before !== undefined && !isAt(target, name, before, context)) throw new EditRejection('misfit');
    const edit = settingEdit(target, name, valueOf(value, kindOf(name, target.labels, context), context), context);
    return edit === undefined ? [] : [edit];
  });
  if (edits.length === 0) throw new EditRejection('already', { nodes: nodesOfTargets(targets) });
  context.properties.push(property);
  return edits;
};

/** Removes a property of nodes. */
export const unset: Acting = async ({ nodes = [], property = [] }, context) => {
  const { say, text, shape } = context;
  const anywhere = knownProperty(
    property,
    shape.labels.map(({ label }) => label),
    context,
  );
  if (anywhere === undefined) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  const edits = targets.flatMap((target): Edit[] => {
    const name = knownProperty(property, target.labels, context);
    const before = name === undefined ? undefined : target.node?.properties[name];
    if (name === undefined || before === undefined) return [];
    const params = {
      node: say.line(target.name),
      property: say.line(name),
      before: say.value(before, target.node?.propertyKinds[name], name),
    };
    return [
      {
        operation: updateOf(target, { removeProperties: [name] }),
        summary: say.t('updateRemove', params),
        about: [target],
      },
    ];
  });
  if (edits.length === 0)
    throw new EditRejection('noProperty', { said: textOf(property, text), nodes: nodesOfTargets(targets) });
  return edits;
};

/** The property that a node goes by. */
function propertyToRename({ node, labels }: Target, context: EditContext): string {
  const { properties = {} } = node ?? {};
  const chosen = nameProperty({ labels, properties }, context.reading.named);
  return chosen ?? captionProperty(properties) ?? namingProperty(labels, context);
}

/** Gives one node another name. */
export const rename: Acting = async ({ nodes = [], name = [] }, context) => {
  const { say, text } = context;
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
      summary: say.t('updateRename', { node: say.line(target.name), name: say.line(said) }),
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
  const { say } = context;
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  if (targets.some((target) => isProperty(words, target, context))) throw unread(words, context);
  const edits = targets
    .filter(({ labels }) => !labels.includes(name))
    .map((target): Edit => ({
      operation: updateOf(target, { addLabels: [name] }),
      summary: say.t('updateLabel', { node: say.line(target.name), label: say.line(name) }),
      about: [target],
    }));
  if (edits.length === 0) throw new EditRejection('already', { nodes: nodesOfTargets(targets) });
  return edits;
};

/** Takes a label from nodes. */
export const unlabel: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const { say, text } = context;
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const edits = targets
    .filter(({ labels }) => labels.includes(name))
    .map((target): Edit => ({
      operation: updateOf(target, { removeLabels: [name] }),
      summary: say.t('updateUnlabel', { node: say.line(target.name), label: say.line(name) }),
      about: [target],
    }));
  if (edits.length === 0)
    throw new EditRejection('noProperty', { said: textOf(words, text), nodes: nodesOfTargets(targets) });
  return edits;
};
