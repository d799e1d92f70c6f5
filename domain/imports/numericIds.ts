import { phraseOf, wordsOf } from './headingWords.js';
import { isWordOf } from './words.js';

/** Words that say an id where they stand before what it is of, as "cod poștal" and `id_client` do. */
const BEFORE: ReadonlySet<string> = new Set(['id', 'cod', 'code']);

/** A code in one word with what it is of: `cowcode2`, "barcode". */
const ONE_WORD = /\p{L}code\d*$/iu;

/**
 * Whether a property or heading says that its numbers are ids, and no amounts: `employee_id`, "Room no", "ZIP". A number of something is an amount:
 * "number of seats".
 */
export function saysIds(name: string): boolean {
  const words = wordsOf(name).map(phraseOf);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    isWordOf('signs', name) ||
    isWordOf('id', last) ||
    (words.length > 1 && BEFORE.has(first)) ||
    words.some((word) => ONE_WORD.test(word)) ||
    (words.length > 1 && words.every((word) => isWordOf('id', word) || isWordOf('counting', word)))
  );
}
