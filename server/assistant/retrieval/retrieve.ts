import stemmers from 'snowball-stemmers';

import { type Example } from '../engine/Engine.js';
import { type Language } from '../language/lexicon/files.js';
import { keptBy, once } from '../language/lexicon/once.js';
import { PACKS, type Trigger } from '../language/Pack.js';
import { wordsOf } from '../language/tokens.js';
import { SCORES } from '../scores/scores.js';

/** A question with its answer that may answer others that mean the same. */
export interface Taught {
  readonly key: string;
  /** All wordings of the question. */
  readonly questions: readonly string[];
  readonly answer: string;
}

/** What was found, and how surely: the share of what is asked that its question says, and the other way round. */
export interface Hit {
  readonly taught: Taught;
  /** Share of the asked words, weighed by how rare they are, that a wording has. */
  readonly asked: number;
  /** Share of the wording's words that are asked. */
  readonly said: number;
  /** Share of the asked words that other questions know and this one has not: they ask for something else. */
  readonly against: number;
  /** The same words in the same order, those included that tell nothing. */
  readonly isSame: boolean;
  /** Whether every asked word is one that some taught question has. */
  readonly isKnown: boolean;
  /** Whether a word is shared that says of what: "how many" and "more" are asked of anything. */
  readonly isOfSame: boolean;
}

const STEMMERS = { en: stemmers.newStemmer('english'), ro: stemmers.newStemmer('romanian') };
/** The stem of a folded word. */
export const stemOf = (word: string, language: Language): string => STEMMERS[language].stem(word);

/** The telling words of a text, as roots. */
function termsOf(text: string, language: Language): string[] {
  const { stopwords, triggers, slight } = PACKS[language];
  const small = new Set([
    ...stopwords,
    ...slight,
    ...triggers.which,
    ...triggers.who,
    ...triggers.when,
    ...triggers.and,
  ]);
  const words = wordsOf(text);
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).map((word) => stemOf(word, language));
}

/** Words that ask how many there are of something, whatever it is. */
const OF_ANYTHING: readonly Trigger[] = ['count', 'list', 'most', 'fewest', 'more', 'less', 'over', 'under', 'than'];
const ofAnything = (language: Language): ReadonlySet<string> =>
  new Set(
    OF_ANYTHING.flatMap((trigger) => PACKS[language].triggers[trigger])
      .flatMap((phrase) => phrase.split(' '))
      .map((word) => stemOf(word, language)),
  );
const AMOUNTS: Readonly<Record<Language, ReadonlySet<string>>> = { en: ofAnything('en'), ro: ofAnything('ro') };

/** Finds taught answers by how much of its stemmed words a question shares with theirs. */
export class Retrieval {
  readonly #wordings: readonly {
    readonly taught: Taught;
    readonly terms: ReadonlySet<string>;
    readonly words: string;
  }[];
  readonly #frequency = new Map<string, number>();

  constructor(
    taught: readonly Taught[],
    readonly language: Language,
  ) {
    this.#wordings = taught.flatMap((one) =>
      one.questions.map((question) => ({
        taught: one,
        terms: new Set(termsOf(question, language)),
        words: wordsOf(question).join(' '),
      })),
    );
    for (const { terms } of this.#wordings)
      for (const term of terms) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
  }

  #weight(term: string): number {
    const frequency = this.#frequency.get(term);
    // A word that no taught question knows tells less than one that others have and this one has not.
    if (frequency === undefined) return SCORES.taughtUnknown * Math.log(1 + this.#wordings.length);
    return Math.log(1 + this.#wordings.length / (frequency + SCORES.taughtRare));
  }

  #share(terms: Iterable<string>, among: ReadonlySet<string>): number {
    let [all, shared] = [0, 0];
    for (const term of terms) {
      const weight = this.#weight(term);
      all += weight;
      if (among.has(term)) shared += weight;
    }
    return all === 0 ? 0 : shared / all;
  }

  #against(terms: ReadonlySet<string>, among: ReadonlySet<string>): number {
    const known = [...terms].filter((term) => this.#frequency.has(term) && !among.has(term));
    return this.#share(terms, new Set(known));
  }

  /** The best answers to a question, each once, the surest first. */
  find(question: string, limit = 3): Hit[] {
    const asked = new Set(termsOf(question, this.language));
    const words = wordsOf(question).join(' ');
    const best = new Map<string, Hit>();
    for (const wording of this.#wordings.filter(({ terms }) => [...asked].some((term) => terms.has(term)))) {
      const hit = {
        taught: wording.taught,
        asked: this.#share(asked, wording.terms),
        said: this.#share(wording.terms, asked),
        against: this.#against(asked, wording.terms),
        isSame: wording.words === words,
        isKnown: [...asked].every((term) => this.#frequency.has(term)),
        isOfSame: [...asked].some((term) => wording.terms.has(term) && !AMOUNTS[this.language].has(term)),
      };
      const known = best.get(wording.taught.key);
      if (known === undefined || bySureness(hit, known) < 0) best.set(wording.taught.key, hit);
    }
    return [...best.values()].sort(bySureness).slice(0, limit);
  }
}

/** How surely a hit answers: both shares must be high. */
export const sureness = ({ asked, said }: Pick<Hit, 'asked' | 'said'>): number =>
  asked + said === 0 ? 0 : (2 * asked * said) / (asked + said);

/** The surest first; of two that share the same telling words, the one with the same words altogether. */
const bySureness = (one: Hit, other: Hit): number =>
  sureness(other) - sureness(one) || Number(other.isSame) - Number(one.isSame);

const taught = once((examples: readonly Example[]) =>
  keptBy((language: Language) => {
    const own = examples.filter((one) => one.language === language);
    return new Retrieval(
      own.map(({ id, question, answer }) => ({ key: id, questions: [question], answer })),
      language,
    );
  }),
);

/** The search over the examples of a language, made once for each list and kept as long as the list is. */
export const retrievalOf = (examples: readonly Example[], language: Language): Retrieval => taught(examples)(language);
