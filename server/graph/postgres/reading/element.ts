import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Graph, nodeAnswer, nodesById, relationshipAnswer, relationshipsById } from '../rows.js';

/** A node as it is answered. Throws `NODE_NOT_FOUND`. */
export async function nodeAnswerOf(graph: Graph, id: string): Promise<GraphNode> {
  const [row] = await nodesById(graph, [id]);
  if (row === undefined) throw new ProblemError('NODE_NOT_FOUND');
  return nodeAnswer(row);
}

/** A relationship as it is answered. Throws `RELATIONSHIP_NOT_FOUND`. */
export async function relationshipAnswerOf(graph: Graph, id: string): Promise<GraphRelationship> {
  const [row] = await relationshipsById(graph, [id]);
  if (row === undefined) throw new ProblemError('RELATIONSHIP_NOT_FOUND');
  return relationshipAnswer(row);
}
