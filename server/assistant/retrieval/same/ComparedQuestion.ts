import { type Language } from '../../language/lexicon/files.js';
import { spelledOut } from '../../language/phrasePattern.js';
import { triggersIn, placesOf } from '../../language/phrases.js';
import { type Trigger, PACKS } from '../../language/Pack.js';
import { type Token, tokensOf } from '../../language/tokens.js';
import { stemOf } from '../retrieve.js';
import list from './words.json' with { type: 'json' };

/** The words of one language by what they do between two questions; all folded. */
interface Words {
  /** Words by what they ask for. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  /** Words after which stands the kind of thing that is asked for. */
  readonly which: readonly string[];
  /** Words after which stands what is asked for, where one of those is said. */
  readonly being: readonly string[];
  /** Words after which a thing is named: articles and prepositions. */
  readonly before: readonly string[];
  /** Words after which something is done. */
  readonly leading: readonly string[];
  /** Phrases in which a word that changes what is asked changes nothing. */
  readonly idioms: readonly string[];
  /** Verbs, with words like them, that stand for the same act; those of two lines stand for different ones. */
  readonly acts: readonly (readonly string[])[];
  /** Where a word stands that says which of several a thing is. */
  readonly modifies: 'before' | 'after';
}

const wordsIn = ({ modifies, ...lists }: (typeof list)[Language]): Words => ({
  ...spelledOut(lists),
  modifies: modifies as Words['modifies'], // JSON's strings are wider than what is read
});
const WORDS: Readonly<Record<Language, Words>> = { en: wordsIn(list.en), ro: wordsIn(list.ro) };

/** The acts for which words stand, by the roots of the words. */
const ACTS: Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>> = { en: actsOf('en'), ro: actsOf('ro') };

function actsOf(language: Language): ReadonlyMap<string, readonly number[]> {
  const acts = new Map<string, number[]>();
  WORDS[language].acts.forEach((words, act) => {
    for (const stem of new Set(words.map((word) => stemOf(word, language))))
      acts.set(stem, [...(acts.get(stem) ?? []), act]);
  });
  return acts;
}

/** Triggers that make a question ask for something else than one without them. */
const CHANGING: readonly Trigger[] = [
  ...(['compare', 'path', 'degree', 'changed', 'deleted', 'created', 'last', 'or'] as const),
  ...(['over', 'under', 'before', 'after', 'more', 'less', 'than', 'future', 'why'] as const),
];

/** A question as it is held against another: its words, and which of them tell what is asked. */
export class ComparedQuestion {
  readonly words: Words;
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  /** What is wanted: a person, a time, a sum, a comparison… */
  readonly wanted: ReadonlySet<string>;
  readonly isNegative: boolean;
  readonly numbers: ReadonlySet<number>;
  readonly #wantedBy: ReadonlyMap<number, string>;

  constructor(
    text: string,
    readonly language: Language,
  ) {
    const pack = PACKS[language];
    this.words = WORDS[language];
    this.tokens = tokensOf(text, language);
    this.stems = this.tokens.map(({ word }) => stemOf(word, language));
    const places = Object.entries(this.words.wanted).flatMap(([kind, phrases]) =>
      phrases.flatMap((phrase) => placesOf(this.tokens, phrase).map((span) => ({ kind, ...span }))),
    );
    const triggers = triggersIn(this.tokens, pack);
    const idioms = this.words.idioms.flatMap((phrase) => placesOf(this.tokens, phrase));
    const changing = triggers.filter(
      ({ trigger, from, to }) => CHANGING.includes(trigger) && !idioms.some((one) => one.from <= from && to <= one.to),
    );
    this.wanted = new Set([...places.map(({ kind }) => kind), ...changing.map(({ trigger }) => trigger)]);
    this.#wantedBy = new Map(
      places.flatMap(({ kind, from, to }) =>
        Array.from({ length: to - from }, (_, index): [number, string] => [from + index, kind]),
      ),
    );
    this.isNegative = triggers.some(({ trigger }) => trigger === 'not');
    this.numbers = new Set(this.tokens.flatMap(({ number }) => number ?? []));
  }

  /** Whether a word says anything of its own. */
  isContent(index: number): boolean {
    const { word, number } = this.tokens[index] ?? { word: '' };
    const { stopwords, slight } = PACKS[this.language];
    const small = [stopwords, slight, this.words.which, this.words.before, this.words.leading];
    return word !== '' && number === undefined && !small.some((words) => words.includes(word));
  }

  /** The acts for which a word may stand. */
  actsAt(index: number): readonly number[] {
    return ACTS[this.language].get(this.stems[index] ?? '') ?? [];
  }

  /** What a word asks for, when it is one that says so. */
  wantedAt(index: number): string | undefined {
    return this.#wantedBy.get(index);
  }

  /** The words that are written as names are: with a capital, not only because they come first or all are. */
  names(): number[] {
    const isCapital = ({ raw }: Token) => /^\p{Lu}/u.test(raw);
    const content = this.tokens.flatMap((_, index) => (this.isContent(index) ? [index] : []));
    const later = content.filter((index) => index > 0);
    const names = later.filter((index) => isCapital(this.tokens[index] ?? { raw: '', word: '' }));
    return names.length === later.length && later.length > 2 ? [] : names;
  }
}
