import { namedIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type QueryAnswer } from '../../../contract/query.js';
import { type Json, stringify } from '../../../storage/Json.js';
import { type Patience, withPatience } from '../../../storage/patience.js';
import { changeDetailsJson } from '../reading/changeDetails.js';
import { shapeJson } from '../reading/shape.js';
import { elementsJson } from '../receipts.js';
import { type Graph } from '../rows.js';
import { answerQuery } from './answers.js';

/** What a query comes to, with the nodes that it names. Throws `QUERY_TOO_COSTLY`. */
export function queryJson(graph: Graph, query: Query, patience: Patience): Json<QueryAnswer> {
  const result = withPatience(patience, () => answerQuery(graph, query));
  if (query.kind === 'schema')
    return `{"result":{"kind":"schema","shape":${shapeJson(graph)}},"nodes":[]}` as Json<QueryAnswer>;
  if (query.kind === 'changes') {
    const changes = changeDetailsJson(graph, query);
    return `{"result":${JSON.stringify(result).slice(0, -1)},"changes":${changes}},"nodes":[]}` as Json<QueryAnswer>;
  }
  const { nodes } = JSON.parse(
    elementsJson(graph, { nodeIds: namedIn(result) as never, relationshipIds: [] }),
  ) as QueryAnswer;
  return stringify({ result, nodes });
}
