import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type Job, type JobList } from '../../../server/contract/jobs.js';
import { type Archive } from '../../../server/contract/yourData.js';
import { unpackArchive } from '../../../server/people/yourData/archive/readArchive.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { SECRET, twoPeople } from '../api/twoPeople.js';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'harta-archive-'));

beforeAll(async () => {
  server = await startTestServer();
  await twoPeople(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const archiveOf = async (who: string) => (await server.call(who, 'GET', '/api/bigquery/archive')).json<Archive>();
const jobsOf = async (who: string) => (await server.call(who, 'GET', '/api/jobs')).json<JobList>().items;
const messagesOf = async (who: string) =>
  (await server.call(who, 'GET', '/api/bigquery/notifications/with-paginate')).text;

/** The archive of a person, unpacked. */
async function unpacked(who: string): Promise<(name: string) => string> {
  const token = await server.token(who);
  const answer = await server.app.inject({
    url: '/api/bigquery/archive/file',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="harta-\d{4}-\d\d-\d\d\.zip"/);
  writeFileSync(join(folder, 'a.zip'), answer.rawPayload);
  await unpackArchive(join(folder, 'a.zip'), join(folder, who));
  return (name) => readFileSync(join(folder, who, name), 'utf8');
}

test('an archive holds all that a person has: profile, settings, projects, chats, examples, notifications, counts, purchases', async () => {
  const read = await unpacked('bob');
  expect(JSON.parse(read('archive.json'))).toEqual({
    format: 'harta-archive',
    version: 2,
    projects: [
      { file: 'projects/1.harta.json', name: '', description: '', isDefault: true, isArchived: false },
      { file: 'projects/2.harta.json', name: SECRET, description: '', isDefault: false, isArchived: false },
    ],
  });
  expect(JSON.parse(read('profile.json'))).toMatchObject({ email: 'bob@example.org', about: SECRET });
  expect(read('profile.png')).toContain('PNG');
  expect(JSON.parse(read('settings.json'))).toMatchObject({ theme: 'dark', currentProject: 2 });
  expect(read('projects/2.harta.json').match(new RegExp(SECRET, 'g'))).toHaveLength(6);
  expect(JSON.parse(read('conversations.jsonl'))).toMatchObject({ project: 2, title: `What is ${SECRET}?` });
  expect(read('messages.jsonl').trim().split('\n')).toHaveLength(2);
  expect(JSON.parse(read('trainExamples.jsonl'))).toMatchObject({ question: SECRET, tags: [SECRET] });
  // What was deleted and could still be brought back is not in it.
  expect(read('notifications.jsonl').trim().split('\n')).toHaveLength(2);
  expect(JSON.parse(read('interactions.jsonl'))).toMatchObject({ total: 1 });
  expect(JSON.parse(read('purchases.jsonl'))).toMatchObject({ amount: 900, currency: 'eur', description: 'Plus' });
  const today = new Date().toISOString().slice(0, 10);
  expect(JSON.parse(read('interactionDays.jsonl'))).toEqual({ day: today, total: 1 });
});

test('is told in the bell, once for two calls at one moment, and is there for its person alone', async () => {
  expect(await archiveOf('ana')).toEqual({});
  const calls = await Promise.all([1, 2].map(() => server.call('ana', 'POST', '/api/bigquery/export-data')));
  const [first, second] = calls.map((call) => call.json<Job>());
  expect(second?.id).toBe(first?.id);
  await vi.waitFor(async () => expect(await messagesOf('ana')).toContain('The archive of your data is ready.'), 60_000);
  const { job, bytes, expiresAt } = await archiveOf('ana');
  expect(job).toMatchObject({ id: first?.id, state: 'done', kind: 'exportArchive' });
  expect(bytes).toBeGreaterThan(100);
  expect(Date.parse(expiresAt ?? '') - Date.parse(job?.endedAt ?? '')).toBe(24 * 60 * 60_000);
  expect(await jobsOf('ana')).toHaveLength(1);
  const read = await unpacked('ana');
  expect(read('profile.json')).toContain('ana@example.org');
  expect(await server.call('dora', 'GET', '/api/bigquery/archive/file')).toMatchObject({ status: 404 });
});

test('a new one takes the place of the last', async () => {
  const before = await archiveOf('bob');
  const job = (await server.call('bob', 'POST', '/api/bigquery/export-data')).json<Job>();
  expect(job.id).not.toBe(before.job?.id);
  await vi.waitFor(async () => expect((await archiveOf('bob')).bytes).toBeDefined(), 60_000);
  expect((await archiveOf('bob')).job?.id).toBe(job.id);
});

test.each([
  ['no zip file', Buffer.from('nothing')],
  ['an empty file', Buffer.alloc(0)],
])('%s is no archive', async (_what, bytes) => {
  writeFileSync(join(folder, 'bad.zip'), bytes);
  await expect(unpackArchive(join(folder, 'bad.zip'), folder)).rejects.toMatchObject({ code: 'FILE_INVALID' });
});
