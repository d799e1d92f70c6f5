import { type PatchOperation } from '../../server/contract/edits';
import { sampleGraph } from '../../server/graph/sample/sampleGraph';
import { type Language } from './texts';

/** Romania with all that it is related to, and three countries further off. */
const KEPT = new Set([
  ...[
    'ROU',
    'BGR',
    'HUN',
    'MDA',
    'SRB',
    'UKR',
    'language ron',
    'currency RON',
    'region Europe',
    'subregion Southeast Europe',
  ],
  ...['FRA', 'ITA', 'ESP', 'subregion Southern Europe'],
]);

/** What makes a few countries of the sample graph, as they stand there, with where they lie and what relates them. */
export function fewCountries(language: Language): PatchOperation[] {
  const { nodes, keys, relationships } = sampleGraph(language);
  const kept = nodes.filter((_, index) => KEPT.has(keys[index] ?? ''));
  const ids = new Set(kept.map(({ id }) => id));
  return [
    ...kept.map(({ id, labels, properties, position }) => ({
      op: 'createNode' as const,
      nodeId: id,
      labels: [...labels],
      properties: { ...properties },
      ...(position !== undefined && { position }),
    })),
    ...relationships
      .filter(({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId))
      .map(({ id, type, startNodeId, endNodeId }) => ({
        op: 'createRelationship' as const,
        relationshipId: id,
        type,
        startNodeId,
        endNodeId,
      })),
  ];
}
