import { type GraphNode } from '../../../../contract/elements.js';
import { type ChangedElement, type ChangeDetail } from '../../../../graph/selection.js';
import { type Beside } from '../../../frames/Frame.js';
import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type GraphAnswer, found, refused } from '../GraphAnswer.js';

type Changed = Extract<Beside, { kind: 'changed' }>;

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

function elementName({ caption, before, properties }: ChangedElement, wording: Wording): string {
  const node = wording.plain(caption);
  if (before !== undefined) return wording.t('renamed', { node, before: wording.plain(before) });
  return properties.length === 0
    ? node
    : wording.t('withProperties', { node, properties: wording.plain(properties.join(', ')) });
}

/** One change in one line. */
function line({ at, elements }: ChangeDetail, wording: Wording, op: Changed['op']): string {
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

/** What changed since a time. */
export async function sayChanges(
  { since, op }: Changed,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const all = await reading.changes(since);
  const touching = all.filter(
    ({ elements }) => op === undefined || elements.some((one) => one.op === op && one.of === 'node'),
  );
  const day = wording.day(since);
  if (touching.length === 0) return refused(wording.t('changesNone', { since: day }));
  const head = wording.t('changes', { count: touching.length, total: wording.number(touching.length), since: day });
  const ids = touching.flatMap(({ elements }) =>
    elements.filter((one) => op === undefined || one.op === op).map(({ id }) => id),
  );
  const citations = [...new Set(ids)].flatMap((id) => {
    const node = reading.nodes.get(id);
    return node === undefined ? [] : [citeNode(node)];
  });
  return found([head, ...touching.map((change) => `- ${line(change, wording, op)}`)].join('\n'), citations);
}

/** When a node last changed. */
export async function sayChangedOn(node: GraphNode, reading: GraphReading, wording: Wording): Promise<GraphAnswer> {
  const [self = node] = await reading.read([node.id]);
  return found(wording.t('changedOn', { node: wording.name(self), date: wording.day(self.updatedAt) }), [
    citeNode(self),
  ]);
}
