import { type GraphNode } from '../../../../contract/elements.js';
import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { found, type GraphAnswer } from '../GraphAnswer.js';

/** How many of those that may be meant are named. */
const MOST_NAMED = 8;

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
