import { type PatchOperation } from '../../../contract/edits.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { type Target } from '../EditContext.js';
import { type Value } from '../finding/values.js';
import { type Edit } from './Edit.js';

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
/** The edit that changes a node. */
export const updating = (target: Target, change: Change): Edit => ({
  operation: updateOf(target, change),
  about: [target],
});

export const same = (one: PropertyValue | undefined, other: PropertyValue) =>
  JSON.stringify(one) === JSON.stringify(other);
export const setting = (property: string, { value, kind }: Value): Change => ({
  setProperties: { [property]: value },
  ...(kind === undefined ? {} : { propertyKinds: { [property]: kind } }),
});

/** The edit that gives a node a value; none where it has it. */
export const settingEdits = (target: Target, property: string, value: Value): Edit[] =>
  same(target.node?.properties[property], value.value) ? [] : [updating(target, setting(property, value))];
