import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type UserInfo } from '../../../server/contract/account.js';
import { LARGEST_IMAGE } from '../../../server/contract/texts.js';
import { Bitmap } from '../../../server/media/pictures/Bitmap.js';
import { pictureSize } from '../../../server/media/pictures/pictureSize.js';
import { DOT } from '../api/sampleRequest.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { photograph } from './photograph.js';

let dataDir: string;
let server: TestServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-portraits-'));
  // Nothing is at any address.
  server = await startTestServer({ keep: dataDir, pictures: { at: async () => null } });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ADDRESS = '/api/bigquery/user-picture';
const put = (file: Buffer, who = 'bob') => server.call(who, 'PUT', ADDRESS, { data: file.toString('base64') });
const shown = async (who = 'bob') =>
  server.app.inject({ url: ADDRESS, headers: { authorization: `Bearer ${await server.token(who)}` } });
const profile = async (who = 'bob') => (await server.call(who, 'GET', '/api/bigquery/user-info')).json<UserInfo>();
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const kept = () => {
  const folder = path.join(dataDir, 'images');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names.map(String).filter((name) => /\.\w+$/.test(name));
};
const drawn = (type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp') =>
  new Bitmap({ width: 60, height: 40, color: 0x336699ff }).getBuffer(type);

test.each(['image/png', 'image/jpeg', 'image/gif', 'image/bmp'] as const)(
  'a picture of %s is kept as a square PNG in place of the one before, and the version of the profile stays',
  async (type) => {
    const before = await profile();
    const answer = await put(await drawn(type));
    expect(answer.status, answer.text).toBe(200);
    const after = answer.json<UserInfo>();
    expect(after).toEqual({ ...before, pictureId: after.pictureId });
    expect(after.pictureId).not.toBe(before.pictureId);
    expect(await profile()).toEqual(after);
    const picture = await shown();
    expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual(['image/png', 'no-store']);
    expect(pictureSize(picture.rawPayload)).toEqual({ width: 128, height: 128 });
    expect(kept()).toHaveLength(1);
  },
);

test('nothing of a photograph but its colours stays', async () => {
  expect((await put(await photograph(300, 200))).status).toBe(200);
  expect((await shown()).rawPayload.includes('taken-at-home')).toBe(false);
});

test('the picture is nobody else’s, and who names nobody sees none', async () => {
  await put(await drawn('image/png'));
  const mine = (await shown()).rawPayload;
  expect((await shown('ana')).statusCode).toBe(404);
  expect((await server.call('ana', 'DELETE', ADDRESS)).status).toBe(200);
  expect((await put(Buffer.from(DOT, 'base64'), 'ana')).status).toBe(200);
  expect((await shown()).rawPayload).toEqual(mine);
  await server.call('ana', 'DELETE', ADDRESS);
  expect((await server.app.inject({ url: ADDRESS })).statusCode).toBe(401);
});

const pixels = (head: string) =>
  Buffer.concat([
    Buffer.from(DOT, 'base64').subarray(0, 16),
    Buffer.from(head, 'hex'),
    Buffer.from(DOT, 'base64').subarray(24),
  ]);

/** What unpacks to too much is told apart from what is no picture. */
const codeOf = (what: string) => (what.includes('megapixels') ? 'FILE_UNPACKS_TOO_LARGE' : 'FILE_INVALID');
test.each([
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1')],
  ['a head without a picture', Buffer.from(DOT, 'base64').subarray(0, 30)],
  ['more than 16 megapixels', pixels('00000fa100000fa1')],
])('%s is refused, and the picture stays', async (what, file) => {
  await put(await drawn('image/png'));
  const before = [await profile(), kept()];
  const answer = await put(file);
  expect([answer.status, code(answer)]).toEqual([422, codeOf(what)]);
  expect([await profile(), kept()]).toEqual(before);
});

test('a file of more than 5 MB is refused', async () => {
  const answer = await put(Buffer.concat([await drawn('image/png'), Buffer.alloc(LARGEST_IMAGE)]));
  expect([answer.status, code(answer)]).toEqual([422, 'VALIDATION_FAILED']);
});

test('removed, it is gone from the profile and the folder, and so is that of a profile that is cleared', async () => {
  await put(await drawn('image/png'));
  const { pictureId, ...rest } = await profile();
  expect(pictureId).toBeDefined();
  expect((await server.call('bob', 'DELETE', ADDRESS)).json()).toEqual(rest);
  expect([(await shown()).statusCode, kept()]).toEqual([404, []]);
  expect((await server.call('bob', 'DELETE', ADDRESS)).status).toBe(200);
  await put(await drawn('image/png'));
  const cleared = await server.call('bob', 'DELETE', '/api/bigquery/user-info');
  expect(cleared.json<UserInfo>().pictureId).toBeUndefined();
  expect(kept()).toEqual([]);
});
