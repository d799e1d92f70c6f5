import { shortestPaths } from '../../../../domain/query/evaluate/paths.js';
import { type NodeSet, type Query, USUAL_LIMIT } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { type Graph } from '../rows.js';
import { Planning, Unplanned } from './Planning.js';
import { pairsSql, setSql } from './sets.js';

interface ListRow {
  readonly id: string;
  readonly properties: string;
  readonly total: number;
}

async function countOf(graph: Graph, set: NodeSet): Promise<number> {
  const plan = new Planning(graph);
  const sql = `SELECT count(*) AS total FROM (${setSql(plan, set)}) x`;
  return (await graph.session.get<{ total: number }>(sql, plan.parameters))?.total ?? 0;
}

/** The first members of a set by their captions, each with how many there are in all. */
function listed(graph: Graph, set: NodeSet, limit: number): Promise<ListRow[]> {
  const plan = new Planning(graph);
  const sql = `WITH found AS MATERIALIZED (${setSql(plan, set)})
    SELECT n.id, n.properties, (SELECT count(*) FROM found) AS total FROM found f JOIN node n ON n.owner = :owner AND n.seq = f.seq
    ORDER BY n.caption, n.id LIMIT :limit`;
  return graph.session.all<ListRow>(sql, { ...plan.parameters, limit });
}

/** The ids of a set. Throws {@link Unplanned}. */
export async function plannedIds(graph: Graph, set: NodeSet): Promise<ReadonlySet<string>> {
  const plan = new Planning(graph);
  const sql = `SELECT n.id FROM (${setSql(plan, set)}) f JOIN node n ON n.owner = :owner AND n.seq = f.seq`;
  return new Set((await graph.session.all<{ id: string }>(sql, plan.parameters)).map(({ id }) => id));
}

/** The shortest paths between two sets. The steps are taken layer by layer; one statement finds where all nodes of a layer lead. */
async function pathsOf(graph: Graph, query: Extract<Query, { kind: 'paths' }>): Promise<QueryResult> {
  const ends = { from: await plannedIds(graph, query.from), to: await plannedIds(graph, query.to) };
  const plan = new Planning(graph);
  const sql = pairsSql(plan, query.step, ':layer::text[]');
  const search = shortestPaths(query, ends);
  let step = search.next();
  while (step.done !== true) {
    const layer = step.value;
    const leads = new Map<string, string[]>(layer.map((near) => [near, []]));
    const rows = await graph.session.all<{ near: string; far: string }>(sql, { ...plan.parameters, layer });
    for (const { near, far } of rows) leads.get(near)?.push(far);
    step = search.next(leads);
  }
  return step.value;
}

/** What a query comes to, found by SQL alone. Throws {@link Unplanned}. */
export async function plannedAnswer(graph: Graph, query: Query): Promise<QueryResult> {
  switch (query.kind) {
    case 'count':
      return { kind: 'count', total: await countOf(graph, query.set) };
    case 'exists': {
      const plan = new Planning(graph);
      const sql = `SELECT EXISTS (${setSql(plan, query.set)}) AS holds`;
      const found = await graph.session.get<{ holds: boolean }>(sql, plan.parameters);
      return { kind: 'exists', holds: found?.holds === true };
    }
    case 'share': {
      const part = await countOf(graph, { kind: 'intersection', of: [query.of, query.set] });
      return { kind: 'share', part, whole: await countOf(graph, query.of) };
    }
    case 'nodes': {
      if (query.sort !== undefined) throw new Unplanned();
      const rows = await listed(graph, query.set, query.limit ?? USUAL_LIMIT);
      return { kind: 'nodes', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
    }
    case 'describe': {
      const rows = await listed(graph, query.set, USUAL_LIMIT);
      return { kind: 'describe', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
    }
    case 'values': {
      if (query.sort !== undefined || query.along !== undefined) throw new Unplanned();
      const rows = await listed(graph, query.set, query.limit ?? USUAL_LIMIT);
      const valuesOf = (known: Properties) =>
        query.properties.map((name) => (Object.hasOwn(known, name) ? (known[name] ?? null) : null));
      return {
        kind: 'values',
        total: rows[0]?.total ?? 0,
        rows: rows.map(({ id, properties }) => ({ id, values: valuesOf(JSON.parse(properties) as Properties) })),
      };
    }
    case 'paths':
      return pathsOf(graph, query);
    default:
      throw new Unplanned();
  }
}
