import { fold } from '../../../domain/folding/fold.js';
import { labelInQuestion } from '../../../domain/imports/askable.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Answer } from '../engine/Engine.js';
import { citeNode } from '../grounding/citations.js';
import { wordsOf } from '../language/tokens.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';

/** Labels, types and nodes that are named, the largest first. */
const NAMED = 8;
const BEST_CONNECTED = 3;

interface Total {
  readonly name: string;
  readonly total: number;
}

/** A name as it is written, with a number. */
const entryOf = ({ name, total }: Total, wording: Wording): string =>
  wording.t('rankedEntry', { node: name, value: wording.number(total) });

const mostFirst = <T extends { readonly total: number }>(totals: readonly T[]): T[] =>
  totals.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);

/** Names with how many there are of each, the most first. */
function totalsIn(totals: readonly Total[], wording: Wording): string {
  const first = mostFirst(totals)
    .slice(0, NAMED)
    .map((each) => entryOf(each, wording));
  return wording.withMore(first, totals.length - NAMED).join(', ');
}

/** What a graph holds: how much of what, and what most of it hangs on. */
export async function graphInWords(
  reading: GraphReading,
  wording: Wording,
): Promise<Pick<Answer, 'text' | 'citations' | 'suggestions'>> {
  const { nodes, relationships } = await reading.totals();
  if (nodes === 0) return { text: wording.t('graphEmpty'), citations: [], suggestions: [] };
  const { labels, types } = await reading.shape();
  const hubs = await reading.bestConnected(BEST_CONNECTED);
  const joined = hubs.filter(({ degree }) => degree > 0);
  const ofLabels = labels.map(({ label, total }) => ({ name: wording.label(label, 'several'), total }));
  const ofTypes = types.map(({ type, total }) => ({ name: wording.type(type), total }));
  const ofHubs = joined.map((node) => entryOf({ name: wording.name(node), total: node.degree }, wording));
  const lines = [
    wording.t('graphHolds', {
      nodes: wording.t('graphNodes', { count: nodes, total: wording.number(nodes) }),
      relationships: wording.t('graphRelationships', { count: relationships, total: wording.number(relationships) }),
    }),
    wording.t('graphLabels', { names: totalsIn(ofLabels, wording) }),
    ...(types.length === 0 ? [] : [wording.t('graphTypes', { names: totalsIn(ofTypes, wording) })]),
    ...(joined.length === 0 ? [] : [wording.t('graphHubs', { names: wording.list(ofHubs) })]),
  ];
  return {
    text: lines.join('\n\n'),
    citations: joined.map(citeNode),
    suggestions: await questionsAbout(hubs, reading, wording),
  };
}

/** The first of some names that one node alone has. */
async function tellingName(names: readonly string[], reading: GraphReading): Promise<string | undefined> {
  const captions = names.map((name) => wordsOf(name).join(' '));
  const named = await reading.mentioned({ captions, beginnings: [], words: [], near: [] });
  const called = named.map((node) => fold(reading.nameOf(node)));
  return names.find((name) => called.filter((one) => one === fold(name)).length === 1);
}

async function questionsAbout(
  hubs: readonly GraphNode[],
  reading: GraphReading,
  wording: Wording,
): Promise<Answer['suggestions']> {
  const [label] = mostFirst((await reading.shape()).labels);
  if (label === undefined) return [];
  const names = hubs.map(reading.nameOf);
  const name = await tellingName(names, reading);
  const questions = [
    ...(name === undefined ? [] : [wording.t('askAbout', { node: name })]),
    wording.t('askConnected', { label: wording.said(label.label)?.one ?? labelInQuestion(label.label) }),
    wording.t('askChanged'),
  ];
  return questions.map((text) => ({ kind: 'ask', text }));
}

/** Three questions that this graph answers: of what most hangs on, of its most frequent label, of what was done last. */
export const questionsToGoOn = async (reading: GraphReading, wording: Wording): Promise<Answer['suggestions']> =>
  questionsAbout(await reading.bestConnected(BEST_CONNECTED), reading, wording);
