import { EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { textOf } from '../reading/words.js';
import { type Acting } from './Edit.js';

/** Deletes nodes; each says how many relationships go with it. */
export const remove: Acting = async ({ nodes = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  return targets.map((target) => {
    const { node } = target;
    if (node === undefined) throw new EditRejection('notUnderstood', { said: textOf(nodes, context.text) });
    return { operation: { op: 'deleteNode' as const, nodeId: target.id, version: node.version }, about: [target] };
  });
};
