import { type NodeSet } from '../../../../domain/query/Query.js';
import { EditRejection } from '../EditRejection.js';
import { knownLabel, knownProperty } from '../finding/names.js';
import { isNewKind, unread } from '../finding/newNames.js';
import { members } from '../finding/sets.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { textOf, type Word } from '../reading/words.js';
import { type Acting, type Edit } from './Edit.js';
import { setting, updating } from './setting.js';

const nodesIn = async (set: NodeSet, context: EditContext): Promise<Target[]> =>
  (await members(set, context)).map((node) => targetOf(node, context.reading));

const newName = (words: readonly Word[], context: EditContext): string => {
  if (!isNewKind(words, context)) throw unread(words, context, true);
  return textOf(words, context.text);
};

/** Gives another name to a label, on all nodes that wear it. */
export const relabel: Acting = async ({ label: said = [], name = [] }, context) => {
  const label = knownLabel(said, context);
  if (label === undefined)
    throw new EditRejection('unknown', { words: said, said: textOf(said, context.text), sure: true });
  const to = newName(name, context);
  const targets = await nodesIn({ kind: 'label', label }, context);
  return targets.map((target) => updating(target, { addLabels: [to], removeLabels: [label] }));
};

/** Gives another name to a property, on all nodes that have it. */
export const reproperty: Acting = async ({ property: said = [], name = [] }, context) => {
  const property = knownProperty(said, context.labels, context);
  if (property === undefined)
    throw new EditRejection('unknown', { words: said, said: textOf(said, context.text), sure: true });
  const to = newName(name, context);
  const targets = await nodesIn({ kind: 'where', of: { kind: 'all' }, that: { kind: 'has', property } }, context);
  return targets.flatMap((target): Edit[] => {
    const value = target.node?.properties[property];
    const kind = target.node?.propertyKinds[property];
    if (value === undefined) return [];
    return [
      updating(target, {
        ...setting(to, kind === undefined ? { value } : { value, kind }),
        removeProperties: [property],
      }),
    ];
  });
};
