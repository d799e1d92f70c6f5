import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { type DocumentReading } from '../../../server/contract/documents.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { signIn, signUp } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta } from '../realtime/processes.js';

const EMAIL = 'reader@example.org';
/** Long enough to be read for a second or more; each paragraph names others. */
const TEXT = Array.from(
  { length: 3000 },
  (_, at) =>
    `Ada Lovelace ${at} was born in London in ${1815 + (at % 90)}. She worked with Charles Babbage in Cambridge.`,
).join('\n\n');

afterAll(endAll);

test('a reading during which the process is killed is begun anew by the next one, and ends once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-killed-reading-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { HARTA_DATA_DIR: dataDir, PORT: String(port) };
  const first = await runHarta(env);
  await signUp(origin, EMAIL);
  const { idToken = '' } = (await signIn(origin, EMAIL)).body;
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const get = async <T>(path: string) => (await (await fetch(`${origin}/api${path}`, { headers })).json()) as T;
  await fetch(`${origin}/api/neo4j/create-user-if-not-exists`, { method: 'POST', headers, body: '{}' });
  const sent = await fetch(`${origin}/api/processing/process-text`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text: TEXT }),
  });
  const { id } = (await sent.json()) as { id: string };
  const readingOf = () => get<DocumentReading>(`/processing/documents/${id}`);
  await vi.waitFor(async () => expect((await readingOf()).document.job?.state).toBe('running'), 30_000);
  expect(await first.end('SIGKILL')).toBeNull();

  await runHarta(env);
  await vi.waitFor(async () => expect((await readingOf()).document.state).toBe('read'), 60_000);
  const { reading, document } = await readingOf();
  expect(reading.things.map(({ name }) => name)).toContain('Charles Babbage');
  expect(document.things).toBe(reading.things.length);
  const told = await get<NotificationPage>('/bigquery/notifications/with-paginate');
  expect(told.items.filter(({ kind }) => kind === 'textRead')).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
});
