import cytoscape, { type Core } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type Looks, nodeElement, relationshipElement } from '../core/elementData';
import { type Positions } from '../core/Positions';
import { type Hidden, isNodeHidden, isRelationshipHidden } from '../core/visibility';

/** All of a graph that is in sight on a core without a screen, for a picture of it: of a large one the canvas itself holds only a part. */
export function wholeCore(
  model: Pick<GraphModel, 'nodes' | 'relationships'>,
  positions: Positions,
  looks: Looks,
  hidden: Hidden,
): Core {
  const nodes = model.nodes().filter((node) => !isNodeHidden(node, hidden));
  const seen = new Set(nodes.map(({ id }) => id));
  const relationships = model
    .relationships()
    .filter((one) => !isRelationshipHidden(one, hidden) && seen.has(one.startNodeId) && seen.has(one.endNodeId));
  return cytoscape({
    headless: true,
    layout: { name: 'preset' },
    elements: [
      ...nodes.map((node) => nodeElement(node, positions.get(node.id), looks)),
      ...relationships.map((one) => relationshipElement(one, looks)),
    ],
  });
}
