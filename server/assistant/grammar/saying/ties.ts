import { MOST_LIMIT, type Query } from '../../../../domain/query/Query.js';
import { type GraphReading } from '../../reading/GraphReading.js';

type QueryAnswer = Awaited<ReturnType<GraphReading['query']>>;

/** Groups beyond those asked for that are looked through for such as tie with the last of them. */
const MOST_TIES = 20;

/** What a query of so many groups came to, with those that come to as much as the last of them: “the year with the most” may be two. */
export async function withTies(query: Query, answer: QueryAnswer, reading: GraphReading): Promise<QueryAnswer> {
  const { result } = answer;
  if (query.kind !== 'group' || result.kind !== 'group' || query.limit === undefined) return answer;
  const last = result.groups.at(-1);
  if (last === undefined || result.total <= result.groups.length) return answer;
  const more = await reading.query({ ...query, limit: Math.min(query.limit + MOST_TIES, MOST_LIMIT) });
  if (more.result.kind !== 'group') return answer;
  const groups = more.result.groups.filter(({ total }, at) => at < result.groups.length || total === last.total);
  return { ...more, result: { ...result, groups } };
}
