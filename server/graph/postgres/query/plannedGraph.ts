import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { answerQuery as answering } from '../../planning/answers.js';
import { type Answering, answerWith } from '../../planning/asking.js';
import { idsOfSet as idsAnswering } from '../../planning/paths.js';
import { type PlannedGraph, Planning } from '../../planning/Planning.js';
import { setSql } from '../../planning/sets.js';
import { type PostgresParameters, prepared } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf } from '../rows.js';
import { MOST_UNANALYSED } from '../imports/importing.js';
import { LOOKING_UP, POSTGRES } from './dialect.js';

/** The labels that a query names. */
function labelsIn(form: unknown): string[] {
  if (typeof form !== 'object' || form === null) return [];
  if (Array.isArray(form)) return form.flatMap(labelsIn);
  const { kind, label } = form as { readonly kind?: unknown; readonly label?: unknown };
  return kind === 'label' && typeof label === 'string' ? [label] : Object.values(form).flatMap(labelsIn);
}

/** Whether what a graph brought was looked at by PostgreSQL, whose plans then are better than ours. */
const isKnown = ({ row }: Graph): boolean => row.nodes_total + row.relationships_total > MOST_UNANALYSED;

interface Sizes {
  readonly hidden: number;
  readonly labels: Readonly<Record<string, number>> | null;
}

const SIZES = prepared(
  `SELECT (SELECT count(*) FROM hidden_batch WHERE owner = :owner AND project = :project) AS hidden,
     (SELECT json_object_agg(name, total) FROM label_total
      WHERE owner = :owner AND project = :project AND name = ANY (:names::text[])) AS labels`,
);

/** A graph of PostgreSQL as a query of it is planned: what that asks of sizes is read before. */
async function plannedGraph(graph: Graph, query: Query | NodeSet): Promise<PlannedGraph> {
  const names = POSTGRES.texts(labelsIn(query)) as readonly string[];
  const sizes = await graph.session.get<Sizes>(SIZES, { ...scopeOf(graph), names });
  const labels = new Map(Object.entries(sizes?.labels ?? {}));
  return {
    dialect: isKnown(graph) ? POSTGRES : LOOKING_UP,
    scope: scopeOf(graph),
    isHiding: (sizes?.hidden ?? 0) > 0,
    nodes: graph.row.nodes_total,
    relationships: graph.row.relationships_total,
    labelled: (label) => labels.get(label) ?? 0,
  };
}

const run = <T>({ session }: Graph, answer: Answering<T>): Promise<T> =>
  answerWith(answer, ({ sql, parameters }) => session.all(sql, parameters));

/** A query of the row numbers of a set, with its parameters. */
export async function setStatement(
  graph: Graph,
  set: NodeSet,
): Promise<{ readonly sql: string; readonly parameters: PostgresParameters }> {
  const plan = new Planning(await plannedGraph(graph, set));
  const sql = plan.statement(setSql(plan, set));
  return { sql, parameters: plan.parameters };
}

/** The ids of the nodes of a set. */
export const idsOfSet = async (graph: Graph, set: NodeSet): Promise<ReadonlySet<string>> =>
  run(graph, idsAnswering(await plannedGraph(graph, set), set));

/** The result of a query. */
export const answerQuery = async (graph: Graph, query: Query): Promise<QueryResult> =>
  run(graph, answering(await plannedGraph(graph, query), query));
