import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type OwnerId, type RecordingId } from '../../../server/contract/ids.js';
import { type Job, type JobMoved } from '../../../server/contract/jobs.js';
import { openAudio } from '../../../server/media/audio/openAudio.js';
import { transcriptionJob } from '../../../server/media/audio/recordingShown.js';
import { openProcessing } from '../../../server/media/processing/openProcessing.js';
import { type Transcriber } from '../../../server/media/audio/transcribing/Transcriber.js';
import { openProjects } from '../../../server/graph/projects/openProjects.js';
import { openYourData } from '../../../server/people/yourData/openYourData.js';
import { recordingFolder } from '../../../server/media/recordings/RecordingFiles.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { jobEffect } from '../../../server/people/records/effects.js';
import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { busKeys, liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { openEffects } from '../../../server/platform/effects/openEffects.js';
import { type Jobs, MOST_WAITING, openJobs } from '../../../server/platform/jobs/openJobs.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { openTestStore } from '../engineUnderTest.js';

const ana = { ownerId: 'ana' as OwnerId };
const owner = ana.ownerId;
const NEVER_ASKED: Transcriber = {
  ...{ is: { kind: 'endpoint', model: 'm' }, largestWhole: 100, longestWhole: 100, partSeconds: 10 },
  transcribe: () => Promise.reject(new Error('Nobody does jobs here')),
};
let dataDir: string;
let stored: OpenStore;
const opened: Jobs[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-kept-work-'));
  stored = await openTestStore({ dataDir, readers: 0 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

/** Opens the jobs and the effects of a process. @param isDoing whether it does them */
async function open(isDoing: boolean) {
  const bus = inProcessBus();
  const told: Job['state'][] = [];
  bus.subscribe(busKeys.jobs(owner), (message) => told.push((JSON.parse(message) as JobMoved).job.state));
  const live = liveEvents(bus);
  const notifications = await openNotifications({ ...stored, live });
  const runEffects = await openEffects({ ...stored, notifications, live });
  const handlers = { transcribe: { run: async () => ({}) } };
  const jobs = await openJobs({ ...stored, live, notifications, handlers, isDoing });
  opened.push(jobs);
  return { jobs, runEffects, told };
}

test('a text that was kept is read though others took the last places meanwhile, and the next is refused', async () => {
  const { jobs } = await open(false);
  for (let at = 1; at < MOST_WAITING; at += 1) await jobs.ask(owner, { kind: 'other', key: String(at) });
  const addDocument: OpenStore['documents']['addDocument'] = async (...args) => {
    const kept = await stored.documents.addDocument(...args);
    await jobs.ask(owner, { kind: 'other', key: 'last' });
    return kept;
  };
  const documents = { ...stored.documents, addDocument };
  const processing = openProcessing({ ...stored, documents, jobs, runEffects: async () => undefined });
  expect(await processing.processText(ana, { text: 'Ada was born.' })).toMatchObject({ state: 'reading' });
  await expect(processing.processText(ana, { text: 'Bob too.' })).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
  expect((await processing.documents(ana, { pageSize: 10, pageToken: '1' })).items).toHaveLength(1);
});

test.each(['all data', 'a project'])('an archive of %s that was sent is gone where its job is refused', async (of) => {
  const { jobs } = await open(false);
  for (let at = 1; at < MOST_WAITING; at += 1) await jobs.ask(owner, { kind: 'other', key: String(at) });
  const yourData = openYourData(jobs, { dataDir, letters: { deletionBegun: async () => undefined } });
  const live = liveEvents(inProcessBus());
  const imports = { endOf: async () => undefined };
  const projects = openProjects({ ...stored, dataDir, imports, jobs, live });
  const archives = () =>
    readdirSync(join(dataDir, 'archives'), { recursive: true }).filter((name) => String(name).endsWith('archive.zip'));
  let meanwhile = 0;
  async function* sent() {
    yield { name: 'a.zip', stream: Readable.from([Buffer.from('all of it')]) };
    meanwhile = archives().length;
    await jobs.ask(owner, { kind: 'other', key: 'last' });
  }
  const restored = of === 'a project' ? projects.upload(owner, sent()) : yourData.restore(owner, sent());
  await expect(restored).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
  expect([meanwhile, archives().length]).toEqual([1, 0]);
  yourData.close();
});

test('of sixty texts that are sent at once as many are kept as may wait, and the others refused', async () => {
  const { jobs } = await open(false);
  const processing = openProcessing({ ...stored, jobs, runEffects: async () => undefined });
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) => processing.processText(ana, { text: `Ada ${at} was born.` })),
  );
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toHaveLength(60 - MOST_WAITING);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_WAITING' });
  const { total } = await processing.documents(ana, { pageSize: 10, pageToken: '1' });
  expect([total, (await jobs.list(owner)).total]).toEqual([MOST_WAITING, MOST_WAITING]);
});

test('a job that a commit left is begun by the running process, whose windows hear that it waits', async () => {
  const { jobs, runEffects, told } = await open(true);
  const projectId = await stored.store.ensureDefaultProject(owner);
  const asks = transcriptionJob({ id: ulid() as RecordingId, projectId }, 1);
  await stored.store.applyPatch(ana, [{ op: 'createNode', labels: ['A'] }], { source: 'assistant' }, [jobEffect(asks)]);
  await runEffects(owner);
  await vi.waitFor(async () => expect((await jobs.last(owner, 'transcribe'))?.job.state).toBe('done'), 10_000);
  await vi.waitFor(() => expect(told.toSorted()).toEqual(['done', 'running', 'waiting']), 10_000);
});

test('a recording whose transcription has ended before its asker looks is not transcribed once more', async () => {
  const { jobs } = await open(false);
  const projectId = await stored.store.ensureDefaultProject(owner);
  const id = ulid() as RecordingId;
  const record = { id, name: 'a.wav', type: 'wav', bytes: 4, received: 4, fingerprint: '0'.repeat(64) };
  const times = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  await stored.personRecords.restoreRecords(owner, 'recordings', [
    { ...record, ...times, project: projectId, state: 'kept', attempt: 0, words: 0 },
  ]);
  let asked = 0;
  const endedAtOnce: Jobs['ask'] = async (of, job) => {
    asked += 1;
    // The first that is asked for ends; what is asked for beyond that would be another transcription.
    if (asked > 1) return jobs.ask(of, job);
    await jobs.ask(of, job);
    const now = Date.now();
    const leased = await stored.jobStore.leaseJob({ now, until: now + 60_000 });
    if (leased !== undefined) await stored.jobStore.endJob(leased, { state: 'done', now });
    return jobs.ask(of, job);
  };
  const audio = openAudio({
    ...{ catalog: stored.store, store: stored.recordingStore, files: recordingFolder(dataDir) },
    jobs: { ...jobs, ask: endedAtOnce },
    processing: openProcessing({ ...stored, jobs, runEffects: async () => undefined }),
    transcribers: [NEVER_ASKED],
    limits: { largestBytes: 100, mostBytes: 100 },
  });
  await audio.transcribe(ana, id);
  expect(asked).toBe(1);
});
