import { SOUND_RATE } from '../../../../domain/audio/wavHead.js';
import { samplesOf, type Sound, type Stretch } from './Sound.js';

/** Loudness is measured over so many seconds. */
export const WINDOW = 0.02;
/** A pause is looked for as long as this. */
export const PAUSE = 0.3;
/** A rest of so many seconds is no part of its own. */
const REST = 1;
/** Samples louder than this, of 32,768, are more than the noise of a quiet room. */
export const HUSH = 90;

/** How loud each window of samples is: the mean of its samples without their signs. */
export function loudness(samples: Buffer): number[] {
  const step = SOUND_RATE * WINDOW;
  return Array.from({ length: Math.floor(samples.length / 2 / step) }, (_, window) => {
    let sum = 0;
    for (let at = window * step; at < (window + 1) * step; at += 1) sum += Math.abs(samples.readInt16LE(at * 2));
    return sum / step;
  });
}

/** A pause may be so much louder than its quietest part. */
const EVEN = 2;
/** What is no louder than this is no sound at all: a microphone that is off, or an editor's blank. No room is as still. */
const NOTHING = 2;
/** A room is at least so many times less loud than what is said in it. */
const STILL = 40;

/** The mean of the quietest pause of the least length, and the place of its middle, in windows; of several alike the last. */
function quietest(loud: readonly number[]): { readonly mean: number; readonly middle: number } {
  const length = Math.min(loud.length, Math.round(PAUSE / WINDOW));
  let sum = loud.slice(0, length).reduce((total, each) => total + each, 0);
  let [best, least] = [0, sum];
  for (let at = length; at < loud.length; at += 1) {
    sum += (loud[at] ?? 0) - (loud[at - length] ?? 0);
    if (sum <= least) [best, least] = [at - length + 1, sum];
  }
  return { mean: least / Math.max(1, length), middle: best + length / 2 };
}

/** How loud the room itself is, moments without any sound left out: measured by those, no other pause would be one. */
function roomIn(loud: readonly number[]): number {
  const mean = loud.reduce((total, each) => total + each, 0) / loud.length;
  return Math.min(mean / STILL, quietest(loud.filter((each) => each > NOTHING)).mean);
}

/** How loud a pause may be at the most, in what was measured: about as quiet as its quietest one, or as the room. */
export const loudestPause = (loud: readonly number[]): number => EVEN * Math.max(quietest(loud).mean, roomIn(loud));

/**
 * Where to cut, in seconds of what was measured: the middle of the longest pause that is about as quiet as the quietest. Sentences are further
 * apart than words, and what begins or ends close to a cut is easily missed by a model.
 */
function cutIn(loud: readonly number[]): number {
  const { middle } = quietest(loud);
  const most = loudestPause(loud);
  let [best, longest, length] = [middle, 0, 0];
  for (const [at, each] of loud.entries()) {
    length = each <= most ? length + 1 : 0;
    if (length >= longest && length > 0) [best, longest] = [at + 1 - length / 2, length];
  }
  return (longest * WINDOW < PAUSE ? middle : best) * WINDOW;
}

/**
 * Divides sound at pauses into parts of about so many seconds: each ends in the longest quiet of the second half of its time, so that no
 * word is cut, lost or heard twice. The same file is divided the same way each time.
 */
export async function cutSound(sound: Sound, partSeconds: number): Promise<Stretch[]> {
  const parts: Stretch[] = [];
  let from = 0;
  while (sound.seconds - from > partSeconds + REST) {
    const [earliest, latest] = [from + partSeconds / 2, from + partSeconds];
    const to = earliest + cutIn(loudness(await samplesOf(sound, { from: earliest, to: latest })));
    parts.push({ from, to });
    from = to;
  }
  return [...parts, { from, to: sound.seconds }];
}

/** Whether nothing but the noise of a quiet room is in a stretch: a transcriber may hear words in that. */
export const isHushed = (loud: readonly number[]): boolean => loud.every((each) => each < HUSH);
