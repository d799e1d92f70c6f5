import { namedIn } from '../../../../domain/query/named.js';
import { MOST_LIMIT, type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphRelationship } from '../../../contract/elements.js';
import { type NodeId } from '../../../contract/ids.js';
import { type QueryAnswer, type QueryDetail } from '../../../contract/query.js';
import { type RelationshipsAmong } from '../../../contract/subgraphs.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { type ThreadDeadline, withDeadline } from '../../../platform/storage/threadDeadline.js';
import { askedChanges } from '../../changing/askedChanges.js';
import { type ChangeDetail } from '../../asked.js';
import { changeDetailsJson } from '../reading/changeDetails.js';
import { shapeJson } from '../reading/shape.js';
import { joinedBy } from '../../joined.js';
import { relationshipsAmongJson } from '../reading/neighbourhood.js';
import { elementsJson } from '../receipts.js';
import { type Graph } from '../rows.js';
import { answerQuery } from './plannedGraph.js';

/** The relationships among some nodes. */
const among = (graph: Graph, ids: readonly string[]): readonly GraphRelationship[] =>
  (JSON.parse(relationshipsAmongJson(graph, ids as NodeId[])) as RelationshipsAmong).items;

const joinedOf = (graph: Graph, query: Query, result: QueryResult) =>
  joinedBy(query, result, { run: (one) => answerQuery(graph, one), among: (ids) => among(graph, ids) });

/** The nodes of a set. */
function idsOf(graph: Graph, set: NodeSet, deadline: ThreadDeadline): ReadonlySet<string> {
  const found = withDeadline(deadline, () => answerQuery(graph, { kind: 'nodes', set, limit: MOST_LIMIT }));
  return new Set(namedIn(found));
}

/** The result of a query, with the nodes that it names. Throws `QUERY_TOO_COSTLY`. */
export function queryJson(
  graph: Graph,
  query: Query,
  deadline: ThreadDeadline,
  detail?: QueryDetail,
): Json<QueryAnswer> {
  const { result, joined } = withDeadline(deadline, () => {
    const found = answerQuery(graph, query);
    return { result: found, joined: detail === 'joined' ? joinedOf(graph, query, found) : undefined };
  });
  if (detail === 'none') return stringify({ result, nodes: [] });
  if (query.kind === 'schema')
    return `{"result":{"kind":"schema","shape":${shapeJson(graph)}},"nodes":[]}` as Json<QueryAnswer>;
  if (query.kind === 'changes') {
    const { since = '', of } = query;
    const all = JSON.parse(changeDetailsJson(graph, { since })) as ChangeDetail[];
    const ids = of === undefined ? undefined : idsOf(graph, of, deadline);
    return stringify({ result: { ...result, changes: askedChanges(all, query, ids) }, nodes: [] });
  }
  const nodeIds = (joined?.ids ?? namedIn(result)) as NodeId[];
  const { nodes } = JSON.parse(elementsJson(graph, { nodeIds, relationshipIds: [] })) as QueryAnswer;
  return stringify({ result, nodes, ...(joined === undefined ? {} : { relationships: [...joined.relationships] }) });
}
