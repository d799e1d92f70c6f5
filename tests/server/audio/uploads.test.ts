import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Recording, type RecordingList, type Transcribing } from '../../../server/contract/recordings.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { silentMp3, wav } from './sounds.js';
import { Uploader } from './uploading.js';

let dataDir: string;
let server: TestServer;
let uploader: Uploader;
let projectId: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-uploads-'));
  server = await startTestServer({ keep: dataDir });
  uploader = new Uploader(server, () => projectId);
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = 'bob') =>
  server.call(who, method, `/api/audio${url}`, body);
const inProject = (url: string) => `${url}${url.includes('?') ? '&' : '?'}projectId=${projectId}`;
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const list = async () => (await call('GET', inProject('/recordings'))).json<RecordingList>().items;
const kept = () =>
  existsSync(path.join(dataDir, 'recordings'))
    ? readdirSync(path.join(dataDir, 'recordings'), { recursive: true })
        .map(String)
        .filter((name) => /\.[a-z0-9]+$/u.test(name))
    : [];
async function newProject(): Promise<void> {
  const made = await server.call('bob', 'POST', '/api/neo4j/projects', { name: `Project ${Math.random()}` });
  projectId = made.json<{ id: string }>().id;
}
async function file(id: string, range?: string) {
  const headers = { authorization: `Bearer ${await server.token('bob')}`, ...(range && { range }) };
  return server.app.inject({ url: `/api${inProject(`/audio/recordings/${id}/file`)}`, headers });
}

describe('a recording', () => {
  test('comes in pieces, waits where nobody transcribes, and is read as it was sent, whole or a range of it', async () => {
    await newProject();
    const bytes = wav([1, 0, 1], 8000, 2);
    const uploaded = (await uploader.upload('Morning.wav', bytes, {}, 10_000)).json<Recording>();
    expect(uploaded).toMatchObject({ name: 'Morning.wav', type: 'wav', seconds: 3, state: 'waiting', projectId });
    expect(await list()).toEqual([uploaded]);
    const whole = await file(uploaded.id);
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(bytes)]).toEqual([
      200,
      'audio/wav',
      true,
    ]);
    const range = await file(uploaded.id, 'bytes=100-199');
    expect([range.statusCode, range.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(range.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    expect((await file(uploaded.id, 'bytes=-5')).rawPayload.equals(bytes.subarray(-5))).toBe(true);
    expect((await file(uploaded.id, `bytes=${bytes.length}-`)).statusCode).toBe(416);
  });

  test('is heard by a player with a ticket: ranges of that recording, by its own person, and nothing else', async () => {
    await newProject();
    const bytes = wav([1, 0, 1]);
    const { id } = (await uploader.upload('Heard.wav', bytes)).json<Recording>();
    const other = (await uploader.upload('Other.wav', wav([1, 1]))).json<Recording>();
    const listening = (who?: string, of: string = id) =>
      call('POST', inProject(`/recordings/${of}/listening`), undefined, who);
    const { ticket } = (await listening()).json<{ ticket: string }>();
    const heard = (range: string | undefined, what = `recordings/${id}/file`, by = ticket) =>
      server.app.inject({
        url: `/api/audio/${inProject(`${what}?ticket=${by}`)}`,
        ...(range !== undefined && { headers: { range } }),
      });
    for (const [range, from, to] of [
      ['bytes=0-', 0, bytes.length],
      ['bytes=32000-32999', 32_000, 33_000],
      ['bytes=-9', bytes.length - 9, bytes.length],
    ] as const) {
      const part = await heard(range);
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes ${from}-${to - 1}/${bytes.length}`,
      ]);
      expect(part.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
    }
    expect((await heard(undefined)).statusCode).toBe(200);
    for (const beyond of [`bytes=${bytes.length}-`, 'bytes=-0']) {
      const refused = await heard(beyond);
      expect([refused.statusCode, refused.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    }
    // It opens neither another recording nor another operation, and nothing opens without a good one.
    for (const [what, by] of [
      [`recordings/${other.id}/file`, ticket],
      [`recordings/${id}/transcript`, ticket],
      [`recordings/${id}/file`, `${ticket.slice(0, -6)}AAAAAA`],
      [`recordings/${id}/file`, ''],
    ] as const)
      expect((await heard('bytes=0-', what, by)).statusCode).toBe(401);
    // Who may not hear it gets none.
    expect(code(await listening('ana'))).toBe('PROJECT_NOT_FOUND');
    expect((await listening('ana')).status).toBe(404);
    expect(code(await listening('bob', '01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toBe('RECORDING_NOT_FOUND');
    await call('DELETE', inProject(`/recordings/${id}`));
    expect((await heard('bytes=0-')).statusCode).toBe(404);
  });

  test('goes on where it stopped, and takes neither a damaged piece nor one out of its place', async () => {
    await newProject();
    const bytes = wav([1, 1]);
    const { id } = (await uploader.begin('Cut.wav', bytes)).json<Recording>();
    await uploader.piece(id, 0, bytes.subarray(0, 5000));
    expect(code(await uploader.piece(id, 5000, bytes.subarray(5000, 9000), 'a'.repeat(64)))).toBe('PIECE_DAMAGED');
    expect(code(await uploader.piece(id, 9000, bytes.subarray(9000)))).toBe('PIECE_OUT_OF_PLACE');
    expect(code(await call('GET', inProject(`/recordings/${id}/file`)))).toBe('RECORDING_STATE');
    const again = (await uploader.begin('Cut.wav', bytes)).json<Recording>();
    expect([again.id, again.received, again.state]).toEqual([id, 5000, 'uploading']);
    // What is sent twice is there once.
    expect((await uploader.piece(id, 0, bytes.subarray(0, 5000))).json<Recording>().received).toBe(5000);
    await uploader.piece(id, 5000, bytes.subarray(5000));
    expect((await file(id)).rawPayload.equals(bytes)).toBe(true);
    // Another file of that name and size is another recording.
    const other = Buffer.from(bytes).fill(7, 60);
    expect((await uploader.begin('Cut.wav', other)).json<Recording>().id).not.toBe(id);
  });

  test('is renamed and deleted, and leaves no file behind', async () => {
    await newProject();
    const before = kept().length;
    const { id } = (await uploader.upload('a.mp3', silentMp3(100))).json<Recording>();
    expect(kept()).toHaveLength(before + 1);
    const renamed = await call('PUT', `/recordings/${id}`, {
      projectId,
      version: 1,
      name: 'Interview',
      language: 'ro',
    });
    expect(renamed.json<Recording>()).toMatchObject({ name: 'Interview', language: 'ro', version: 2 });
    expect(code(await call('PUT', `/recordings/${id}`, { projectId, version: 1, name: 'Late' }))).toBe(
      'VERSION_CONFLICT',
    );
    expect((await call('DELETE', inProject(`/recordings/${id}`))).status).toBe(200);
    expect([await list(), kept().length]).toEqual([[], before]);
    expect(code(await call('DELETE', inProject(`/recordings/${id}`)))).toBe('RECORDING_NOT_FOUND');
  });

  test('tells its length by its frames', async () => {
    await newProject();
    const { seconds = 0 } = (await uploader.upload('a.mp3', silentMp3(383))).json<Recording>();
    expect(seconds).toBeCloseTo(10, 1);
    const withTag = Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20]),
      Buffer.alloc(20),
      silentMp3(383),
    ]);
    expect((await uploader.upload('b.mp3', withTag)).json<Recording>().seconds).toBeCloseTo(10, 1);
  });

  test('is nobody else’s, and of no other project', async () => {
    await newProject();
    const { id } = (await uploader.upload('a.wav', wav([1]))).json<Recording>();
    expect(code(await call('GET', inProject(`/recordings/${id}/transcript`), undefined, 'ana'))).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect(code(await call('GET', `/recordings/${id}/transcript`))).toBe('RECORDING_NOT_FOUND');
    await newProject();
    expect(code(await call('DELETE', inProject(`/recordings/${id}`)))).toBe('RECORDING_NOT_FOUND');
  });
});

describe('what is no recording is refused, and nothing of it is kept', () => {
  test.each([
    ['RECORDING_UNKNOWN_FORMAT', 'a.txt', Buffer.from('a text that is long enough')],
    ['RECORDING_EMPTY', 'a.mp3', Buffer.alloc(0)],
    ['RECORDING_NOT_AUDIO', 'a.mp3', Buffer.from('a text that is long enough')],
    ['RECORDING_NOT_AUDIO', 'short.wav', Buffer.from('RIFF')],
    ['RECORDING_OTHER_FORMAT', 'a.mp3', wav([1])],
    ['RECORDING_NOT_AUDIO', 'damaged.wav', wav([1]).subarray(0, 40)],
    ['RECORDING_NOT_AUDIO', 'broken.mp3', Buffer.concat([silentMp3(1).subarray(0, 40), Buffer.alloc(9000, 0xff)])],
  ])('%s: %s', async (expected, name, bytes) => {
    await newProject();
    const before = kept();
    expect(code(await uploader.upload(name, bytes))).toBe(expected);
    expect([await list(), kept()]).toEqual([[], before]);
  });

  test('RECORDING_TOO_LARGE, before a byte has come', async () => {
    await newProject();
    const { largestBytes } = (await call('GET', '/transcribing')).json<Transcribing>();
    expect(largestBytes).toBe(500_000_000);
    const body = { projectId, name: 'a.mp3', bytes: largestBytes + 1, fingerprint: 'a'.repeat(64) };
    expect(code(await call('POST', '/recordings', body))).toBe('RECORDING_TOO_LARGE');
  });
});

describe('the list of recordings', () => {
  const pageOf = async (query: Readonly<Record<string, string>>) =>
    (await call('GET', inProject(`/recordings?${new URLSearchParams(query)}`))).json<RecordingList>();
  const namesIn = ({ items }: RecordingList) => items.map(({ name }) => name);

  test('comes page by page, the newest first', async () => {
    await newProject();
    for (const name of ['1.mp3', '2.mp3', '3.mp3']) expect((await uploader.begin(name, silentMp3(2))).status).toBe(200);
    const first = await pageOf({ pageSize: '2' });
    expect([namesIn(first), first.total]).toEqual([['3.mp3', '2.mp3'], 3]);
    // What comes in meanwhile moves nothing from one page to the next.
    await uploader.begin('4.mp3', silentMp3(2));
    const second = await pageOf({ pageSize: '2', pageToken: first.nextPageToken ?? '' });
    expect([namesIn(second), second.total, second.nextPageToken]).toEqual([['1.mp3'], 4, undefined]);
    expect(namesIn(await pageOf({}))).toEqual(['4.mp3', '3.mp3', '2.mp3', '1.mp3']);
  });

  test('refuses a token of another project, and pages that are too large', async () => {
    await newProject();
    for (const name of ['1.mp3', '2.mp3']) await uploader.begin(name, silentMp3(2));
    const { nextPageToken = '' } = await pageOf({ pageSize: '1' });
    await newProject();
    const refused = await call('GET', inProject(`/recordings?${new URLSearchParams({ pageToken: nextPageToken })}`));
    expect([refused.status, code(refused)]).toEqual([422, 'PAGE_TOKEN_INVALID']);
    expect(code(await call('GET', inProject('/recordings?pageSize=501')))).toBe('VALIDATION_FAILED');
  });
});
