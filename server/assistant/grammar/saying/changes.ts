import { MOST_LIMIT, type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { askedChanges } from '../../../graph/changing/askedChanges.js';
import { type ChangedElement, type ChangeDetail } from '../../../graph/asked.js';
import { found, type GraphAnswer, refused } from '../../engine/offline/GraphAnswer.js';
import { citeNode } from '../../grounding/citations.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';

type Changes = Extract<Query, { kind: 'changes' }>;

/** Before all that was ever done. */
const BEGINNING = '1970-01-01T00:00:00.000Z';

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

function elementName({ caption, before, properties }: ChangedElement, wording: Wording): string {
  const node = wording.plain(caption);
  if (before !== undefined) return wording.t('renamed', { node, before: wording.plain(before) });
  return properties.length === 0
    ? node
    : wording.t('withProperties', { node, properties: properties.map(wording.property).join(', ') });
}

/** One change in one line. */
function line({ at, elements }: ChangeDetail, wording: Wording, op: Changes['op']): string {
  const nodes = elements.filter(({ of }) => of === 'node');
  const parts = (['create', 'update', 'delete'] as const).flatMap((one) => {
    const names = nodes.filter((element) => element.op === one).map((element) => elementName(element, wording));
    return names.length === 0 || (op !== undefined && op !== one)
      ? []
      : [wording.t(VERBS[one], { names: wording.list(names) })];
  });
  const count = elements.length - nodes.length;
  const joins = count === 0 || op !== undefined ? [] : [wording.t('relationships', { count })];
  return wording.t('changeLine', { at: wording.day(at), what: [...parts, ...joins].join('; ') });
}

/** The nodes of a set. */
async function nodesOf(set: NodeSet, reading: GraphReading): Promise<readonly GraphNode[]> {
  const { nodes } = await reading.query({ kind: 'nodes', set, limit: MOST_LIMIT });
  return nodes;
}

/** What changed; when something last did where that is one node and no time is said. */
export async function sayChanges(query: Changes, reading: GraphReading, wording: Wording): Promise<GraphAnswer> {
  const { since, op, of } = query;
  const nodes = of === undefined ? undefined : await nodesOf(of, reading);
  const [only, ...more] = nodes ?? [];
  if (since === undefined && op === undefined && only !== undefined && more.length === 0) {
    const said = { node: wording.name(only), date: wording.day(only.updatedAt) };
    return found(wording.t('changedOn', said), [citeNode(only)]);
  }
  const ids = nodes === undefined ? undefined : new Set(nodes.map(({ id }) => id as string));
  const asked = askedChanges(await reading.changes(since ?? BEGINNING), query, ids);
  // A look was changed where nothing of the graph was.
  const touching = asked.filter(({ elements }) => elements.length > 0);
  const day = wording.moment(since ?? touching.at(-1)?.at ?? BEGINNING);
  // Something else may have changed.
  if (touching.length === 0)
    return refused(wording.t(op === undefined && of === undefined ? 'changesNone' : 'changesNoneSuch', { since: day }));
  const head = wording.t('changes', { count: touching.length, total: wording.number(touching.length), since: day });
  const cited = [...new Set(touching.flatMap(({ elements }) => elements.map(({ id }) => id)))];
  const citations = cited.flatMap((id) => {
    const node = reading.nodes.get(id);
    return node === undefined ? [] : [citeNode(node)];
  });
  return found([head, ...touching.map((change) => `- ${line(change, wording, op)}`)].join('\n'), citations);
}
