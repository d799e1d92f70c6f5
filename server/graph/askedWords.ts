import { foldedWords } from '../../domain/folding/fold.js';

/** The folded words of what a person looks for, each once; `all` when they typed nothing, none when nothing can be found by it. */
export function askedWords(text: string | undefined): readonly string[] | 'all' {
  return text === undefined || text.trim() === '' ? 'all' : [...new Set(foldedWords(text))];
}
