import { lexiconFiles, type Words, type Language, LANGUAGES } from './lexicon/files.js';
import { formsOf, lemmasOf } from './lexicon/lemmas.js';
import { kept, keptBy, once } from './lexicon/once.js';

/** How sure each sense of a word is, the commonest first. */
const BY_RANK = [1, 0.97, 0.92, 0.86, 0.8, 0.75];
/** What a word also means, by how: another part of speech of the same, or what it is a kind of. */
const NEAR = 0.93;
const WIDER = 0.8;

/** A concept that a word means, and how well. `isWider`: the word is only a kind of it. `isNear`: only a word made of it means it. */
interface Sense {
  readonly weight: number;
  readonly isWider: boolean;
  readonly isNear: boolean;
}
export type Meanings = ReadonlyMap<string, Sense>;

/** A folded word and the forms that dictionaries list it by, in any language: what `comedii` and `comedie` have in common. */
export const firstFormsOf = kept(
  (word: string): ReadonlySet<string> =>
    new Set([word, ...LANGUAGES.flatMap((language) => lemmasOf(word, lexiconFiles().words[language]))]),
);

/** All forms that a folded word has in any language: `fed` of `feed`. */
export const allFormsOf = kept((word: string): readonly string[] => {
  const forms = LANGUAGES.flatMap((language) => {
    const own = lexiconFiles().words[language];
    return lemmasOf(word, own).flatMap((lemma) => formsOf(lemma, own));
  });
  return [...new Set(forms)];
});

/** The words that lemmas of several words begin with: most words in a row are none. */
const beginningsOf = once(
  ({ entries }: Words): ReadonlySet<string> =>
    new Set([...entries.words()].flatMap((lemma) => /^[^ ]+(?= )/u.exec(lemma)?.[0] ?? [])),
);

/** Of several words the last one is declined in English, the first one in Romanian. */
function lemmasOfSeveral(words: readonly string[], own: Words): readonly string[] {
  if (words.length === 1) return lemmasOf(words[0] ?? '', own);
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  if (![first, ...lemmasOf(first, own)].some((one) => beginningsOf(own).has(one))) return [];
  const whole = lemmasOf(words.join(' '), own);
  if (whole.length > 0) return whole;
  const known = [
    ...lemmasOf(first, own).map((lemma) => [lemma, ...rest].join(' ')),
    ...lemmasOf(last, own).map((lemma) => [...words.slice(0, -1), lemma].join(' ')),
  ];
  return known.filter((lemma) => own.entries.has(lemma));
}

const parts = (synset: string): readonly string[][] => {
  const line = lexiconFiles().synsets[Number.parseInt(synset, 16)] ?? '';
  return line.split(' ').map((part) => (part === '' ? [] : part.split(',')));
};

function note(found: Map<string, Sense>, synset: string, sense: Sense): void {
  const known = found.get(synset);
  if (known === undefined || known.weight < sense.weight) found.set(synset, sense);
}

/** What some words in a row mean: synsets that are the same in every language. Empty where the lexicon has no such words. */
export const meaningsOf = keptBy((words: readonly string[], languages: readonly Language[] = LANGUAGES): Meanings => {
  const found = new Map<string, Sense>();
  for (const language of languages) {
    const own = lexiconFiles().words[language];
    for (const lemma of lemmasOfSeveral(words, own)) {
      const senses = own.entries.get(lemma)?.split('\t')[0]?.split(' ') ?? [];
      for (const [rank, synset] of senses.entries()) {
        const weight = BY_RANK[rank] ?? 0.7;
        note(found, synset, { weight, isWider: false, isNear: false });
        const [up = [], near = []] = parts(synset);
        for (const one of near) note(found, one, { weight: weight * NEAR, isWider: false, isNear: true });
        for (const one of up) note(found, one, { weight: weight * WIDER, isWider: true, isNear: false });
      }
    }
  }
  return found;
});

/** What every person is, by the commonest sense of the word; a word says who rather than what by its first senses. */
const PERSON = '1';
const FIRST_SENSES = 3;
/** Kinds of kinds that are followed. */
const MOST_STEPS = 12;

const isPersonKind = (synset: string, steps = 0): boolean =>
  synset === PERSON || (steps < MOST_STEPS && (parts(synset)[0] ?? []).some((kind) => isPersonKind(kind, steps + 1)));

/** The senses of a word in a language, the commonest first, of each of its first forms. */
const sensesOf = (word: string, language: Language): readonly (readonly string[])[] => {
  const own = lexiconFiles().words[language];
  return lemmasOf(word, own).map((lemma) => own.entries.get(lemma)?.split('\t')[0]?.split(' ') ?? []);
};

/** Whether a folded word is a person before any other kind of thing: a mayor, but no parrot. */
export const isPersonFirst = (word: string): boolean =>
  LANGUAGES.some((language) =>
    sensesOf(word, language).some((senses) =>
      isPersonKind(senses.find((synset) => (parts(synset)[0] ?? []).length > 0) ?? ''),
    ),
  );

/** Whether a dictionary has a folded word as a longer one cut short, as others may be: mag of a magazine. */
export const isCutShort = kept((word: string): boolean =>
  LANGUAGES.some((language) => {
    const senses = new Set(sensesOf(word, language).flat());
    if (senses.size === 0) return false;
    const isLonger = (lemma: string) =>
      lemma.length > word.length + 2 && lemma.startsWith(word) && !lemma.includes(' ');
    return [...lexiconFiles().words[language].entries.words()]
      .filter(isLonger)
      .some((lemma) => sensesOf(lemma, language).some((own) => own.some((synset) => senses.has(synset))));
  }),
);

/** Whether a folded word says of somebody no more than that they are a person. */
export const isSomebody = (word: string): boolean =>
  LANGUAGES.some((language) => sensesOf(word, language).some(([first]) => first === PERSON));

/** What every thing is a kind of at last: an entity, an object, somebody or something that lives. */
const THINGS: readonly string[] = ['db2', '274', '1e66'];

const isThingKind = (synset: string, steps = 0): boolean =>
  THINGS.includes(synset) ||
  (steps < MOST_STEPS && (parts(synset)[0] ?? []).some((kind) => isThingKind(kind, steps + 1)));

/** Whether a folded word is a noun before anything else in a language: a queen, but neither sung nor long. */
export const isThing = (word: string, language: Language): boolean => {
  const senses = sensesOf(word, language);
  return senses.length > 0 && senses.every(([first = '']) => isThingKind(first));
};

/** Whether a folded word may be what somebody is, in any language: a driver, a tenant. */
export const isPerson = kept((word: string): boolean =>
  LANGUAGES.some((language) =>
    sensesOf(word, language).some((own) => own.slice(0, FIRST_SENSES).some((synset) => isPersonKind(synset))),
  ),
);

/** How well words of a question are words of a graph by what they mean. */
export interface Kinship {
  readonly score: number;
  /** Whether they mean the same, and not only something of the same kind. */
  readonly isSure: boolean;
  /** Whether it is the word itself that means it: cargo is what is shipped, and no ship. */
  readonly isItself: boolean;
}

const SURE = 0.84;
const LEAST = 0.6;

/** How near two meanings are; undefined where they have nothing in common. */
export function kinship(one: Meanings, other: Meanings): Kinship | undefined {
  let best: Kinship | undefined;
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const [synset, mine] of few) {
    const theirs = many.get(synset);
    // Two kinds of one thing are two things.
    if (theirs === undefined || (mine.isWider && theirs.isWider)) continue;
    const score = mine.weight * theirs.weight;
    const isSure = score >= SURE && !mine.isWider && !theirs.isWider;
    const isItself = !mine.isNear && !theirs.isNear;
    if (score >= LEAST && score > (best?.score ?? 0)) best = { score, isSure, isItself };
  }
  return best;
}
