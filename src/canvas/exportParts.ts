import { idsOf, type Selected } from '../../domain/selection/selection';
import { type ExportParts } from '../files/FilesContext';
import { type GraphModel } from '../graph/GraphModel';
import { elementsInSight, type Hidden } from './core/visibility';

/** What can be exported of a canvas: what is selected, with the ends of its relationships, and what is in view where something is hidden or was never loaded. */
export function exportParts(model: GraphModel, hidden: Hidden, selected: Selected): ExportParts {
  const { nodes, relationships } = elementsInSight(model, hidden);
  const view = { nodeIds: nodes.map(({ id }) => id), relationshipIds: relationships.map(({ id }) => id) };
  if (selected.length === 0) return { view };
  const chosen = new Set(selected.map(({ id }) => id));
  const lines = relationships.filter(
    ({ id, startNodeId, endNodeId }) => chosen.has(id) || (chosen.has(startNodeId) && chosen.has(endNodeId)),
  );
  const ends = lines.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
  const nodeIds = [...new Set([...idsOf(selected, 'node'), ...ends])];
  return { view, selection: { nodeIds, relationshipIds: lines.map(({ id }) => id) } };
}
