import { evaluate } from '../../../../domain/query/evaluate/evaluate.js';
import { Sets } from '../../../../domain/query/evaluate/sets.js';
import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type Graph } from '../rows.js';
import { plannedAnswer, plannedIds } from './planned.js';
import { Unplanned } from './Planning.js';
import { wholeGraph } from './wholeGraph.js';

/** What SQL finds, or, of what it has no words for, the reference evaluator. */
async function plannedOr<T>(planned: Promise<T>, evaluated: () => Promise<T>): Promise<T> {
  try {
    return await planned;
  } catch (error) {
    if (error instanceof Unplanned) return evaluated();
    throw error;
  }
}

/** The ids of the nodes of a set. */
export const idsOfSet = (graph: Graph, set: NodeSet): Promise<ReadonlySet<string>> =>
  plannedOr(plannedIds(graph, set), async () => new Sets(await wholeGraph(graph)).of(set));

/** What a query comes to. */
export function answerQuery(graph: Graph, query: Query): Promise<QueryResult> {
  if (query.kind === 'schema') return Promise.resolve({ kind: 'schema' });
  if (query.kind === 'changes')
    return Promise.resolve(query.since === undefined ? { kind: 'changes' } : { kind: 'changes', since: query.since });
  return plannedOr(plannedAnswer(graph, query), async () => evaluate(await wholeGraph(graph), query));
}
