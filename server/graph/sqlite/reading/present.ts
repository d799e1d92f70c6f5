import { type WantedElements } from '../../ports/GraphReader.js';
import { type Graph, scopeOf, visible } from '../rows.js';

const presentIn = (table: 'node' | 'relationship') => `SELECT e.id FROM json_each(:ids) wanted CROSS JOIN ${table} e
  ON e.owner = :owner AND e.project = :project AND e.id = wanted.value AND ${visible('e')}`;

/** The ids of those of these elements that are there. */
export function presentIds(graph: Graph, { nodeIds, relationshipIds }: WantedElements): string[] {
  const found = (table: 'node' | 'relationship', ids: readonly string[]) =>
    graph.file.db.all<{ id: string }>(presentIn(table), {
      ...scopeOf(graph),
      ids: JSON.stringify([...new Set(ids)]),
    });
  return [...found('node', nodeIds), ...found('relationship', relationshipIds)].map(({ id }) => id);
}
