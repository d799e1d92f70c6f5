import { type GraphDelta, type GraphNode } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type Positions } from '../core/Positions';
import { type GraphArrays } from '../map/GraphArrays';
import { indexOf } from '../map/indexes';
import { type MapPatch, patched } from '../map/patch';

const mapNode = (node: GraphNode, positions: Positions) => ({
  id: node.id,
  label: node.labels[0],
  degree: node.degree,
  place: positions.find(node.id),
});

/** The change of a shown graph as one of its columns. */
export const patchOf = (model: GraphModel, positions: Positions, delta: GraphDelta): MapPatch => ({
  removedNodes: delta.deletedNodeIds,
  removedRelationships: delta.deletedRelationshipIds,
  nodes: delta.nodes.map((node) => mapNode(model.node(node.id) ?? node, positions)),
  relationships: delta.relationships.map(({ id, startNodeId: from, endNodeId: to, type }) => ({ id, from, to, type })),
});

/** A shown graph as columns, over those of a map. What the map knows is no news but for where it stands and how well it is connected. */
export function mapOf(model: GraphModel, positions: Positions, map: GraphArrays): GraphArrays {
  const [nodes, lines] = [indexOf(map.ids), indexOf(map.relationshipIds)];
  const added = model.nodes().filter((node) => {
    const at = nodes.get(node.id);
    if (at === undefined) return true;
    const place = positions.find(node.id);
    if (place !== undefined) {
      map.x[at] = place.x;
      map.y[at] = place.y;
    }
    map.degree[at] = node.degree;
    return false;
  });
  const relationships = model.relationships().filter(({ id }) => !lines.has(id));
  const news = { nodes: added, relationships, deletedNodeIds: [], deletedRelationshipIds: [] };
  return patched(map, patchOf(model, positions, news));
}
