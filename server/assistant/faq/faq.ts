import { type FaqAnswer } from '../../contract/faq.js';
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

/** A question about using Harta, with its answer; the same key in every language. */
export interface FaqEntry extends Readonly<FaqAnswer> {
  /** Other ways of asking the same. */
  readonly alternatives: readonly string[];
}

// JSON knows no unions; the test beside this file holds each category against the list.
/** All questions about using Harta, in each language, by category. */
export const FAQ = { en: en as readonly FaqEntry[], ro: ro as readonly FaqEntry[] };
