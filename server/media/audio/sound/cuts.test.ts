import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { SOUND_RATE } from '../../../../domain/audio/wavHead.js';
import { cutSound } from './cuts.js';
import { type Sound } from './Sound.js';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-cuts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A pause, from when to when, and how loud it is: as a room, which is never quite still, if nothing else is said. */
type Pause = readonly [from: number, to: number, loudness?: number];
const ROOM = 20;
/** A microphone that is off. */
const OFF = 0;
/** Somebody at the other end of the room. */
const FAR = 140;

/** Sound that is loud but for some pauses; where they overlap, the last holds. */
function soundOf(seconds: number, pauses: readonly Pause[], volume = 1): Sound {
  const samples = new Int16Array(seconds * SOUND_RATE);
  for (let at = 0; at < samples.length; at += 1) {
    const second = at / SOUND_RATE;
    const pause = pauses.findLast(([from, to]) => second >= from && second < to);
    const [, , loudness = ROOM] = pause ?? [0, 0, 6000];
    samples[at] = volume * loudness * Math.sin(at / 7);
  }
  const file = path.join(folder, 'sound');
  writeFileSync(file, samples);
  return { path: file, seconds };
}

const cutsOf = async (sound: Sound) => (await cutSound(sound, 20)).slice(0, -1).map(({ to }) => to);

test('a cut is in the middle of the longest pause, not in a later one between two words', async () => {
  const pauses = [
    [11, 11.9],
    [14, 14.4],
    [18, 18.4],
  ] as const;
  const [cut] = await cutsOf(soundOf(30, pauses));
  expect(cut).toBeCloseTo(11.45, 1);
});

test('of pauses that are alike the last is taken, and its middle too', async () => {
  const pauses = [
    [12, 12.7],
    [17, 17.7],
  ] as const;
  expect((await cutsOf(soundOf(30, pauses)))[0]).toBeCloseTo(17.35, 1);
});

test.each([1, 0.1])('a moment without any sound makes no pause longer than it is (volume %d)', async (volume) => {
  const pauses = [
    [11, 13],
    [11, 11.3, OFF],
    [17, 17.4, OFF],
  ] as const;
  expect((await cutsOf(soundOf(30, pauses, volume)))[0]).toBeCloseTo(12, 1);
});

test('who speaks from far off makes no pause', async () => {
  const pauses = [
    [11, 12],
    [11, 11.3, OFF],
    [13, 19, FAR],
  ] as const;
  expect((await cutsOf(soundOf(30, pauses)))[0]).toBeCloseTo(11.5, 1);
});

test('where nothing is quiet the least loud moment is taken, and each part ends within its time', async () => {
  const cuts = await cutsOf(soundOf(70, []));
  const ends = [0, ...cuts];
  for (const [at, cut] of cuts.entries()) expect(cut - (ends[at] ?? 0)).toBeLessThanOrEqual(20);
  expect(cuts.length).toBeGreaterThanOrEqual(3);
});
