import { evaluate } from '../../../../domain/query/evaluate/evaluate.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type Graph } from '../rows.js';
import { wholeGraph } from './wholeGraph.js';

/** What a query comes to. */
export async function answerQuery(graph: Graph, query: Query): Promise<QueryResult> {
  if (query.kind === 'schema') return { kind: 'schema' };
  if (query.kind === 'changes')
    return query.since === undefined ? { kind: 'changes' } : { kind: 'changes', since: query.since };
  return evaluate(await wholeGraph(graph), query);
}
