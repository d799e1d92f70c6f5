import { plainGraph, type PlainGraph } from '../../../../domain/query/evaluate/Plain.js';
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

/** A whole project, for what only the reference evaluator knows: read in two statements of one moment. */
export async function wholeGraph(graph: Graph): Promise<PlainGraph> {
  const nodes = await graph.session.all<NodeRow>(
    `SELECT ${NODE_COLUMNS} FROM node n ${WITH_POSITION} WHERE ${visible('n')} ORDER BY n.seq`,
    scopeOf(graph),
  );
  const relationships = await graph.session.all<RelationshipRow>(
    `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship r ${WITH_ENDS} WHERE ${visible('r')} ORDER BY r.seq`,
    scopeOf(graph),
  );
  return plainGraph(nodes.map(storedNode), relationships.map(storedRelationship));
}
