import { type Missing } from '../../../frames/readFrame.js';
import { type Wording } from '../../../texts/Wording.js';

/** That there is no answer, and what is missing. */
export function sayMissing({ because, words, node }: Missing, wording: Wording): string {
  const quoted = wording.list(words.map((word) => wording.t('word', { word: wording.plain(word) })));
  if (because === 'reasoning') return wording.t('missingReasoning');
  if (because === 'future') return wording.t('missingFuture');
  if (because === 'reference') return wording.t('missingReference', { words: quoted });
  if (words.length === 0) return wording.t('missingNothing');
  if (node !== undefined) return wording.t('missingAbout', { node: wording.name(node), words: quoted });
  return wording.t('missingUnknownWords', { words: quoted });
}
