import { type Example } from '../engine/Engine.js';
import { type Language } from '../language/lexicon/files.js';
import { Retrieval, type Taught } from '../retrieval/retrieve.js';

const kept = new WeakMap<readonly Example[], Map<Language, Retrieval>>();

/** The search over the examples of a language, made once for each list and kept as long as the list is. */
export function retrievalOf(examples: readonly Example[], language: Language): Retrieval {
  const known = kept.get(examples) ?? new Map<Language, Retrieval>();
  kept.set(examples, known);
  const own = known.get(language) ?? new Retrieval(taughtFrom(examples, language), language);
  known.set(language, own);
  return own;
}

/** The examples of a language as taught questions. */
const taughtFrom = (examples: readonly Example[], language: Language): Taught[] =>
  examples
    .filter((one) => one.language === language)
    .map(({ id, question, answer }) => ({ key: id, questions: [question], answer }));
