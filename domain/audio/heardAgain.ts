import { foldedWords } from '../folding/fold.js';
import { isVague } from './spokenTime.js';
import { type Spoken, type SpokenSegment } from './transcript.js';

/** A stretch that was heard a second time, from pause to pause, and what was heard in it; all in seconds of the same. */
export interface HeardAgain {
  readonly from: number;
  readonly to: number;
  readonly segments: readonly SpokenSegment[];
}

/** Times of words are as good as this, in seconds: what is told so far beyond a pause may belong before it. */
const ABOUT = 1;

/** What has a time of its own: the words of a segment, or the segment where it tells none. */
const timed = (segment: SpokenSegment): readonly Spoken[] => segment.words ?? [segment];

const wordsIn = (segments: readonly Spoken[]): string[] => segments.flatMap(({ text }) => foldedWords(text));

/** Which of these words stand in the others as well, in the same order: as many as can. */
function alsoIn(words: readonly string[], others: readonly string[]): boolean[] {
  const longest = Array.from({ length: words.length + 1 }, () => Array.from({ length: others.length + 1 }, () => 0));
  const from = (at: number, other: number): number => longest[at]?.[other] ?? 0;
  for (let at = words.length - 1; at >= 0; at -= 1)
    for (let other = others.length - 1; other >= 0; other -= 1)
      (longest[at] as number[])[other] =
        words[at] === others[other] ? from(at + 1, other + 1) + 1 : Math.max(from(at + 1, other), from(at, other + 1));
  const found = words.map(() => false);
  for (let at = 0, other = 0; at < words.length && other < others.length;) {
    if (words[at] === others[other]) {
      found[at] = true;
      at += 1;
      other += 1;
    } else if (from(at + 1, other) >= from(at, other + 1)) at += 1;
    else other += 1;
  }
  return found;
}

type Side = 'before' | 'after' | 'dropped';

/**
 * Where the words that were told to begin within the stretch go: those that were heard again are dropped; what is told near an end belongs
 * beyond it, to what was heard there.
 * @param isOpen whether something was heard on that side
 */
function sidesOf(inside: readonly Spoken[], again: HeardAgain, isOpen: Record<'before' | 'after', boolean>): Side[] {
  const { from, to, segments } = again;
  const tokens = inside.map(({ text }) => foldedWords(text));
  const found = alsoIn(tokens.flat(), wordsIn(segments));
  let place = 0;
  const isSame = tokens.map(({ length }) => {
    place += length;
    return found.slice(place - length, place).filter(Boolean).length * 2 > length;
  });
  const [first, last] = [isSame.indexOf(true), isSame.lastIndexOf(true)];
  return inside.map((spoken, at): Side => {
    const { start } = spoken;
    if (isSame[at] === true) return 'dropped';
    const isBefore = first < 0 ? !isOpen.after || start - from <= to - start : at < first;
    if (isBefore) return isVague(spoken) || (isOpen.before && start - from <= ABOUT) ? 'before' : 'dropped';
    return isOpen.after && (first < 0 || at > last) && (isVague(spoken) || to - start <= ABOUT) ? 'after' : 'dropped';
  });
}

/** A segment of some of its words, each no earlier and no later than this. */
function within(segment: SpokenSegment, some: readonly Spoken[], earliest: number, latest: number): SpokenSegment[] {
  const limited = (second: number) => Math.min(latest, Math.max(earliest, second));
  const words = some.map((word) => ({ ...word, start: limited(word.start), end: limited(word.end) }));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (segment.words === undefined) return [first];
  const text = some.length === segment.words.length ? segment.text : words.map((word) => word.text).join(' ');
  return [{ start: first.start, end: last.end, text, words }];
}

/**
 * Puts what was heard again in a stretch in the place of what was heard there before, where that was less. A sentence of which both heard
 * something is there once; words around it stay, those told to last into it end where it begins.
 */
export function withHeardAgain(segments: readonly SpokenSegment[], again: HeardAgain): readonly SpokenSegment[] {
  const { from, to } = again;
  const isInside = ({ start }: Spoken): boolean => start >= from && start < to;
  const all = segments.flatMap(timed);
  const inside = all.filter(isInside);
  if (wordsIn(again.segments).length <= wordsIn(inside).length) return segments;
  const isOpen = { before: all.some(({ start }) => start < from), after: all.some(({ start }) => start >= to) };
  const sides = new Map(sidesOf(inside, again, isOpen).map((side, at) => [inside[at], side]));
  const sideOf = (spoken: Spoken): Side => sides.get(spoken) ?? (spoken.start < from ? 'before' : 'after');
  const of = (side: Side, earliest: number, latest: number) =>
    segments.flatMap((segment) => {
      const some = timed(segment).filter((spoken) => sideOf(spoken) === side);
      return within(segment, some, earliest, latest);
    });
  return [
    ...of('before', Number.NEGATIVE_INFINITY, from),
    ...again.segments.flatMap((segment) => within(segment, timed(segment), from, to)),
    ...of('after', to, Number.POSITIVE_INFINITY),
  ];
}
