import { shortestPaths } from '../../../domain/query/evaluate/paths.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { type QueryResult } from '../../../domain/query/Result.js';
import { type Answering, rowsOf } from './asking.js';
import { type PlannedGraph, Planning } from './Planning.js';
import { setSql } from './sets.js';
import { pairsSql } from './steps.js';

/** The ids of a set. */
export function* idsOfSet(graph: PlannedGraph, set: NodeSet): Answering<ReadonlySet<string>> {
  const plan = new Planning(graph);
  const sql = `SELECT n.id AS id FROM (${setSql(plan, set)}) x ${plan.dialect.joinNode('n', 'seq', 'x.seq')} WHERE n.owner = :owner`;
  const rows = yield* rowsOf<{ id: string }>(plan, sql);
  return new Set(rows.map(({ id }) => id));
}

/** The shortest paths between two sets. The steps are taken layer by layer; one statement finds where all nodes of a layer lead. */
export function* pathsResult(graph: PlannedGraph, query: Extract<Query, { kind: 'paths' }>): Answering<QueryResult> {
  const plan = new Planning(graph);
  const { dialect } = plan;
  const { table, parameter } = plan.list([]);
  const layer = plan.table(
    `SELECT n.seq AS seq, n.id AS id FROM ${table} i ${dialect.joinNode('n', 'id', 'i.value')} WHERE ${plan.own('n')}`,
  );
  const pairs = pairsSql(plan, query.step, layer, 'm.id AS near', {});
  const sql = `SELECT p.near AS near, k.id AS far FROM (${pairs}) p ${dialect.joinNode('k', 'seq', 'p.far')} WHERE k.owner = :owner`;
  const ends = { from: yield* idsOfSet(graph, query.from), to: yield* idsOfSet(graph, query.to) };
  const search = shortestPaths(query, ends);
  let step = search.next();
  while (step.done !== true) {
    const nears = step.value;
    plan.parameters[parameter] = dialect.texts(nears);
    const leads = new Map<string, string[]>(nears.map((near) => [near, []]));
    for (const { near, far } of yield* rowsOf<{ near: string; far: string }>(plan, sql)) leads.get(near)?.push(far);
    step = search.next(leads);
  }
  return step.value;
}
