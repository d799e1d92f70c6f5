import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type PropertyValue } from '../../../contract/properties.js';
import { captionProperty } from '../../../graph/content.js';
import { EditRejection } from '../EditRejection.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { kindOf } from '../finding/kinds.js';
import { knownProperty, labelOf, namingProperty, propertyOf } from '../finding/names.js';
import { nodesOf } from '../finding/nodes.js';
import { type Value, valueOf } from '../finding/values.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { type Scene, type Target } from '../Scene.js';
import { nodesOfTargets } from './connect.js';
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

const same = (one: PropertyValue | undefined, other: PropertyValue) => JSON.stringify(one) === JSON.stringify(other);
const setting = (property: string, { value, kind }: Value): Change => ({
  setProperties: { [property]: value },
  ...(kind === undefined ? {} : { propertyKinds: { [property]: kind } }),
});

/** Nodes with this property are meant before those without. */
const bearing = (property: readonly Word[], scene: Scene) => (node: GraphNode) => {
  const known = knownProperty(property, node.labels, scene);
  return known !== undefined;
};

function settingEdit(target: Target, property: string, value: Value, scene: Scene): Edit | undefined {
  const { say } = scene;
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
function isWellCut(property: readonly Word[], value: readonly Word[], scene: Scene): boolean {
  const [last, first] = [property.at(-1), value[0]];
  if (last === undefined || first === undefined || scene.text.slice(last.to, first.from).trim() !== '') return true;
  if (first.quoted || /^[\p{Lu}\p{N}\p{S}]/u.test(first.raw)) return true;
  return (
    knownProperty(
      property,
      scene.shape.labels.map(({ label }) => label),
      scene,
    ) !== undefined
  );
}

/** Sets a property of nodes to a value of the property's kind; also a second one that the graph knows. */
export const set: Acting = async ({ property2, value2, ...slots }, scene) => {
  if (property2 === undefined || value2 === undefined) return setOne(slots, scene);
  const labels = scene.shape.labels.map((one) => one.label);
  if (knownProperty(property2, labels, scene) === undefined) throw new EditRejection('misfit');
  const nodes = slots['nodes'] ?? [];
  return [...(await setOne(slots, scene)), ...(await setOne({ nodes, property: property2, value: value2 }, scene))];
};

/** A property without the words that only lead to its value: "populația de". */
function leading(property: readonly Word[], { grammar }: Scene): readonly Word[] {
  const last = property.length - 1;
  return last > 0 && phraseAt(property, last, grammar.between) === 1 ? property.slice(0, last) : property;
}

const setOne: Acting = async ({ nodes = [], property: said = [], value = [] }, scene) => {
  const property = leading(said, scene);
  if (!isWellCut(said, value, scene)) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, scene, bearing(property, scene));
  const edits = targets.flatMap((target): Edit[] => {
    const name = propertyOf(property, target.labels, scene);
    const edit = settingEdit(target, name, valueOf(value, kindOf(name, target.labels, scene), scene), scene);
    return edit === undefined ? [] : [edit];
  });
  if (edits.length === 0) throw new EditRejection('already', { nodes: nodesOfTargets(targets) });
  return edits;
};

/** Removes a property of nodes. */
export const unset: Acting = async ({ nodes = [], property = [] }, scene) => {
  const { say, text, shape } = scene;
  const anywhere = knownProperty(
    property,
    shape.labels.map(({ label }) => label),
    scene,
  );
  if (anywhere === undefined) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, scene, bearing(property, scene));
  const edits = targets.flatMap((target): Edit[] => {
    const name = knownProperty(property, target.labels, scene);
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
const propertyToRename = ({ node, labels }: Target, scene: Scene): string =>
  captionProperty(node?.properties ?? {}) ?? namingProperty(labels, scene);

/** Gives one node another name. */
export const rename: Acting = async ({ nodes = [], name = [] }, scene) => {
  const { say, text } = scene;
  const [target, ...others] = await nodesOf(nodes, scene);
  if (target === undefined || others.length > 0)
    throw new EditRejection('notUnderstood', { said: textOf(nodes, text) });
  const said = textOf(name, text);
  if (said === target.name) throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const duplicates = await duplicatesOf(said, target.labels, scene);
  return [
    {
      operation: updateOf(target, { setProperties: { [propertyToRename(target, scene)]: said } }),
      summary: say.t('updateRename', { node: say.line(target.name), name: say.line(said) }),
      duplicates: duplicates.filter(({ id }) => id !== target.id),
      about: [{ ...target, name: said }],
    },
  ];
};

/** Gives nodes a label. */
export const label: Acting = async ({ nodes = [], label: words = [] }, scene) => {
  const { say } = scene;
  const targets = await nodesOf(nodes, scene);
  const name = labelOf(words, scene);
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
export const unlabel: Acting = async ({ nodes = [], label: words = [] }, scene) => {
  const { say, text } = scene;
  const targets = await nodesOf(nodes, scene);
  const name = labelOf(words, scene);
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
