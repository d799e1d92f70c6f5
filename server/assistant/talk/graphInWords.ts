import { fold } from '../../../domain/folding/fold.js';
import { wordsOf } from '../language/tokens.js';
import { citeNode } from '../grounding/citations.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';
import { type Answer } from '../engine/Engine.js';

/** Labels, types and nodes that are named, the largest first. */
const NAMED = 8;
const BEST_CONNECTED = 3;

interface Total {
  readonly name: string;
  readonly total: number;
}

/** Names with how many there are of each, the most first. */
function totalsIn(totals: readonly Total[], wording: Wording): string {
  const first = totals
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, NAMED)
    .map(({ name, total }) => wording.t('rankedEntry', { node: wording.plain(name), value: wording.number(total) }));
  const more = totals.length > NAMED ? [wording.t('andMore', { count: totals.length - NAMED })] : [];
  return [...first, ...more].join(', ');
}

/** What a graph holds: how much of what, and what most of it hangs on. */
export async function graphInWords(
  reading: GraphReading,
  wording: Wording,
): Promise<Pick<Answer, 'text' | 'citations' | 'suggestions'>> {
  const { labels, types } = await reading.shape();
  const totals = await reading.totals();
  if (totals.nodes === 0) return { text: wording.t('graphEmpty'), citations: [], suggestions: [] };
  const { nodes, values } = await reading.select({
    where: [],
    rank: { measure: { by: 'degree' } },
    limit: BEST_CONNECTED,
  });
  const best = nodes.filter((_node, index) => Number(values[index]) > 0);
  const lines = [
    wording.t('graphHolds', {
      nodes: wording.t('graphNodes', { count: totals.nodes, total: wording.number(totals.nodes) }),
      relationships: wording.t('graphRelationships', {
        count: totals.relationships,
        total: wording.number(totals.relationships),
      }),
    }),
    wording.t('graphLabels', {
      names: totalsIn(
        labels.map(({ label, total }) => ({ name: label, total })),
        wording,
      ),
    }),
    ...(types.length === 0
      ? []
      : [
          wording.t('graphTypes', {
            names: totalsIn(
              types.map(({ type, total }) => ({ name: type, total })),
              wording,
            ),
          }),
        ]),
    ...(best.length === 0
      ? []
      : [
          wording.t('graphHubs', {
            names: wording.list(
              best.map((node, index) =>
                wording.t('rankedEntry', { node: wording.name(node), value: wording.number(Number(values[index])) }),
              ),
            ),
          }),
        ]),
  ];
  return {
    text: lines.join('\n\n'),
    citations: best.map(citeNode),
    suggestions: await questionsToGoOn(reading, wording),
  };
}

/** The best connected nodes, of which each has a name of its own. */
async function tellingNames(reading: GraphReading): Promise<string[]> {
  const { nodes } = await reading.select({ where: [], rank: { measure: { by: 'degree' } }, limit: BEST_CONNECTED });
  const names = nodes.map(reading.nameOf);
  const captions = names.map((name) => wordsOf(name).join(' '));
  const named = await reading.mentioned({ captions, beginnings: [], words: [], near: [] });
  const called = named.map((node) => fold(reading.nameOf(node)));
  return names.filter((name) => called.filter((one) => one === fold(name)).length === 1);
}

/** Three questions that this graph answers: of what most hangs on, of its most frequent label, of what was done last. */
export async function questionsToGoOn(reading: GraphReading, wording: Wording): Promise<Answer['suggestions']> {
  const { labels } = await reading.shape();
  const [label] = [...labels].sort((one, other) => other.total - one.total);
  if (label === undefined) return [];
  const [name] = await tellingNames(reading);
  const questions = [
    ...(name === undefined ? [] : [wording.t('askAbout', { node: name })]),
    wording.t('askConnected', { label: label.label }),
    wording.t('askChanged'),
  ];
  return questions.map((text) => ({ kind: 'ask', text }));
}
