import { namedIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphRelationship } from '../../../contract/elements.js';
import { type NodeId } from '../../../contract/ids.js';
import { type QueryAnswer, type QueryDetail } from '../../../contract/query.js';
import { askedChanges } from '../../changing/askedChanges.js';
import { Answers, Unread } from '../../changing/gathering/Answers.js';
import { joinedBy } from '../../joined.js';
import { changeDetailsOf } from '../reading/changeDetails.js';
import { shapeOf } from '../reading/shape.js';
import { relationshipsAmongIds } from '../reading/surroundings.js';
import { elementsOf } from '../receipts.js';
import { type Graph } from '../rows.js';
import { answerQuery, idsOfSet } from './plannedGraph.js';

/** Answers each of several keys, one after the other. */
const oneByOne =
  <Key, Answer>(answer: (key: Key) => Promise<Answer>) =>
  async (keys: readonly Key[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const key of keys) answers.push(await answer(key));
    return answers;
  };

/** The relationships by which nodes are a result, whose rules read at once: what they ask for is read, and they run again. */
async function joinedOf(graph: Graph, query: Query, result: QueryResult) {
  const results = new Answers<Query, QueryResult>(oneByOne((one) => answerQuery(graph, one)));
  const among = new Answers<readonly string[], readonly GraphRelationship[]>(
    oneByOne(async (ids) => (await relationshipsAmongIds(graph, ids)).items),
  );
  for (;;) {
    try {
      return joinedBy(query, result, { run: (one) => results.get(one), among: (ids) => among.get(ids) });
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      await results.fetch();
      await among.fetch();
    }
  }
}

/** The result of a query, with the nodes that it names. */
export async function queryAnswer(graph: Graph, query: Query, detail?: QueryDetail): Promise<QueryAnswer> {
  const result = await answerQuery(graph, query);
  if (detail === 'none') return { result, nodes: [] };
  if (result.kind === 'schema') return { result: { ...result, shape: await shapeOf(graph) }, nodes: [] };
  if (query.kind === 'changes' && result.kind === 'changes') {
    const { since = '', of } = query;
    const ids = of === undefined ? undefined : await idsOfSet(graph, of);
    const changes = askedChanges(await changeDetailsOf(graph, { since }), query, ids);
    return { result: { ...result, changes }, nodes: [] };
  }
  const joined = detail === 'joined' ? await joinedOf(graph, query, result) : undefined;
  const nodeIds = (joined?.ids ?? namedIn(result)) as NodeId[];
  const { nodes } = await elementsOf(graph, { nodeIds, relationshipIds: [] });
  return { result, nodes, ...(joined === undefined ? {} : { relationships: [...joined.relationships] }) };
}
