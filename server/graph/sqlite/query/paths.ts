import { shortestPaths } from '../../../../domain/query/evaluate/paths.js';
import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type Graph } from '../rows.js';
import { Planning } from './Planning.js';
import { setSql } from './sets.js';
import { reachedSql } from './steps.js';

/** The ids of a set. */
function idsOf(graph: Graph, set: NodeSet): ReadonlySet<string> {
  const plan = new Planning(graph);
  const sql = `SELECT n.id AS id FROM (${setSql(plan, set)}) x CROSS JOIN node n ON n.seq = x.seq WHERE n.owner = :owner`;
  return new Set(graph.file.db.all<{ id: string }>(plan.whole(sql), plan.parameters).map(({ id }) => id));
}

/** The shortest paths between two sets. The steps are taken layer by layer; one statement finds where a node leads. */
export function pathsResult(graph: Graph, query: Extract<Query, { kind: 'paths' }>): QueryResult {
  const plan = new Planning(graph);
  const at = plan.bind('');
  const sql = `SELECT m.id AS id FROM (${reachedSql(plan, query.step, 'here.seq', {})}) f CROSS JOIN node m ON m.seq = f.far WHERE m.owner = :owner`;
  const near = `SELECT n.seq FROM node n INDEXED BY node_id WHERE ${plan.own('n')} AND n.id = ${at}`;
  const whole = plan.whole(sql.replaceAll('here.seq', `(${near})`));
  const next = (id: string) =>
    graph.file.db.all<{ id: string }>(whole, { ...plan.parameters, [at.slice(1)]: id }).map((row) => row.id);
  return shortestPaths(query, { from: idsOf(graph, query.from), to: idsOf(graph, query.to), next });
}
