import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type Json, parse } from '../../platform/storage/Json.js';
import { type Graph, NODE_JSON, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS, WITH_POSITION } from './rows.js';

/** A node as it is answered. Throws `NODE_NOT_FOUND`. */
export function nodeJson(graph: Graph, id: string): Json<GraphNode> {
  const row = graph.file.db.get<{ json: Json<GraphNode> }>(
    `SELECT ${NODE_JSON} AS json FROM node n ${WITH_POSITION}
     WHERE n.owner = :owner AND n.project = :project AND n.id = :id AND ${visible('n')}`,
    { ...scopeOf(graph), id },
  );
  if (row === undefined) throw new ProblemError('NODE_NOT_FOUND');
  return row.json;
}

/** A relationship as it is answered. Throws `RELATIONSHIP_NOT_FOUND`. */
export function relationshipJson(graph: Graph, id: string): Json<GraphRelationship> {
  const row = graph.file.db.get<{ json: Json<GraphRelationship> }>(
    `SELECT ${RELATIONSHIP_JSON} AS json FROM relationship r ${WITH_ENDS}
     WHERE r.owner = :owner AND r.project = :project AND r.id = :id AND ${visible('r')}`,
    { ...scopeOf(graph), id },
  );
  if (row === undefined) throw new ProblemError('RELATIONSHIP_NOT_FOUND');
  return row.json;
}

/** The node as a value, for the problem that tells how it stands now. */
export const presentNode = (graph: Graph, id: string): GraphNode => parse(nodeJson(graph, id));

/** The relationship as a value, for the problem that tells how it stands now. */
export const presentRelationship = (graph: Graph, id: string): GraphRelationship => parse(relationshipJson(graph, id));
