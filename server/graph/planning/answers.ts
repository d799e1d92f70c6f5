import { type Query } from '../../../domain/query/Query.js';
import { type QueryResult } from '../../../domain/query/Result.js';
import { type Answering, rowsOf } from './asking.js';
import { groupResult, ofGroupsResult } from './groups.js';
import { listed, nodesResult, valuesResult } from './lists.js';
import { pathsResult } from './paths.js';
import { type PlannedGraph, Planning } from './Planning.js';
import { setSql } from './sets.js';
import { compareResult, countOf, measureResult, shareResult, totalResult } from './totals.js';

/** The result of a query. */
export function* answerQuery(graph: PlannedGraph, query: Query): Answering<QueryResult> {
  switch (query.kind) {
    case 'nodes':
      return yield* nodesResult(graph, query);
    case 'count':
      return { kind: 'count', total: yield* countOf(graph, query.set) };
    case 'exists': {
      const plan = new Planning(graph);
      const rows = yield* rowsOf(plan, `SELECT 1 FROM ${plan.dialect.derived(setSql(plan, query.set))} LIMIT 1`);
      return { kind: 'exists', holds: rows.length > 0 };
    }
    case 'values':
      return yield* valuesResult(graph, query);
    case 'aggregate':
      return yield* totalResult(graph, { ...query, kind: 'total', total: query });
    case 'total':
      return yield* totalResult(graph, query);
    case 'measure':
      return yield* measureResult(graph, query);
    case 'ofGroups':
      return yield* ofGroupsResult(graph, query);
    case 'share':
      return yield* shareResult(graph, query);
    case 'group':
      return yield* groupResult(graph, query);
    case 'compare':
      return yield* compareResult(graph, query);
    case 'paths':
      return yield* pathsResult(graph, query);
    case 'describe': {
      const rows = yield* listed(graph, { set: query.set });
      return { kind: 'describe', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
    }
    case 'schema':
      return { kind: 'schema' };
    case 'changes':
      return query.since === undefined ? { kind: 'changes' } : { kind: 'changes', since: query.since };
  }
}
