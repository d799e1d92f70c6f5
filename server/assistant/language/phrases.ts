import { type Token } from './tokens.js';
import { type Cue, type Rules } from './rules.js';

/** Some tokens in a row: from one index up to, not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A cue where it stands. */
export interface FoundCue extends Span {
  readonly cue: Cue;
  readonly phrase: string;
}

/** Where a phrase of folded words stands in a question. */
export function placesOf(tokens: readonly Token[], phrase: string): Span[] {
  const words = phrase.split(' ');
  return tokens.flatMap((_, from) =>
    words.every((word, index) => tokens[from + index]?.word === word) ? [{ from, to: from + words.length }] : [],
  );
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

/** Cues that point to what was spoken of before. */
const POINTING: ReadonlySet<Cue> = new Set<Cue>(['them', 'it']);

/** Every cue of a language in a question, the longest phrase at each place only; "these days" points to nothing. */
export function cuesIn(tokens: readonly Token[], rules: Rules): FoundCue[] {
  const all = allCuesIn(tokens, rules);
  const said = all.filter(({ cue }) => cue === 'saying');
  const isWithin = (one: Span) =>
    said.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from);
  return all.filter((one) => !POINTING.has(one.cue) || !isWithin(one));
}

function allCuesIn(tokens: readonly Token[], rules: Rules): FoundCue[] {
  return (Object.keys(rules.cues) as Cue[]).flatMap((cue) => {
    const found = rules.cues[cue].flatMap((phrase) =>
      placesOf(tokens, phrase).map((span) => ({ cue, phrase, ...span })),
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
