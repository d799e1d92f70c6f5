import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type DocumentId, type RecordingId } from '../../../server/contract/ids.js';
import { ProblemError } from '../../../server/contract/ProblemError.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { type Said } from '../../../server/media/processing/Spoken.js';
import { newOwner } from '../store/contract/Person.js';
import { openReading } from './readingParts.js';

const TEXT = 'Ada Lovelace was born in London.';
const HEARD: Said = {
  state: 'transcribed',
  prose: { text: TEXT, places: [{ start: 0, end: TEXT.length, second: 62 }] },
  language: 'en',
};
const PATIENCE = { timeout: 60_000, interval: 20 };
const RECORDING = { id: 'recording' as RecordingId, name: 'Talk.mp3' };

const dataDir = mkdtempSync(join(tmpdir(), 'harta-spoken-'));
let stored: OpenStore;
beforeAll(async () => {
  stored = await openTestStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

/** A document for a recording of which this is known, one look after the other; the last stays. */
async function processed(known: readonly (() => Said)[]) {
  const scope = { ownerId: newOwner() };
  let looks = 0;
  const look = () => known[Math.min((looks += 1), known.length) - 1]?.() ?? HEARD;
  const { jobs, processing } = await openReading(stored, { spoken: { said: async () => look() } });
  const { id, projectId } = await processing.processRecording(scope, RECORDING);
  const states = async () => (await stored.jobStore.jobs(scope.ownerId)).map(({ state }) => state);
  // Between two looks a job waits and runs again: only its end stays.
  await vi.waitFor(async () => expect(['done', 'failed']).toEqual(expect.arrayContaining(await states())), PATIENCE);
  const [job] = await stored.jobStore.jobs(scope.ownerId);
  const whole = await processing.reading({ ...scope, projectId }, id as DocumentId);
  const found = await processing.documents(scope, { text: 'lovelace', pageSize: 9, pageToken: '1' });
  await jobs.close();
  return { job, whole, found: found.total, looks };
}

test('a document of a recording waits for its transcript, and is then read, found and led to its second', async () => {
  const waiting = () => ({ state: 'waiting' }) as const;
  const { job, whole, found, looks } = await processed([waiting, waiting, waiting, () => HEARD]);
  expect(looks).toBe(4);
  // To have waited is no attempt.
  expect([job?.state, job?.attempts]).toEqual(['done', 1]);
  expect(whole.document).toMatchObject({
    ...{ state: 'read', kind: 'transcript', title: 'Talk.mp3', recordingId: RECORDING.id },
    ...{ characters: TEXT.length, language: 'en' },
  });
  expect(whole.text).toBe(TEXT);
  expect(whole.places).toEqual([{ start: 0, end: TEXT.length, second: 62 }]);
  expect(whole.reading.things.map(({ name }) => name)).toEqual(['Ada Lovelace', 'London']);
  expect(found).toBe(1);
});

test('a recording in which nothing is said is read as nothing', async () => {
  const { whole } = await processed([() => ({ state: 'transcribed', prose: { text: '', places: [] } })]);
  expect([whole.document.state, whole.document.things]).toEqual(['read', 0]);
});

test.each<[string, () => Said]>([
  ['could not be transcribed', () => ({ state: 'failed' })],
  [
    'was deleted',
    () => {
      throw new ProblemError('RECORDING_NOT_FOUND');
    },
  ],
])('a document of a recording that %s says so', async (_, said) => {
  const { job, whole } = await processed([said]);
  expect([job?.state, whole.document.state]).toEqual(['failed', 'failed']);
});
