import { wordsOf } from './tokens.js';

/** A part of a pattern: words, or alternatives of which one is said; what is optional may be left out. */
const PART = /\(([^()]*)\)(\?)?|([^()\s]+)/gu;

/** A part that is said: one of these; or none of them. */
export interface Part {
  readonly alternatives: readonly string[];
  readonly isOptional: boolean;
}

/** The parts of a pattern, in order. */
export const partsOf = (pattern: string): Part[] =>
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

/** A resource with every list spelled out whose phrases are written as patterns, and every key that is one. */
export function spelledOut<Resource>(resource: Resource): Resource {
  const spelled = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.flatMap((one): readonly unknown[] => (typeof one === 'string' ? phrasesOf(one) : [spelled(one)]));
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => phrasesOf(key).map((phrase) => [phrase, spelled(one)])),
    );
  };
  return spelled(resource) as Resource; // patterns and phrases are texts alike
}

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

/** Matches a phrase in folded words. `how are (you|things) (today)?` is four phrases; groups do not nest. */
export function phrase(pattern: string): RegExp {
  return new RegExp(partsOf(pattern).map(sourceOf).join(''), 'uy');
}

/** What phrases are matched in. */
export const spacedWords = spaced;
