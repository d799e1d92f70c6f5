import { type GraphNode } from '../../../../contract/elements.js';
import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { lookedFor } from '../../../grammar/saying/lookedFor.js';
import { type NodeSet, type Plan } from '../../../understanding/Plan.js';
import { queryOf } from '../../../understanding/queryOf.js';
import { found, type GraphAnswer, refused } from '../GraphAnswer.js';

type Kind<K extends Plan['kind']> = Extract<Plan, { kind: K }>;

/** A list is named in full up to this many, else its beginning is. */
const NAMED_IN_FULL = 25;
const NAMED_OF_LONG = 10;

/** The names of nodes as far as they are listed, and which those are. */
const named = (nodes: readonly GraphNode[], wording: Wording, total: number) => {
  const shown = total > NAMED_IN_FULL ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const names = shown.map((node) => wording.name(node));
  const more = total > shown.length ? [wording.t('andMore', { count: total - shown.length })] : [];
  return { shown, names: total > NAMED_IN_FULL ? [...names, ...more].join(', ') : wording.list(names) };
};

/** The nodes by which a set is described, as they stand: they are read before they are cited. */
async function describedBy({ described, label }: NodeSet, reading: GraphReading): Promise<GraphNode[]> {
  const ids = [...new Set(described.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id))];
  return ids.length === 0 ? [] : reading.read(ids);
}

/** That no node fulfils what is asked. */
function nothing(set: NodeSet, wording: Wording): GraphAnswer {
  const names = set.described.map((node) => wording.name(node));
  return refused(
    names.length === 0 ? wording.t('missingEmpty') : wording.t('missingList', { names: wording.list(names) }),
  );
}

/**
 * Whether nodes are to be at two places at once: "in Alaska and Hawaii" may mean those of either, so that none is no
 * answer.
 */
function asksForSeveral({ where }: NodeSet): boolean {
  const ways = where.flatMap((filter) => (filter.kind === 'linked' ? [JSON.stringify(filter.steps)] : []));
  return new Set(ways).size < ways.length;
}

/** The nodes of a set, or how many they are. */
export async function set(
  { kind, set: asked, isExistence }: Kind<'count' | 'list'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const { total, nodes } = await reading.select({ label: asked.label, where: asked.where, limit: NAMED_IN_FULL });
  if (total === 0 && asksForSeveral(asked)) return nothing(asked, wording);
  if (total === 0 && kind === 'list' && isExistence !== true) return nothing(asked, wording);
  const { shown, names } = named(nodes, wording, total);
  const described = await describedBy(asked, reading);
  const citations = [...shown, ...described].map(citeNode);
  const params = { count: total, total: wording.number(total), names, label: wording.plain(asked.label) };
  if (total === 0) {
    const looked = queryOf({ kind: 'count', set: asked });
    const known = new Map(described.map((node) => [node.id as string, node]));
    const what = looked?.kind === 'count' ? [lookedFor(looked.set, wording, known)] : [];
    return found([wording.t(kind === 'list' ? 'noneThere' : 'countNone'), ...what].join(' '), citations);
  }
  if (kind === 'list') return found(wording.t(isExistence === true ? 'someThere' : 'list', params), citations);
  return found(wording.t(total > NAMED_IN_FULL ? 'countLong' : 'count', params), citations);
}
