import { idsIn } from '../../../domain/query/named.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { type Focus } from '../grammar/Lexeme.js';
import { type GraphReading } from '../reading/GraphReading.js';

/** Nodes of the last answer that are looked at. */
const MOST_NODES = 200;

/** The set that a query tells of, where it tells of one. */
export const setOf = (query: Query): NodeSet | undefined =>
  query.kind === 'nodes' ||
  query.kind === 'count' ||
  query.kind === 'values' ||
  query.kind === 'exists' ||
  query.kind === 'describe'
    ? query.set
    : undefined;

/** What the query of the last turn comes to now, for words that point back to it. */
export async function focusOf(before: Query, reading: GraphReading): Promise<Focus | undefined> {
  const set = setOf(before);
  if (set === undefined) return undefined;
  const { nodes } = await reading.query({ kind: 'nodes', set, limit: MOST_NODES });
  const [only, ...others] = await reading.read(idsIn(before) as NodeId[]);
  return {
    set,
    ids: nodes.map(({ id }) => id),
    labels: [...new Set(nodes.flatMap((node) => node.labels))],
    ...(only === undefined || others.length > 0 ? {} : { named: { id: only.id, labels: only.labels } }),
  };
}
