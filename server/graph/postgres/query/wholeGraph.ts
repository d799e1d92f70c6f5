import { type PlainGraph, type PlainRelationship } from '../../../../domain/query/evaluate/Plain.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import {
  type Graph,
  NODE_COLUMNS,
  type NodeRow,
  RELATIONSHIP_COLUMNS,
  type RelationshipRow,
  scopeOf,
  storedNode,
  storedRelationship,
  visible,
  WITH_ENDS,
  WITH_POSITION,
} from '../rows.js';

/** Elements of a project that is read whole: beyond, one question would take the memory and time of everybody's. */
const MOST_READ = 300_000;

/**
 * A whole project, for what only the reference evaluator knows: read in two statements of one moment. Throws `QUERY_TOO_COSTLY` for a project
 * that is too large to be read.
 */
export async function wholeGraph(graph: Graph): Promise<PlainGraph> {
  if (graph.row.nodes_total + graph.row.relationships_total > MOST_READ) throw new ProblemError('QUERY_TOO_COSTLY');
  const nodes = await graph.session.all<NodeRow>(
    `SELECT ${NODE_COLUMNS} FROM node n ${WITH_POSITION} WHERE ${visible('n')} ORDER BY n.seq`,
    scopeOf(graph),
  );
  const relationships = await graph.session.all<RelationshipRow>(
    `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship r ${WITH_ENDS} WHERE ${visible('r')} ORDER BY r.seq`,
    scopeOf(graph),
  );
  const incident = new Map<string, PlainRelationship[]>();
  for (const one of relationships.map(storedRelationship)) {
    for (const end of new Set([one.startNodeId, one.endNodeId])) {
      const known = incident.get(end);
      if (known === undefined) incident.set(end, [one]);
      else known.push(one);
    }
  }
  return {
    nodes: new Map(nodes.map((row) => [row.id, storedNode(row)])),
    relationshipsOf: (id) => incident.get(id) ?? [],
  };
}
