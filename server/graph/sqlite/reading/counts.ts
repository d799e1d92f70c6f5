import { type LabelCount, type TypeCount } from '../../../contract/elements.js';
import { type WantedElements } from '../../ports/GraphReader.js';
import { type Graph, scopeOf, visible } from '../rows.js';

/** Every label with the number of nodes that wear it, the most worn first. */
export const labelCounts = (graph: Graph): LabelCount[] =>
  graph.file.db
    .all<LabelCount>(
      `SELECT label, total FROM label_total WHERE owner = :owner AND project = :project ORDER BY total DESC, label`,
      scopeOf(graph),
    )
    .map(({ label, total }) => ({ label, total }));

/** Every type with the number of its relationships, the most frequent first. */
export const typeCounts = (graph: Graph): TypeCount[] =>
  graph.file.db
    .all<TypeCount>(
      `SELECT type, total FROM type_total WHERE owner = :owner AND project = :project ORDER BY total DESC, type`,
      scopeOf(graph),
    )
    .map(({ type, total }) => ({ type, total }));

/** How much there is of everything. */
export function totals(graph: Graph) {
  const different = graph.file.db.get<{ labels: number; types: number }>(
    `SELECT (SELECT count(*) FROM label_total WHERE owner = :owner AND project = :project) AS labels,
       (SELECT count(*) FROM type_total WHERE owner = :owner AND project = :project) AS types`,
    scopeOf(graph),
  );
  return {
    nodes: graph.row.nodes_total,
    relationships: graph.row.relationships_total,
    labels: different?.labels ?? 0,
    types: different?.types ?? 0,
  };
}

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
