import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { Bitmap } from '../../../server/media/pictures/Bitmap.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

/** So often each hostile file is sent, all at once. */
const TIMES = 20;
/**
 * Most hostile files that are through with before another person's ordinary one, which is begun while they are: where nobody took turns it
 * would be all that may wait. How long that takes is for a machine without other work to say, and printed.
 */
const MOST_BEFORE = 3;

let server: TestServer;
let folder: string;
let port: number;
let eve: string;
let bob: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harta-hostile-'));
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  [eve, bob] = [await server.token('eve'), await server.token('bob')];
  for (const who of ['eve', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const call = (token: string, method: string, path: string, body?: object | FormData) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
const form = (name: string, bytes: Buffer) => {
  const made = new FormData();
  made.set('file', new Blob([bytes as Buffer<ArrayBuffer>]), name);
  return made;
};

/** A zip file whose entries are made while they are packed. */
async function zipOf(name: string, entries: Readonly<Record<string, () => Iterable<Buffer>>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [entry, pieces] of Object.entries(entries)) zip.addReadStream(Readable.from(pieces()), entry);
  zip.end();
  const path = join(folder, name);
  await finished(zip.outputStream.pipe(createWriteStream(path)));
  return readFileSync(path);
}
function* megabytes(count: number, letter: string, start = '', end = ''): Generator<Buffer> {
  yield Buffer.from(start);
  for (let left = count; left > 0; left -= 1) yield Buffer.alloc(1024 ** 2, letter);
  yield Buffer.from(end);
}

/** A PDF whose one page unpacks to a gigabyte. */
function pdfBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(256 * 1024 ** 2, ' '));
  const content = deflateSync(once);
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj 4 0 obj<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj trailer<</Root 1 0 R>>')]);
}

/** A GIF of 35 bytes, with a frame of 65,535 by 65,535. */
const GIF = Buffer.from(
  'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02D\x01\x00;',
  'latin1',
);

type Sending = () => Promise<Response>;
interface HostileFile {
  /** Eve sends it. */
  readonly send: () => Promise<Sending>;
  /** What Bob sends of the same kind, and with what he is answered. */
  readonly ordinary: () => Promise<Response>;
  /** How many of Eve's are through with, of those that go on when they are answered. */
  readonly through?: () => Promise<number>;
}

const document = (token: string, name: string, bytes: Buffer) =>
  call(token, 'POST', '/processing/process-file', { name, data: bytes.toString('base64') });
const image = (token: string, bytes: Buffer) =>
  call(token, 'POST', '/images', { name: 'a', data: bytes.toString('base64') });
const graph = (token: string, name: string, bytes: Buffer) => call(token, 'POST', '/neo4j/imports', form(name, bytes));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Asks again until what was sent is no longer in a state. */
async function untilNot(token: string, path: string, isBusy: (answer: string) => boolean): Promise<Response> {
  for (;;) {
    const answer = await call(token, 'GET', path);
    if (!isBusy(await answer.clone().text())) return answer;
    await pause(20);
  }
}
/** How many of Eve's in a list are no longer in a state. */
async function throughWith(path: string, busy: string): Promise<number> {
  const { items } = (await (await call(eve, 'GET', path)).json()) as { items: { state: string }[] };
  return items.filter(({ state }) => state !== busy).length;
}
async function checkedGraph(): Promise<Response> {
  const sent = await graph(bob, 'a.csv', Buffer.from('source,target,type\na,b,knows\n'));
  const { id } = (await sent.json()) as { id: string };
  const checked = await untilNot(bob, `/neo4j/imports/${id}`, (text) => text.includes('"state":"checking"'));
  await call(bob, 'DELETE', `/neo4j/imports/${id}`);
  return checked;
}
async function readText(): Promise<Response> {
  const sent = await call(bob, 'POST', '/processing/process-text', { text: 'Ana met Dan in Cluj.' });
  const { id } = (await sent.json()) as { id: string };
  return untilNot(bob, `/processing/documents/${id}`, (text) => text.includes('"state":"reading"'));
}
const ordinaryText = () => document(bob, 'a.txt', Buffer.from('Ana met Dan in Cluj.'));

const HOSTILE: Readonly<Record<string, HostileFile>> = {
  'a PDF that unpacks to a quarter of a gigabyte': {
    send: async () => {
      const bytes = pdfBomb();
      return () => document(eve, 'a.pdf', bytes);
    },
    ordinary: ordinaryText,
  },
  'a Word document of 500 MB': {
    send: async () => {
      const bytes = await zipOf('a.docx', { 'word/document.xml': () => megabytes(500, ' ', '<w:document>') });
      return () => document(eve, 'a.docx', bytes);
    },
    ordinary: ordinaryText,
  },
  'a picture of four million pixels': {
    send: async () => {
      const bytes = await new Bitmap({ width: 2000, height: 2000, color: 0x336699ff }).getBuffer('image/png');
      return () => image(eve, bytes);
    },
    ordinary: () => image(bob, PNG),
  },
  'a table of a million cells': {
    send: async () => {
      const row = (at: number) => `name ${at},${at},${at * 2},text ${at % 97}\n`;
      const bytes = Buffer.from(`id,a,b,c\n${Array.from({ length: 250_000 }, (_, at) => row(at)).join('')}`);
      // One that finds no room is answered before all of it is sent, which breaks its connection off.
      return () => graph(eve, 'a.csv', bytes).catch(() => new Response(null, { status: 409 }));
    },
    ordinary: checkedGraph,
    through: () => throughWith('/neo4j/imports', 'checking'),
  },
  'a text of 4,000 sentences': {
    send: async () => {
      const text = 'Ana Lee met Dan Pop in Cluj on 3 May 1999. '.repeat(4_000);
      return () => call(eve, 'POST', '/processing/process-text', { text });
    },
    ordinary: readText,
    through: () => throughWith('/processing/documents?pageSize=100&pageToken=1', 'reading'),
  },
};

describe('a hostile file, twenty times at once', { timeout: 300_000 }, () => {
  test.each(Object.keys(HOSTILE))('%s: another person is served in their turn, and nothing fails', async (name) => {
    const hostile = HOSTILE[name];
    if (hostile === undefined) throw new Error(name);
    const send = await hostile.send();
    let answered = 0;
    const answers = Array.from({ length: TIMES }, async () => {
      const { status } = await send();
      if (status !== 429 && status !== 409) answered += 1;
      return status;
    });
    const through = hostile.through ?? (async () => answered);
    // Those that found no room are told so at once; the others are under way, or wait.
    await pause(200);
    const [before, start] = [await through(), performance.now()];
    const ordinary = await hostile.ordinary();
    const [after, waited] = [await through(), Math.round(performance.now() - start)];
    expect([ordinary.status, ordinary.ok ? '' : await ordinary.text()]).toEqual([200, '']);
    const statuses = await Promise.all(answers);
    console.info(`${name}: ${waited} ms beside it, ${after - before} before; answers ${[...new Set(statuses)].join()}`);
    expect(after - before).toBeLessThanOrEqual(MOST_BEFORE);
    expect(statuses.every((status) => status < 500)).toBe(true);
  });

  test('a GIF of 35 bytes with a frame of 65,535 by 65,535 is refused before it is decoded', async () => {
    const answers = await Promise.all(Array.from({ length: TIMES }, () => image(eve, GIF)));
    for (const answer of answers)
      expect(['FILE_UNPACKS_TOO_LARGE', 'TOO_MANY_WAITING']).toContain(
        ((await answer.json()) as { code: string }).code,
      );
    expect((await image(bob, PNG)).status).toBe(200);
  });
});
