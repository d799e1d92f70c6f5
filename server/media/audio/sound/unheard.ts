import { isVague, longestByLetters, longestSaid } from '../../../../domain/audio/spokenTime.js';
import { type Spoken, type SpokenSegment } from '../../../../domain/audio/transcript.js';
import { HUSH, loudestPause, PAUSE, WINDOW } from './cuts.js';
import { type Stretch } from './Sound.js';

/** An utterance of which less than this share is words was not heard. */
const HEARD_SHARE = 0.5;
/** Less sound than so many seconds is a noise, or a word: hardly a sentence. */
const LEAST = 0.8;
/** Quiet that is taken along before and behind. */
const MARGIN = 0.5;

/** Sound between two pauses: its first window, and the one behind its last. */
interface Utterance {
  readonly first: number;
  readonly end: number;
}

/** Divides sound at its pauses. */
function utterancesIn(loud: readonly number[]): Utterance[] {
  const most = loudestPause(loud);
  const utterances: { first: number; end: number }[] = [];
  for (const [at, each] of loud.entries()) {
    if (each <= most) continue;
    const last = utterances.at(-1);
    if (last !== undefined && (at - last.end) * WINDOW < PAUSE) last.end = at + 1;
    else utterances.push({ first: at, end: at + 1 });
  }
  return utterances;
}

/** The time for which something that was heard stands. A segment that tells no words is believed. */
function* spansOf(segments: readonly SpokenSegment[]): Generator<Pick<Spoken, 'start' | 'end'>> {
  for (const { words, ...segment } of segments)
    if (words === undefined) yield segment;
    else
      for (const word of words)
        if (!isVague(word)) yield { start: word.start, end: Math.min(word.end, word.start + longestSaid(word)) };
}

/** Which windows have words. */
function wordsOver(windows: number, segments: readonly SpokenSegment[]): boolean[] {
  const has = Array.from({ length: windows }, () => false);
  for (const { start, end } of spansOf(segments))
    has.fill(true, Math.max(0, Math.floor(start / WINDOW)), Math.max(0, Math.ceil(end / WINDOW)));
  return has;
}

/** An utterance of so many seconds is more than one short word. */
const LONG = 1.5;

/**
 * Whether one word alone begins in an utterance that is much too long for its letters, while the word before it belongs to the utterance before:
 * it is the end of that sentence, told over the next one, which was lost. Where the word before is told in the quiet, all of its sentence is told too early.
 */
function hasLoneWord({ first, end }: Utterance, before: Utterance | undefined, words: readonly Spoken[]): boolean {
  const length = (end - first) * WINDOW;
  const at = words.findIndex(({ start }) => start >= first * WINDOW);
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (length < LONG || previous === undefined || word === undefined || before === undefined) return false;
  const isLone = word.start < end * WINDOW && !(next !== undefined && next.start < end * WINDOW);
  const follows = previous.start < before.end * WINDOW + PAUSE;
  return isLone && follows && longestByLetters(word) < HEARD_SHARE * length;
}

const meanOf = (loud: readonly number[]): number => loud.reduce((sum, each) => sum + each, 0) / loud.length;

/** The stretch of utterances that follow each other, with some of the quiet on both sides. */
function stretchOf(utterances: readonly Utterance[], first: number, last: number, windows: number): Stretch {
  const [begin, end] = [utterances[first]?.first ?? 0, utterances[last]?.end ?? windows];
  const before = utterances[first - 1]?.end ?? 0;
  const after = utterances[last + 1]?.first ?? windows;
  return {
    from: Math.max(begin - MARGIN / WINDOW, first === 0 ? 0 : (before + begin) / 2) * WINDOW,
    to: Math.min(end + MARGIN / WINDOW, last + 1 === utterances.length ? windows : (end + after) / 2) * WINDOW,
  };
}

/**
 * Where a part is loud and next to nothing was heard of it, from pause to pause. Models end their text early, and engines then leave out the
 * rest of the window that they were hearing (whisper.cpp does where the text ends in a single time).
 * @param loud how loud each window of the part is
 * @param segments what was heard, in seconds of the part
 */
export function unheard(loud: readonly number[], segments: readonly SpokenSegment[]): Stretch[] {
  const utterances = utterancesIn(loud);
  const words = wordsOver(loud.length, segments);
  const timed = segments.flatMap((segment) => segment.words ?? []);
  const isLost = (utterance: Utterance, place: number): boolean => {
    const { first, end } = utterance;
    if (meanOf(loud.slice(first, end)) < HUSH) return false;
    const heard = words.slice(first, end).filter(Boolean).length;
    return heard < HEARD_SHARE * (end - first) || hasLoneWord(utterance, utterances[place - 1], timed);
  };
  const stretches: Stretch[] = [];
  for (let first = 0; first < utterances.length; first += 1) {
    let [last, sound] = [first - 1, 0];
    for (let next = utterances[first]; next !== undefined && isLost(next, last + 1); next = utterances[last + 1]) {
      sound += next.end - next.first;
      last += 1;
    }
    if (sound * WINDOW >= LEAST) stretches.push(stretchOf(utterances, first, last, loud.length));
    first = Math.max(first, last);
  }
  return stretches;
}
