import {
  type Along,
  type Measure,
  type NodeSet,
  type Query,
  type Sorting,
  USUAL_LIMIT,
} from '../../../domain/query/Query.js';
import { type QueryResult } from '../../../domain/query/Result.js';
import { type Properties } from '../../../domain/properties/values.js';
import { type Answering, rowsOf } from './asking.js';
import { type PlannedGraph, Planning } from './Planning.js';
import { farOf, tieWorthSql, withNodes, worthSql } from './sets.js';
import { pairsSql } from './steps.js';

type Kind<K extends Query['kind']> = Extract<Query, { kind: K }>;

interface ListRow {
  readonly id: string;
  /** The other end of a relationship. */
  readonly far?: string;
  readonly worth: number | string | null;
  readonly properties: string;
  readonly total: number;
}

/** What is sorted by, of what an alias stands for. */
const sortedWorth = (
  plan: Planning,
  sort: Sorting | undefined,
  worthOf: (plan: Planning, by: Measure, alias: string) => string,
  alias: string,
): string => (sort === undefined ? plan.dialect.worth.nothing : worthOf(plan, sort.by, alias));

const orderOf = (alias: string, sort: Sorting | undefined): string =>
  sort === undefined ? '' : `${alias}.worth ${sort.order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, `;

/** The first members of a set in the order asked for, each with how many there are in all. */
export function* listed(
  graph: PlannedGraph,
  { set, sort, limit = USUAL_LIMIT }: { readonly set: NodeSet; readonly sort?: Sorting; readonly limit?: number },
  columns = '',
): Answering<readonly ListRow[]> {
  const plan = new Planning(graph);
  const { joinNode, worth } = plan.dialect;
  const named = `n.seq AS seq, ${sortedWorth(plan, sort, worthSql, 'n')} AS worth, n.caption AS caption, n.id AS id`;
  const found = plan.table(withNodes(plan, set, named));
  return yield* rowsOf<ListRow>(
    plan,
    `SELECT p.id AS id, ${worth.answer('p.worth')} AS worth, p.total AS total ${columns} FROM
       (SELECT f.*, (SELECT count(*) FROM ${found}) AS total FROM ${found} f ORDER BY ${orderOf('f', sort)}f.caption, f.id LIMIT ${plan.whole(limit)}) p
       ${joinNode('o', 'seq', 'p.seq')} WHERE o.owner = :owner ORDER BY ${orderOf('p', sort)}p.caption, p.id`,
  );
}

/** The first nodes of a set. */
export function* nodesResult(graph: PlannedGraph, query: Kind<'nodes'>): Answering<QueryResult> {
  const rows = yield* listed(graph, query);
  const worths = query.sort === undefined ? {} : { worths: rows.map(({ worth }) => worth) };
  return { kind: 'nodes', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id), ...worths };
}

/** The first relationships along a step from members of a set to those of another, in the order asked for, else in that of their ends. */
function* tied(
  graph: PlannedGraph,
  { set, sort, limit = USUAL_LIMIT }: Kind<'values'>,
  along: Along,
): Answering<readonly ListRow[]> {
  const plan = new Planning(graph);
  const near = plan.table(withNodes(plan, set, 'n.seq AS seq, n.caption AS caption, n.id AS id'));
  const worth = sortedWorth(plan, sort, tieWorthSql, 'r');
  const columns = `m.id AS id, ${worth} AS worth, m.caption AS caption, r.id AS tie, r.properties AS properties`;
  const ties = plan.table(pairsSql(plan, along.step, near, columns, farOf(plan, along.set)));
  return yield* rowsOf<ListRow>(
    plan,
    `SELECT t.id AS id, k.id AS far, t.properties AS properties, (SELECT count(*) FROM ${ties}) AS total
       FROM ${ties} t ${plan.dialect.joinNode('k', 'seq', 't.far')} WHERE k.owner = :owner
       ORDER BY ${orderOf('t', sort)}t.caption, t.id, k.caption, k.id, t.tie LIMIT ${plan.whole(limit)}`,
  );
}

/** Properties of the first nodes of a set, or of relationships from them. */
export function* valuesResult(graph: PlannedGraph, query: Kind<'values'>): Answering<QueryResult> {
  const { along, properties } = query;
  const rows =
    along === undefined
      ? yield* listed(graph, query, ', o.properties AS properties')
      : yield* tied(graph, query, along);
  return {
    kind: 'values',
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ id, far, properties: json }) => {
      const known = JSON.parse(json) as Properties;
      const ends = far === undefined ? { id } : { id, far };
      return { ...ends, values: properties.map((name) => (Object.hasOwn(known, name) ? (known[name] ?? null) : null)) };
    }),
  };
}
