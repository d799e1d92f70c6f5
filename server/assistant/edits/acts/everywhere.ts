import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type NodeSet } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { EditRejection } from '../EditRejection.js';
import { knownLabel, knownProperty } from '../finding/names.js';
import { isNewKind, unread } from '../finding/newNames.js';
import { type EditContext, targetOf } from '../EditContext.js';
import { textOf, type Word } from '../reading/words.js';
import { type Acting, type Edit } from './Edit.js';
import { updateOf } from './update.js';

async function nodesIn(set: NodeSet, { reading }: EditContext): Promise<GraphNode[]> {
  const { result } = await reading.query({ kind: 'nodes', set, limit: MAX_PATCH_OPERATIONS });
  if (result.kind !== 'nodes') return [];
  if (result.total > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: result.total });
  return reading.read(result.ids as GraphNode['id'][]);
}

const newName = (words: readonly Word[], context: EditContext): string => {
  if (!isNewKind(words, context)) throw unread(words, context);
  return textOf(words, context.text);
};

/** Gives another name to a label, on all nodes that wear it. */
export const relabel: Acting = async ({ label: said = [], name = [] }, context) => {
  const label = knownLabel(said, context);
  if (label === undefined)
    throw new EditRejection('unknown', { words: said, said: textOf(said, context.text), sure: true });
  const to = newName(name, context);
  const { say } = context;
  const nodes = await nodesIn({ kind: 'label', label }, context);
  return nodes
    .map((node) => targetOf(node, context.reading))
    .map((target): Edit => ({
      operation: updateOf(target, { addLabels: [to], removeLabels: [label] }),
      summary: say.t('relabel', { node: say.line(target.name), label: say.line(label), name: say.line(to) }),
      about: [target],
    }));
};

/** Gives another name to a property, on all nodes that have it. */
export const reproperty: Acting = async ({ property: said = [], name = [] }, context) => {
  const { say, shape, text } = context;
  const labels = shape.labels.map(({ label }) => label);
  const property = knownProperty(said, labels, context);
  if (property === undefined) throw new EditRejection('unknown', { words: said, said: textOf(said, text), sure: true });
  const to = newName(name, context);
  const nodes = await nodesIn({ kind: 'where', of: { kind: 'all' }, that: { kind: 'has', property } }, context);
  return nodes
    .map((node) => targetOf(node, context.reading))
    .flatMap((target): Edit[] => {
      const value = target.node?.properties[property];
      const kind = target.node?.propertyKinds[property];
      if (value === undefined) return [];
      const change = {
        setProperties: { [to]: value },
        ...(kind === undefined ? {} : { propertyKinds: { [to]: kind } }),
        removeProperties: [property],
      };
      const params = { node: say.line(target.name), property: say.line(property), name: say.line(to) };
      return [{ operation: updateOf(target, change), summary: say.t('reproperty', params), about: [target] }];
    });
};
