import { type Token } from './tokens.js';
import { type Trigger, type Pack } from './Pack.js';

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

/** The words of each phrase that was looked for: those of the rules, each in every question. */
const split = new Map<string, readonly string[]>();

function wordsOfPhrase(phrase: string): readonly string[] {
  const known = split.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.split(' ');
  if (split.size > 20_000) split.clear();
  split.set(phrase, words);
  return words;
}

/** Where a phrase of folded words stands in a question. */
export function placesOf(tokens: readonly Token[], phrase: string): Span[] {
  const words = wordsOfPhrase(phrase);
  const places: Span[] = [];
  for (let from = 0; from + words.length <= tokens.length; from += 1) {
    // Most phrases end here, at their first word: several thousand are looked for in every question.
    if (tokens[from]?.word !== words[0]) continue;
    if (words.every((word, index) => tokens[from + index]?.word === word))
      places.push({ from, to: from + words.length });
  }
  return places;
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

/**
 * Every trigger phrase of a language in a question, the longest phrase at each place only; "these days" points to
 * nothing.
 */
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
