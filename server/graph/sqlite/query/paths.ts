import { searchAtOnce, shortestPaths } from '../../../../domain/query/evaluate/paths.js';
import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type Graph } from '../rows.js';
import { Planning } from './Planning.js';
import { setSql } from './sets.js';
import { pairsSql } from './steps.js';

/** The ids of a set. */
function idsOf(graph: Graph, set: NodeSet): ReadonlySet<string> {
  const plan = new Planning(graph);
  const sql = `SELECT n.id AS id FROM (${setSql(plan, set)}) x CROSS JOIN node n ON n.seq = x.seq WHERE n.owner = :owner`;
  return new Set(graph.file.db.all<{ id: string }>(plan.whole(sql), plan.parameters).map(({ id }) => id));
}

/** The shortest paths between two sets. The steps are taken layer by layer; one statement finds where all nodes of a layer lead. */
export function pathsResult(graph: Graph, query: Extract<Query, { kind: 'paths' }>): QueryResult {
  const plan = new Planning(graph);
  const ids = plan.bind('');
  const layer = plan.table(
    `SELECT n.seq AS seq, n.id AS id FROM json_each(${ids}) i CROSS JOIN node n INDEXED BY node_id
       ON n.id = i.value AND ${plan.own('n')}`,
  );
  const pairs = pairsSql(plan, query.step, layer, 'm.id AS near', {});
  const sql = plan.whole(
    `SELECT p.near AS near, k.id AS far FROM (${pairs}) p CROSS JOIN node k ON k.seq = p.far WHERE k.owner = :owner`,
  );
  const next = (nears: readonly string[]) => {
    const leads = new Map<string, string[]>(nears.map((near) => [near, []]));
    const parameters = { ...plan.parameters, [ids.slice(1)]: JSON.stringify(nears) };
    for (const { near, far } of graph.file.db.all<{ near: string; far: string }>(sql, parameters)) {
      leads.get(near)?.push(far);
    }
    return leads;
  };
  const ends = { from: idsOf(graph, query.from), to: idsOf(graph, query.to) };
  return searchAtOnce(shortestPaths(query, ends), next);
}
