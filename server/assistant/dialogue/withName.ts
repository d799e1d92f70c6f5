import { type GraphNode } from '../../contract/elements.js';
import { type NodeId } from '../../contract/ids.js';
import { type Asking } from '../marking/mark.js';
import { type Turn } from './focusOf.js';
import { has, withNoun } from './readAbout.js';
import { threadOf } from './thread.js';

/** A question with the name of the one node that is spoken of in place of its pronoun, to say of whom nothing is known. */
export async function withName(
  question: string,
  turns: readonly Turn[],
  asking: Asking,
): Promise<{ readonly text: string; readonly node: GraphNode } | undefined> {
  const { ids = [], named } = has(question, 'it', asking) ? ((await threadOf(turns, asking)).focus ?? {}) : {};
  const id = ids.length === 1 ? ids[0] : named?.id;
  const [node] = id === undefined ? [] : await asking.reading.read([id as NodeId]);
  return node && { text: withNoun(question, asking.reading.nameOf(node), asking), node };
}
