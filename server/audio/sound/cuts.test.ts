import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { SOUND_RATE } from '../../../domain/audio/wavHead.js';
import { cutSound } from './cuts.js';
import { type Sound } from './Sound.js';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-cuts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sound that is loud but for some pauses, each from when to when; a room is never quite still. */
function soundOf(seconds: number, pauses: readonly (readonly [number, number])[]): Sound {
  const samples = new Int16Array(seconds * SOUND_RATE);
  for (let at = 0; at < samples.length; at += 1) {
    const second = at / SOUND_RATE;
    const isQuiet = pauses.some(([from, to]) => second >= from && second < to);
    samples[at] = (isQuiet ? 20 : 6000) * Math.sin(at / 7);
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

test('where nothing is quiet the least loud moment is taken, and each part ends within its time', async () => {
  const cuts = await cutsOf(soundOf(70, []));
  const ends = [0, ...cuts];
  for (const [at, cut] of cuts.entries()) expect(cut - (ends[at] ?? 0)).toBeLessThanOrEqual(20);
  expect(cuts.length).toBeGreaterThanOrEqual(3);
});
