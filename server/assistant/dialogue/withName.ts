import { type Language } from '../../language/Language.js';
import { PACKS } from '../../language/Pack.js';
import { tokensOf } from '../../language/tokens.js';
import { type GraphNode } from '../../contract/elements.js';
import { idsIn } from '../../../domain/query/named.js';
import { type NodeId } from '../../contract/ids.js';
import { type Asking } from '../marking/mark.js';
import { after, folded, holds } from './pointsBack.js';
import { focusOf, focusOfWords, type Turn } from './focusOf.js';

/** The one node that a turn told of or named. */
async function nodeOf({ question, query }: Turn, asking: Asking): Promise<GraphNode | undefined> {
  const { reading } = asking;
  const focus = query === undefined ? await focusOfWords(question, asking) : await focusOf(query, reading);
  const ids = focus?.ids.length === 1 ? focus.ids : query === undefined ? [] : idsIn(query);
  const [node, ...others] = await reading.read(ids as NodeId[]);
  return others.length === 0 ? node : undefined;
}

/** A question with the name of what the last turn was about in place of its pronoun, for readers that know no turns. */
export async function withName(
  question: string,
  language: Language,
  last: Turn | undefined,
  asking: Asking,
): Promise<{ readonly text: string; readonly node: GraphNode } | undefined> {
  const { it, also } = PACKS[language].dialogue;
  const tokens = tokensOf(question, language);
  const places = tokens.flatMap(({ word }, at) => (holds(it, word) ? [at] : []));
  const [place, ...more] = places;
  if (last === undefined || place === undefined || more.length > 0) return undefined;
  const node = await nodeOf(last, asking);
  if (node === undefined) return undefined;
  const name = asking.reading.nameOf(node);
  const rest = after(also, folded(question));
  const from = rest === undefined ? 0 : tokens.length - rest.split(' ').length;
  const text = tokens.flatMap(({ raw }, at) => (at < from ? [] : [at === place ? name : raw])).join(' ');
  return { text, node };
}
