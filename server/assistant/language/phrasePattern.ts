import { wordsOf } from './tokens.js';

/** A part of a pattern: words, or alternatives of which one is said; what is optional may be left out. */
const PART = /\(([^()]*)\)(\?)?|([^()\s]+)/gu;

/** Folded words as they are matched: each with a space behind it. */
const spaced = (text: string) =>
  wordsOf(text)
    .map((word) => `${word} `)
    .join('');

/** What matches one part; the longest alternative is tried first. */
function sourceOf(alternatives: readonly string[], isOptional: boolean): string {
  const longestFirst = alternatives.map(spaced).sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.join('|')})${isOptional ? '?' : ''}`;
}

/**
 * Matches a phrase where it begins in folded words. In a pattern one of `(a|b)` is said, and `(a|b)?` may be left out; groups do not stand
 * in groups. Example: `how are (you|things) (today)?` is four phrases.
 */
export function phrase(pattern: string): RegExp {
  const parts = [...pattern.matchAll(PART)].map(([, group, optional, word = '']) =>
    sourceOf(group === undefined ? [word] : group.split('|'), optional !== undefined),
  );
  return new RegExp(parts.join(''), 'uy');
}

/** What phrases are matched in. */
export const spacedWords = spaced;
