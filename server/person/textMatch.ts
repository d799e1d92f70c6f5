import { askedWords } from '../graph/askedWords.js';

/** What is asked by text: all of it, nothing that could be found, or an expression of the search index. */
export type TextMatch =
  { readonly kind: 'all' } | { readonly kind: 'none' } | { readonly kind: 'match'; match: string };

/**
 * The expression for a person's words: all must be there, the last may be a beginning. Operators and quotes that a person
 * types never reach it, only folded letters and digits do.
 */
export function textMatch(text: string | undefined): TextMatch {
  const words = askedWords(text);
  if (words === 'all') return { kind: 'all' };
  if (words.length === 0) return { kind: 'none' };
  return { kind: 'match', match: `${words.map((word) => `"${word}"`).join(' AND ')}*` };
}
