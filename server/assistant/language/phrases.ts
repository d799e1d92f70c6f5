import { type Token, wordsOf } from './tokens.js';
import { type Trigger, type Pack } from './Pack.js';
import { once } from './lexicon/once.js';

/** Some tokens in a row: from one index up to, not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A trigger phrase where it stands. */
export interface FoundTrigger extends Span {
  readonly trigger: Trigger;
  readonly phrase: string;
}

/** Where a phrase stands among words. */
export function placesIn(words: readonly string[], phrase: readonly string[]): Span[] {
  const places: Span[] = [];
  const [first] = phrase;
  if (first === undefined) return places;
  // Several thousand phrases are looked for in every question: most are none of its words.
  for (let from = words.indexOf(first); from >= 0; from = words.indexOf(first, from + 1))
    if (phrase.every((word, at) => words[from + at] === word)) places.push({ from, to: from + phrase.length });
  return places;
}

const wordsIn = once((tokens: readonly Token[]) => tokens.map(({ word }) => word));

/** Where a phrase of folded words stands in a question. */
export const placesOf = (tokens: readonly Token[], phrase: string): Span[] =>
  placesIn(wordsIn(tokens), wordsOf(phrase));

/** How many words at a place are one of these phrases, the longest first; 0 for none. Quotations are never phrases. */
export function phraseAt(
  words: readonly { readonly word: string; readonly quoted?: boolean }[],
  at: number,
  phrases: readonly string[],
): number {
  const isAt = (part: string, index: number) => words[at + index]?.word === part && words[at + index]?.quoted !== true;
  return Math.max(0, ...phrases.map((phrase) => phrase.split(' ')).map((all) => (all.every(isAt) ? all.length : 0)));
}

const GAP = ' * ';
const WIDEST_GAP = 7;

/** The indexes of the words of a phrase that may hold others at its `*`: "how much * cost". */
export function indexesOfPhrase(tokens: readonly Token[], phrase: string): number[] {
  const [head = '', tail] = phrase.split(GAP);
  const heads = placesOf(tokens, head);
  if (tail === undefined) return heads.flatMap(indexesOf);
  return heads.flatMap((one) => {
    const other = placesOf(tokens, tail).find(({ from }) => from >= one.to && from - one.to <= WIDEST_GAP);
    return other === undefined ? [] : [...indexesOf(one), ...indexesOf(other)];
  });
}

/** Trigger phrases that point to what was spoken of before. */
const POINTING: ReadonlySet<Trigger> = new Set<Trigger>(['them', 'it']);

/** The trigger phrases in a question, only the longest at each place; "these days" points to nothing. */
export function triggersIn(tokens: readonly Token[], pack: Pack): FoundTrigger[] {
  const all = allTriggersIn(tokens, pack);
  const said = all.filter(({ trigger }) => trigger === 'saying');
  const asked = all.filter(({ trigger }) => trigger === 'which');
  const isWithin = (one: Span, { from, to }: Span) => from <= one.from && to >= one.to && to - from > one.to - one.from;
  // "Of which country" asks, and points to none.
  const isNothing = (one: Span) =>
    said.some((other) => isWithin(one, other)) || asked.some((other) => isWithin(other, one));
  return all.filter((one) => !POINTING.has(one.trigger) || !isNothing(one));
}

function allTriggersIn(tokens: readonly Token[], pack: Pack): FoundTrigger[] {
  return (Object.keys(pack.triggers) as Trigger[]).flatMap((trigger) => {
    const found = pack.triggers[trigger].flatMap((phrase) =>
      placesOf(tokens, phrase).map((span) => ({ trigger, phrase, ...span })),
    );
    return found.filter(
      (one) =>
        !found.some(
          (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    );
  });
}

/** The indexes of a span. */
export const indexesOf = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
