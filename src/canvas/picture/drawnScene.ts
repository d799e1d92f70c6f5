import cytoscape, { type Core } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type Looks, nodeElement, relationshipElement } from '../core/elementData';
import { type Positions } from '../core/Positions';
import { type Hidden, isNodeHidden, isRelationshipHidden } from '../core/visibility';
import { type Scene, sceneNow } from './scene';

/** All of a graph, of which Cytoscape draws only what is near. */
interface WholeGraph {
  readonly model: Pick<GraphModel, 'nodes' | 'relationships'>;
  readonly positions: Positions;
  readonly looks: Looks;
  readonly hidden: Hidden;
}

/** What a canvas draws now. */
export interface DrawnNow {
  readonly cy: Core;
  /** Undefined where Cytoscape draws all of it. */
  readonly whole: WholeGraph | undefined;
}

/** What is drawn, for a picture of it that is written elsewhere. @param isWhole all that is shown, or what is seen of it */
export const sceneOf = ({ cy, whole }: DrawnNow, isWhole: boolean): Scene | undefined =>
  sceneNow(whole === undefined ? cy : wholeCore(whole), isWhole, cy);

/** All of a graph that is in sight on a core without a screen. */
function wholeCore({ model, positions, looks, hidden }: WholeGraph): Core {
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
