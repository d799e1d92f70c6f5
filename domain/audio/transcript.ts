/** Something that was said, in seconds from the beginning of the recording. */
export interface Spoken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stretch of speech; with its words where who transcribed told when each was said. */
export interface SpokenSegment extends Spoken {
  readonly words?: readonly Spoken[];
}

/** What is said in a recording, and when. */
export interface Transcript {
  /** As it was heard, where that is told: `en`, `ro`. */
  readonly language?: string;
  readonly segments: readonly SpokenSegment[];
}

/** A stretch of a transcript between two pauses: perhaps another speaker. */
export interface Turn {
  readonly start: number;
  readonly segments: readonly { readonly at: number; readonly segment: SpokenSegment }[];
}

/** A pause of so many seconds ends a turn. */
const PAUSE = 1;

/** A transcript as turns: what follows without a pause belongs together. */
export function turnsOf(segments: readonly SpokenSegment[]): readonly Turn[] {
  const turns: { start: number; segments: { at: number; segment: SpokenSegment }[] }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [at, segment] of segments.entries()) {
    const last = turns.at(-1);
    if (last === undefined || segment.start - end >= PAUSE)
      turns.push({ start: segment.start, segments: [{ at, segment }] });
    else last.segments.push({ at, segment });
    ({ end } = segment);
  }
  return turns;
}

const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** How many words are said in it. */
export const wordsTotal = (segments: readonly SpokenSegment[]): number =>
  segments.reduce((sum, { text }) => sum + wordsIn(text).length, 0);

/** What is heard at a second: the last that began before it, of spans in order; -1 before the first. */
export function spokenAt(spans: readonly Spoken[], second: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Spoken).start <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Times for words that are new in a segment: spread over the time between what stayed on both sides. */
function spread(words: readonly string[], start: number, end: number): Spoken[] {
  const step = words.length === 0 ? 0 : Math.max(0, end - start) / words.length;
  return words.map((text, at) => ({ text, start: start + at * step, end: start + (at + 1) * step }));
}

/**
 * A segment with another text. Words that stay at its beginning and its end keep their times, as those who correct a word or two leave
 * them; what is between them shares the time that is left. Without times of words it has none afterwards either.
 */
export function reworded(segment: SpokenSegment, text: string): SpokenSegment {
  const { start, end, words: old } = segment;
  const wanted = wordsIn(text);
  const joined = wanted.join(' ');
  if (old === undefined) return { start, end, text: joined };
  const shortest = Math.min(old.length, wanted.length);
  let head = 0;
  while (head < shortest && old[head]?.text === wanted[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old[old.length - 1 - tail]?.text === wanted[wanted.length - 1 - tail]) tail += 1;
  const kept = { before: old.slice(0, head), after: tail === 0 ? [] : old.slice(-tail) };
  const between = spread(
    wanted.slice(head, wanted.length - tail),
    kept.before.at(-1)?.end ?? start,
    kept.after[0]?.start ?? end,
  );
  return { start, end, text: joined, words: [...kept.before, ...between, ...kept.after] };
}
