import { type Selected } from '../../domain/selection/selection';
import { type ExportParts } from '../files/FilesContext';
import { type GraphModel } from '../graph/GraphModel';
import { type Hidden, isNodeHidden, isRelationshipHidden } from './core/visibility';

/** What can be exported of a canvas: what is selected, with the ends of its relationships, and what is in view where something is hidden or was never loaded. */
export function exportParts(model: GraphModel, hidden: Hidden, selected: Selected): ExportParts {
  const shown = model.nodes().filter((node) => !isNodeHidden(node, hidden));
  const nodes = new Set<string>(shown.map(({ id }) => id));
  const relationships = model
    .relationships()
    .filter((each) => !isRelationshipHidden(each, hidden) && nodes.has(each.startNodeId) && nodes.has(each.endNodeId));
  const view = { nodeIds: [...nodes], relationshipIds: relationships.map(({ id }) => id) };
  if (selected.length === 0) return { view };
  const chosen = new Set(selected.map(({ id }) => id));
  const lines = relationships.filter(
    ({ id, startNodeId, endNodeId }) => chosen.has(id) || (chosen.has(startNodeId) && chosen.has(endNodeId)),
  );
  const ends = lines.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
  const nodeIds = [...new Set([...selected.flatMap(({ kind, id }) => (kind === 'node' ? [id] : [])), ...ends])];
  return { view, selection: { nodeIds, relationshipIds: lines.map(({ id }) => id) } };
}
