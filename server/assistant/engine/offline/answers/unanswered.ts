import { type GraphNode } from '../../../../contract/elements.js';
import { type Missing } from '../../../frames/readFrame.js';
import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { found, type GraphAnswer } from '../GraphAnswer.js';

/** How many of those that may be meant are named. */
const MOST_NAMED = 8;

/** Words that are not known which are said again. */
const MOST_ECHOED = 3;

/** Which of several is meant. */
export async function whichOf(
  nodes: readonly GraphNode[],
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const read = await reading.read(nodes.slice(0, MOST_NAMED).map(({ id }) => id));
  const names = read.map((node) =>
    wording.t('ambiguousEntry', { node: wording.name(node), labels: wording.labels(node.labels) }),
  );
  return found(wording.t('ambiguous', { names: wording.either([...new Set(names)]) }), read.map(citeNode));
}

/** That there is no answer, and what is missing. */
export function sayMissing({ because, words, node }: Missing, wording: Wording): string {
  const each = [...new Set(words)];
  const told = each.slice(0, MOST_ECHOED).map((word) => wording.t('word', { word: wording.plain(word) }));
  const more = each.length - told.length;
  const quoted = wording.list(more === 0 ? told : [...told, wording.t('andMore', { count: more })]);
  if (because === 'reasoning') return wording.t('missingReasoning');
  if (because === 'future') return wording.t('missingFuture');
  if (because === 'reference') return wording.t('missingReference', { words: quoted });
  if (words.length === 0) return wording.t('missingNothing');
  if (node !== undefined) return wording.t('missingAbout', { node: wording.name(node), words: quoted });
  return wording.t('missingUnknownWords', { words: quoted });
}
