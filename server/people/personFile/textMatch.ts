import { askedWords, foldedWords } from '../../../domain/folding/fold.js';
import { type PersonFile } from './PersonFile.js';

/** Makes a message findable by its words. */
export function addWords({ db, owner }: PersonFile, uid: string, text: string): void {
  db.run(
    `INSERT INTO chat_text (rowid, text)
     VALUES ((SELECT seq FROM chat_message WHERE owner = :owner AND uid = :uid), :text)`,
    { owner, uid, text: foldedWords(text).join(' ') },
  );
}

/** What is asked by text: all of it, nothing that could be found, or an expression of the search index. */
export type TextMatch =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'match'; match: string };

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
