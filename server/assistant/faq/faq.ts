import { type FaqCategory } from './categories.js';
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** A question about using Harta, with its answer; the same key in every language. */
export interface FaqEntry {
  readonly key: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** Other ways of asking the same. */
  readonly alternatives: readonly string[];
  /** Markdown. */
  readonly answer: string;
  /** Path of the page in the product where one does it. */
  readonly link: string;
}

// JSON knows no unions; the test beside this file holds each category against the list.
/** All questions about using Harta, in each language. */
export const FAQ = { en: en as readonly FaqEntry[], ro: ro as readonly FaqEntry[] };
