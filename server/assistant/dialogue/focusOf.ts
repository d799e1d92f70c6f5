import { idsIn } from '../../../domain/query/named.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type NodeId } from '../../contract/ids.js';
import { type Asking, mark } from '../marking/mark.js';
import { type Focus } from '../grammar/Lexeme.js';
import { type GraphReading } from '../reading/GraphReading.js';

/** A question of the conversation, with what it was read as. */
export interface Turn {
  readonly question: string;
  readonly query?: Query | undefined;
}

/** Nodes of the last answer that are looked at. */
const MOST_NODES = 200;

/** The nodes with the greatest or least value, where a query asked for that value. */
const extremeOf = ({ set, along, by, property }: Extract<Query, { kind: 'aggregate' }>): NodeSet => {
  if (along !== undefined || (by !== 'greatest' && by !== 'least')) return set;
  return {
    kind: 'top',
    of: set,
    by: { kind: 'property', property },
    order: by === 'greatest' ? 'most' : 'least',
    count: 1,
  };
};

/** The set that a query tells of, where it tells of one: groups are none. */
export function setOf(query: Query): NodeSet | undefined {
  switch (query.kind) {
    case 'nodes':
    case 'count':
    case 'values':
    case 'exists':
    case 'describe':
    case 'total':
      return query.set;
    case 'aggregate':
      return extremeOf(query);
    case 'compare':
      // Of what was held against something else more may be asked, and not of that.
      return query.asks === 'whether' ? query.sets[0] : { kind: 'union', of: query.sets };
    default:
      return undefined;
  }
}

const labelsIn = (nodes: readonly { readonly labels: readonly string[] }[]) => [
  ...new Set(nodes.flatMap(({ labels }) => labels)),
];

/** What the query of an earlier turn comes to now, for words that point back to it. */
export async function focusOf(before: Query, reading: GraphReading): Promise<Focus | undefined> {
  const set = setOf(before);
  if (set === undefined) return undefined;
  const { nodes } = await reading.query({ kind: 'nodes', set, limit: MOST_NODES });
  const [only, ...others] = await reading.read(idsIn(before) as NodeId[]);
  return {
    set,
    ids: nodes.map(({ id }) => id),
    labels: labelsIn(nodes),
    ...(only === undefined || others.length > 0 ? {} : { named: { id: only.id, labels: only.labels } }),
  };
}

/** A node as what is spoken of. */
const focusOn = ({ id, labels }: GraphNode): Focus => ({
  set: { kind: 'nodes', ids: [id] },
  ids: [id],
  labels,
  named: { id, labels },
});

/** The node that a question names last, as what it is about where no query is known of it. */
export async function focusOfWords(question: string, asking: Asking): Promise<Focus | undefined> {
  const { mentions } = await mark(question, asking);
  const node = mentions.at(-1)?.candidates.find(({ via, score }) => via !== 'value' && score === 1)?.node;
  return node && focusOn(node);
}

/** What was told of where that is one at most that an earlier answer held or nothing names: several are then those of that answer. */
export function withSeveral(
  focus: Focus,
  last: Query,
  before: { readonly query: Query; readonly focus: Focus },
): Focus {
  const { ids, named } = focus;
  const set = setOf(before.query);
  const isOne = ids.length <= 1 && (ids.length === 0 || ids[0] === named?.id || holdsSet(last, set));
  return isOne && before.focus.ids.length > 1 ? { ...focus, several: before.focus } : focus;
}

/** Whether a set stands within a query. */
export const holdsSet = (query: Query, set: NodeSet | undefined): boolean =>
  set !== undefined && JSON.stringify(query).includes(JSON.stringify(set));
