import { isJoin, joinsOf } from '../../domain/query/joins.js';
import { namedIn } from '../../domain/query/named.js';
import { type NodeSet, type Query } from '../../domain/query/Query.js';
import { type QueryResult } from '../../domain/query/Result.js';

/** Ends of a join that are looked at: more of them no canvas would tell apart. */
const MOST_ENDS = 1000;

/** How an engine reads what joined the nodes of a result. */
interface Reads<R> {
  run(query: Query): QueryResult;
  /** The relationships among some nodes. */
  among(ids: readonly string[]): readonly R[];
}

interface Joining {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/** The relationships by which nodes are the result of a query, and the ids of those nodes and of their far ends. */
export function joinedBy<R extends Joining>(
  query: Query,
  result: QueryResult,
  { run, among }: Reads<R>,
): { readonly ids: readonly string[]; readonly relationships: readonly R[] } {
  const idsOf = (set: NodeSet): ReadonlySet<string> =>
    new Set(set.kind === 'nodes' ? set.ids : namedIn(run({ kind: 'nodes', set, limit: MOST_ENDS })));
  const joins = joinsOf(query, result).map(({ near, step, far }) => ({ near: idsOf(near), step, far: idsOf(far) }));
  const ids = [...new Set([...namedIn(result), ...joins.flatMap(({ far }) => [...far])])];
  const relationships =
    joins.length === 0
      ? []
      : among(ids).filter((one) => joins.some(({ near, step, far }) => isJoin(one, step, near, far)));
  return { ids, relationships };
}
