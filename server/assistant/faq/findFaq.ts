import { foldedWords } from '../../../domain/folding/fold.js';
import { FAQ, type FaqEntry } from './faq.js';

/** An entry as search compares it: its folded words by where they stand. */
interface Indexed {
  readonly entry: FaqEntry;
  readonly fields: readonly { readonly weight: number; readonly words: readonly string[] }[];
  /** The words of each way of asking. */
  readonly wordings: readonly ReadonlySet<string>[];
}

const QUESTION = 4;
const ALTERNATIVE = 3;
const ANSWER = 1;
/** How much a word counts that is only begun, or that stands there in a shorter form. */
const BEGUN = 0.6;
const SHORTENED = 0.4;
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
/** The share of what the words tell that an entry must have when none has all of them. */
const ENOUGH = 0.3;

const indexed = (entry: FaqEntry): Indexed => ({
  entry,
  fields: [
    { weight: QUESTION, words: foldedWords(entry.question) },
    { weight: ALTERNATIVE, words: entry.alternatives.flatMap(foldedWords) },
    { weight: ANSWER, words: foldedWords(entry.answer) },
  ],
  wordings: [entry.question, ...entry.alternatives].map((text) => new Set(foldedWords(text))),
});
const INDEX = { en: FAQ.en.map(indexed), ro: FAQ.ro.map(indexed) };

/** How well a word of the text answers to one that was asked: as it is, begun ("notif"), or in a shorter form ("nodes": "node"). */
function likeness(asked: string, word: string): number {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return BEGUN;
  const isShorterForm = word.length >= SHORTEST_STEM && asked.length - word.length <= LONGEST_ENDING;
  return isShorterForm && asked.startsWith(word) ? SHORTENED : 0;
}

const worth = (asked: string, { fields }: Indexed): number =>
  Math.max(...fields.map(({ weight, words }) => weight * Math.max(0, ...words.map((word) => likeness(asked, word)))));

/** How close a way of asking comes to what was asked: 1 for the same words, 0 for none in common. */
const closeness = (asked: readonly string[], wording: ReadonlySet<string>): number => {
  const same = asked.filter((word) => wording.has(word)).length;
  return same / (asked.length + wording.size - same);
};

/**
 * The entries in which the words of a text stand, best first; all of them, by category, for a text without words. Case and
 * diacritics do not matter and a word may be unfinished. When no entry has all words, those are given that have the telling ones.
 */
export function findFaq(language: keyof typeof FAQ, text = ''): readonly FaqEntry[] {
  const asked = [...new Set(foldedWords(text))];
  if (asked.length === 0) return FAQ[language];
  const index = INDEX[language];
  const worths = asked.map((word) => index.map((each) => worth(word, each)));
  // A word that stands nearly everywhere tells little, one that is rare or unknown tells much.
  const tells = worths.map((of) => Math.log(1 + index.length / Math.max(1, of.filter(Boolean).length)));
  const all = tells.reduce((sum, each) => sum + each, 0);
  const rated = index.map(({ entry, wordings }, place) => {
    const has = tells.reduce((sum, each, word) => sum + (worths[word]?.[place] ? each : 0), 0);
    const words = tells.reduce((sum, each, word) => sum + each * (worths[word]?.[place] ?? 0), 0);
    const score = words * (1 + Math.max(...wordings.map((wording) => closeness(asked, wording))));
    return { entry, score, isComplete: worths.every((of) => of[place] !== 0), share: has / all };
  });
  const complete = rated.filter(({ isComplete }) => isComplete);
  const found = complete.length > 0 ? complete : rated.filter(({ share }) => share >= ENOUGH);
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
