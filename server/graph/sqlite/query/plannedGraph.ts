import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { answerQuery as answering } from '../../planning/answers.js';
import { answerAtOnce } from '../../planning/asking.js';
import { type PlannedGraph, Planning } from '../../planning/Planning.js';
import { setSql } from '../../planning/sets.js';
import { hitsSource, someHidden } from '../lists/textHits.js';
import { narrowestMatch } from '../reading/equalityIndex.js';
import { type Graph, labelTotal, scopeOf } from '../rows.js';
import { SQLITE } from './dialect.js';

/** A graph of SQLite as queries of it are planned. */
function plannedGraph(graph: Graph): PlannedGraph {
  const labels = new Map<string, number>();
  return {
    dialect: SQLITE,
    scope: scopeOf(graph),
    isHiding: someHidden(graph),
    nodes: graph.row.nodes_total,
    relationships: graph.row.relationships_total,
    labelled: (label) => {
      const total = labels.get(label) ?? labelTotal(graph, label);
      labels.set(label, total);
      return total;
    },
    found: (equalities, rows, bind) => {
      const match = narrowestMatch(
        graph,
        equalities.map(({ value }) => value),
        rows,
      );
      return match === undefined
        ? undefined
        : `SELECT t.rowid AS seq FROM ${hitsSource('node_text').replace(':match', bind(match))}`;
    },
  };
}

/** A query of the row numbers of a set, with its parameters. */
export function setStatement(graph: Graph, set: NodeSet): { readonly sql: string; readonly parameters: SqlParameters } {
  const plan = new Planning(plannedGraph(graph));
  const sql = plan.statement(setSql(plan, set));
  return { sql, parameters: plan.parameters as SqlParameters };
}

/** The result of a query. */
export const answerQuery = (graph: Graph, query: Query): QueryResult =>
  answerAtOnce(answering(plannedGraph(graph), query), ({ sql, parameters }) =>
    graph.file.db.all(sql, parameters as SqlParameters),
  );
