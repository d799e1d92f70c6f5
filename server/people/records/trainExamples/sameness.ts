import { createHash } from 'node:crypto';

import { fold } from '../../../../domain/folding/fold.js';

/** Words, with the signs that make another word of them: -5, C++, C#, 50%. */
const MEANING = /(?<![\p{L}\p{N}])[-−+](?=\p{N})|[\p{L}\p{N}]+[+#%]*/gu;

/**
 * A short key of a text: the same for texts that differ only in case, diacritics, punctuation and blanks. A text of signs
 * alone stands for itself.
 */
export function sameness(text: string): string {
  const folded = fold(text);
  const words = folded.match(MEANING)?.join(' ').replaceAll('−', '-') ?? folded.trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
