import { wordsOf } from './tokens.js';

/** A part of a pattern: words, or alternatives of which one is said; what is optional may be left out. */
const PART = /\(([^()]*)\)(\?)?|([^()\s]+)/gu;

/** A part that is said: one of these; or none of them. */
interface Part {
  readonly alternatives: readonly string[];
  readonly isOptional: boolean;
}

const partsOf = (pattern: string): Part[] =>
  [...pattern.matchAll(PART)].map(([, group, optional, word = '']) => ({
    alternatives: group === undefined ? [word] : group.split('|'),
    isOptional: optional !== undefined,
  }));

/** The phrases of a pattern, one by one. */
export const phrasesOf = (pattern: string): readonly string[] =>
  partsOf(pattern).reduce<readonly string[]>(
    (said, { alternatives, isOptional }) =>
      said.flatMap((before) => [...alternatives, ...(isOptional ? [''] : [])].map((one) => `${before} ${one}`.trim())),
    [''],
  );

type Phrases<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Lists of phrases, some of which are written as patterns. */
export const spelledOut = <Name extends string>(lists: Phrases<Name>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([name, patterns]) => [name, patterns.flatMap(phrasesOf)]),
  ) as unknown as Phrases<Name>; // the entries have the names of the lists

/** Folded words as they are matched: each with a space behind it. */
const spaced = (text: string) =>
  wordsOf(text)
    .map((word) => `${word} `)
    .join('');

/** What matches one part; the longest alternative is tried first. */
function sourceOf({ alternatives, isOptional }: Part): string {
  const longestFirst = alternatives.map(spaced).sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.join('|')})${isOptional ? '?' : ''}`;
}

/**
 * Matches a phrase where it begins in folded words. In a pattern one of `(a|b)` is said, and `(a|b)?` may be left out; groups do not stand
 * in groups. Example: `how are (you|things) (today)?` is four phrases.
 */
export function phrase(pattern: string): RegExp {
  return new RegExp(partsOf(pattern).map(sourceOf).join(''), 'uy');
}

/** What phrases are matched in. */
export const spacedWords = spaced;

/** What each phrase comes to, of what is written for patterns of phrases. */
export const byPhrase = <Worth>(all: Readonly<Record<string, Worth>>): Readonly<Record<string, Worth>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([pattern, worth]) => phrasesOf(pattern).map((phrase) => [phrase, worth])),
  );
