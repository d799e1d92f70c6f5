import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openAudio } from '../../../server/media/audio/openAudio.js';
import { type OwnerId, type RecordingId } from '../../../server/contract/ids.js';
import { openProcessing } from '../../../server/media/processing/openProcessing.js';
import { recordingFolder } from '../../../server/media/recordings/RecordingFiles.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

vi.setConfig({ testTimeout: 60_000 });

const ana = { ownerId: 'ana' as OwnerId };
const MANY = 30;
let dataDir: string;
let stored: OpenStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-lists-'));
  stored = await openTestStore({ dataDir, readers: 0 });
});
afterEach(async () => {
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

/** Jobs that nobody does, and how often they are asked of. */
function countedJobs() {
  const { jobStore } = stored;
  const findAll = vi.fn(jobStore.jobsOfKeys);
  const find = vi.fn(jobStore.jobOfKey);
  const ask = (owner: OwnerId, { kind, key, payload = {} }: { kind: string; key: string; payload?: unknown }) =>
    jobStore.askForJob(owner, { kind, key, payload, startsAt: Date.now(), now: Date.now() });
  const admit = async () => undefined;
  const admitted = <T>(_owner: OwnerId, keep: () => Promise<T>) => keep();
  return {
    find,
    findAll,
    admit,
    admitted,
    ask,
    cancel: async (owner: OwnerId, id: never) => jobStore.cancelJob(owner, id, Date.now()),
  };
}

test('a page of texts that are being read asks once for all their jobs', async () => {
  const jobs = countedJobs();
  const processing = openProcessing({ ...stored, jobs, runEffects: async () => undefined });
  for (let index = 0; index < MANY; index += 1) await processing.processText(ana, { text: `Text ${index}` });
  const { items } = await processing.documents(ana, { pageSize: 100, pageToken: '1' });
  expect(items.map(({ state, job }) => [state, job?.state])).toEqual(
    Array.from({ length: MANY }, () => ['reading', 'waiting']),
  );
  expect([jobs.findAll.mock.calls.length, jobs.find.mock.calls.length]).toEqual([1, 0]);
});

test('a page of recordings asks once for all their jobs', async () => {
  const jobs = countedJobs();
  const processing = openProcessing({ ...stored, jobs, runEffects: async () => undefined });
  const projectId = await stored.store.ensureDefaultProject(ana.ownerId);
  for (let index = 0; index < MANY; index += 1) {
    const id = ulid() as RecordingId;
    const record = { id, name: `${index}.wav`, type: 'wav', bytes: 4, received: 4, fingerprint: '0'.repeat(64) };
    const times = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    await stored.personRecords.restoreRecords(ana.ownerId, 'recordings', [
      { ...record, ...times, project: projectId, state: 'kept', attempt: 1, words: 0 },
    ]);
    await jobs.ask(ana.ownerId, { kind: 'transcribe', key: `${id} 1` });
  }
  const audio = openAudio({
    ...{ catalog: stored.store, store: stored.recordingStore, files: recordingFolder(dataDir), jobs, processing },
    ...{ transcribers: [], limits: { largestBytes: 1, mostBytes: 1 } },
  });
  const { items } = await audio.list(ana, { pageSize: 100 });
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: MANY }, () => 'transcribing'));
  expect([jobs.findAll.mock.calls.length, jobs.find.mock.calls.length]).toEqual([1, 0]);
});
