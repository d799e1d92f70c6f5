import { type ChangedElement, type ChangeDetail } from '../../../../graph/selection.js';
import { type NodeId } from '../../../../contract/ids.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type Plan } from '../../../understanding/Plan.js';
import { type GraphAnswer, found, refused } from '../GraphAnswer.js';

type Kind<K extends Plan['kind']> = Extract<Plan, { kind: K }>;

/** A shortest way between two nodes, step by step. */
export async function path(
  { from, to, types }: Kind<'path'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const { found: isFound, nodes, relationships } = await reading.path(from.id, to.id, types);
  const ends = { from: wording.name(from), to: wording.name(to) };
  if (!isFound) {
    const read = await reading.read([from.id, to.id]);
    return found(wording.t('pathNone', ends), read.map(citeNode));
  }
  const byId = new Map(nodes.map((node) => [node.id, wording.name(node)]));
  const steps = relationships.map(({ type, startNodeId, endNodeId }) =>
    wording.t('step', { start: byId.get(startNodeId), type: wording.plain(type), end: byId.get(endNodeId) }),
  );
  const inner = nodes.slice(1, -1).map((node) => wording.name(node));
  const params = { ...ends, names: wording.list(inner), steps: steps.join('; '), count: inner.length };
  const text = wording.t(inner.length === 0 ? 'pathDirect' : 'path', params);
  return found(text, [...nodes.map(citeNode), ...relationships.map(citeRelationship)]);
}

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

function elementName({ caption, before, properties }: ChangedElement, wording: Wording): string {
  const node = wording.plain(caption);
  if (before !== undefined) return wording.t('renamed', { node, before: wording.plain(before) });
  return properties.length === 0
    ? node
    : wording.t('withProperties', { node, properties: wording.plain(properties.join(', ')) });
}

/** One change in one line. */
function line({ at, elements }: ChangeDetail, wording: Wording, op: Kind<'changes'>['op']): string {
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
export async function changes(
  { since, op }: Kind<'changes'>,
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
export async function changedOn(
  { node }: Kind<'changedOn'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const [self = node] = await reading.read([node.id as NodeId]);
  return found(wording.t('changedOn', { node: wording.name(self), date: wording.day(self.updatedAt) }), [
    citeNode(self),
  ]);
}

/** That there is no answer, and what is missing. */
export function missing({ because, words, node }: Kind<'missing'>, wording: Wording): GraphAnswer {
  const quoted = wording.list(words.map((word) => wording.t('word', { word: wording.plain(word) })));
  if (because === 'reasoning') return refused(wording.t('missingReasoning'));
  if (because === 'future') return refused(wording.t('missingFuture'));
  if (because === 'reference') return refused(wording.t('missingReference', { words: quoted }));
  if (words.length === 0) return refused(wording.t('missingNothing'));
  if (node !== undefined) return refused(wording.t('missingAbout', { node: wording.name(node), words: quoted }));
  return refused(wording.t('missingUnknownWords', { words: quoted }));
}
