import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { WAV_HEAD } from '../../../../domain/audio/wavHead.js';
import { wav } from '../../../../tests/server/audio/sounds.js';
import { type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { secondsOfBytes } from '../sound/Sound.js';
import { heardPart } from './heardPart.js';
import { type Heard, type SoundFile, type Transcriber } from './Transcriber.js';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-part-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECONDS = 40;
const sound = { path: path.join(folder, 'sound'), seconds: SECONDS };
// Four utterances of nine seconds, a second apart.
const spoken = wav(Array.from({ length: SECONDS }, (_, second) => (second % 10 === 9 ? 0 : 1)));
writeFileSync(sound.path, spoken.subarray(WAV_HEAD));

/** A sentence of nine seconds, a word a second. */
function sentence(name: string, from: number) {
  const words = Array.from({ length: 9 }, (_, at) => ({ text: name, start: from + at, end: from + at + 1 }));
  return { start: from, end: from + 9, text: words.map(({ text }) => text).join(' '), words };
}
type Answer = Heard | Error;

/** What is heard by one who answers so, one answer after the other, and what it was asked for. */
async function hearing(answers: readonly Answer[], language?: 'ro') {
  const asked: { seconds: number; language: SoundFile['language'] }[] = [];
  const transcriber: Transcriber = {
    is: { kind: 'endpoint', model: 'scripted' },
    largestWhole: 0,
    longestWhole: 0,
    partSeconds: 120,
    transcribe: ({ bytes, language: said }: SoundFile) => {
      const answer = answers[asked.length] ?? new Error('asked too often');
      asked.push({ seconds: secondsOfBytes(bytes.size - WAV_HEAD), language: said });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const { signal } = new AbortController();
  const of = { recording: { id: 'r' as RecordingId, language }, transcriber, signal };
  const heard = await heardPart(of, sound, { from: 0, to: SECONDS });
  return { asked, said: heard.segments.map(({ text, start }) => [text.split(' ')[0], Math.round(start)]) };
}

test('the end of a part that was lost is heard again, alone, in the language of the part', async () => {
  const first = { language: 'ro', segments: [sentence('one', 0), sentence('two', 10)] };
  // In seconds of what it was given: from the middle of the pause before on, to the middle of the one behind.
  const again = { segments: [sentence('three', 0.5), sentence('four', 10.5)] };
  const { asked, said } = await hearing([first, again]);
  expect(asked).toEqual([
    { seconds: 40, language: undefined },
    { seconds: 20, language: 'ro' },
  ]);
  expect(said).toEqual([
    ['one', 0],
    ['two', 10],
    ['three', 20],
    ['four', 30],
  ]);
});

test('what the second hearing lost too is heard a third time, and nothing ever again', async () => {
  const first = { segments: [sentence('one', 0)] };
  const { asked, said } = await hearing([first, { segments: [sentence('two', 0.5)] }, { segments: [] }], 'ro');
  expect(asked.map(({ seconds }) => seconds)).toEqual([40, 30, 20]);
  expect(said).toEqual([
    ['one', 0],
    ['two', 10],
  ]);
});

test('who hears all of a part is asked once, who hears nothing in it twice', async () => {
  expect((await hearing([{ segments: [] }, { segments: [] }])).asked).toHaveLength(2);
  const all = ['one', 'two', 'three', 'four'].map((name, at) => sentence(name, at * 10));
  expect((await hearing([{ segments: all }])).asked).toHaveLength(1);
});

test('one that refuses a few seconds costs nothing that was heard; one that fails is asked for the part again', async () => {
  const first = { segments: [sentence('one', 0), sentence('two', 10)] };
  const { said } = await hearing([first, new ProblemError('TRANSCRIBER_REFUSED')]);
  expect(said).toHaveLength(2);
  await expect(hearing([first, new Error('busy')])).rejects.toThrow('busy');
});
