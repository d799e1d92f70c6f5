import { type MapSlice } from '../../../domain/map/MapSlice';
import { withRoom } from './capacity';
import { type GraphArrays } from './GraphArrays';
import { indexOf } from './indexes';

/** The list with more at its end, itself where there is no more. */
const joined = (list: readonly string[], more: readonly string[]) => (more.length === 0 ? list : [...list, ...more]);

/** The arrays with a slice at their end. */
export function filled(arrays: GraphArrays, { labels, types, nodes, relationships }: MapSlice): GraphArrays {
  const [nodeCount, relationshipCount] = [arrays.nodeCount, arrays.relationshipCount];
  const [allNodes, allRelationships] = [nodeCount + nodes.ids.length, relationshipCount + relationships.ids.length];
  const roomy = withRoom(arrays, allNodes, allRelationships);
  for (const id of nodes.ids) roomy.ids.push(id);
  for (const caption of nodes.captions) roomy.captions.push(caption);
  for (const id of relationships.ids) roomy.relationshipIds.push(id);
  roomy.x.set(nodes.x, nodeCount);
  roomy.y.set(nodes.y, nodeCount);
  roomy.label.set(nodes.label, nodeCount);
  roomy.degree.set(nodes.degree, nodeCount);
  roomy.from.set(relationships.from, relationshipCount);
  roomy.to.set(relationships.to, relationshipCount);
  roomy.type.set(relationships.type, relationshipCount);
  // The index grows with each slice, or the first to look an id up would wait for all of them.
  indexOf(roomy.ids);
  indexOf(roomy.relationshipIds);
  return {
    ...roomy,
    labels: joined(arrays.labels, labels),
    types: joined(arrays.types, types),
    joins: relationships.ids.length === 0 ? arrays.joins : {},
    nodeCount: allNodes,
    relationshipCount: allRelationships,
  };
}
