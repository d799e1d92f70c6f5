import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { HeldLoop } from '../../../bench/files/HeldLoop.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

/** Longest that the thread which serves everybody may be at work for one of them, in milliseconds. A machine with other work, as in a gate, needs longer than a calm one. */
const LONGEST_AT_WORK = 180;
/** What all threads together may work on one, in milliseconds: far below every deadline, so that it grows with the length alone. */
const MOST_WORK = 30_000;

let server: TestServer;
let port: number;
let authorization: string;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server = await startTestServer({ readers: 2 });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  authorization = `Bearer ${await server.token('eve')}`;
  await server.call('eve', 'POST', '/api/neo4j/create-user-if-not-exists');
  // What the first of a kind loads is no part of what one costs.
  await sent('/graphql', '{"query":"{__typename}"}');
  await sent('/api/bigquery/import-train-examples', '{}');
  await documentOf('/api/processing/process-text', { text: 'Ana met Dan in Cluj.' });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** Sends bytes that are there already, over a connection, and reads the answer. */
function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Buffer, type = 'application/json') {
  const length = body === undefined ? {} : { 'content-type': type, 'content-length': body.length };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { authorization, ...length } },
      (answer) => {
        let text = '';
        answer.on('data', (piece) => (text += String(piece)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
const sent = (path: string, body: string) => call('POST', path, Buffer.from(body));

/** Asks until something is no longer in a state. */
async function untilNot<T extends { state: string }>(path: string, state: string): Promise<T> {
  for (;;) {
    const now = JSON.parse((await call('GET', path)).text) as T;
    if (now.state !== state) return now;
    await pause(100);
  }
}
/** Keeps a document and waits until it is read; gives how it stands then, or the code of the refusal. */
async function documentOf(path: string, body: object): Promise<string> {
  const kept = JSON.parse((await sent(path, JSON.stringify(body))).text) as { id: string; code?: string };
  if (kept.code !== undefined) return kept.code;
  for (;;) {
    const { text } = await call('GET', '/api/processing/documents?pageSize=100&pageToken=1');
    const { items } = JSON.parse(text) as { items: { id: string; state: string }[] };
    const state = items.find(({ id }) => id === kept.id)?.state ?? 'gone';
    if (state !== 'reading') return state;
    await pause(100);
  }
}

/** A text of so many characters of the same words. */
const filled = (words: string, characters = 1_900_000) => words.repeat(characters / words.length);
const OPEN = '['.repeat(500_000);
const COMMAS = ','.repeat(5_000_000);
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join(',')}}`;

/** As many parts of a text, of their numbers. */
const parts = (count: number, part: (at: number) => string, between = ',') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between);
const inner = (count: number, from = 0) => parts(count, (at) => `"k${from + at}":0`);
const halves = (count: number) => [0, 1, 2, 3].map((at) => `,${inner(count / 4, (at * count) / 4)}`);
const nodes = (...fields: readonly string[]) =>
  `{"nodes":[{"id":"a"},${fields.map((each, at) => `{"id":${at}${each}}`).join(',')}],"links":[]}`;
const fields = (count: number) => `[${parts(count, () => '{"k":0}')}]`;
const texts = (count: number) => `[${parts(count, (at) => `"k${at}"`)}]`;
const lists = (count: number) => parts(count, (at) => `"k${at}":["k${at + 1}"]`);
const merged = (count: number) => parts(count, (at) => `MERGE (a${at}:A {id:${at}})`, ' ');
const defaults = (count: number) => parts(count, (at) => `node [k${at}=1]; a${at};`, ' ');

const typed = (text: string) => () => documentOf('/api/processing/process-text', { text });
const file = (name: string, text: string) => () =>
  documentOf('/api/processing/process-file', { name, data: Buffer.from(text).toString('base64') });
const imported = (name: string, text: string) => {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.from(`${head}${text}\r\n--x--\r\n`);
  return async () => {
    const answer = await call('POST', '/api/neo4j/imports', body, 'multipart/form-data; boundary=x');
    const { id } = JSON.parse(answer.text) as { id: string };
    const { state, issues } = await untilNot<{ state: string; issues: { code: string }[] }>(
      `/api/neo4j/imports/${id}`,
      'checking',
    );
    await call('DELETE', `/api/neo4j/imports/${id}`);
    return `${state} ${issues[0]?.code}`;
  };
};
const body = (path: string, text: string) => {
  const bytes = Buffer.from(text);
  return async () => {
    const { status, text: answer } = await call('POST', path, bytes);
    return `${status} ${/"code":"(\w+)"/u.exec(answer)?.[1]}`;
  };
};
const taught = (format: string, content: string) =>
  body('/api/bigquery/import-train-examples', JSON.stringify({ format, content, write: true }));
const REST = '/api/bigquery/import-train-examples';

/** For how long the thread that serves everybody was at work at most while one was sent. */
async function measured(name: string, expected: string, send: () => Promise<string>): Promise<number> {
  await pause(20);
  const [loop, before, began] = [new HeldLoop(), process.cpuUsage(), performance.now()];
  const came = await send();
  const took = performance.now() - began;
  const { atWorkMs = 0, longestMs } = loop.stop();
  const { user, system } = process.cpuUsage(before);
  const work = (user + system) / 1000;
  const figures = [took, work, longestMs, atWorkMs].map((each) => each.toFixed(0)).join(', ');
  console.info(`${name}: took, worked, held, at work meanwhile (ms): ${figures}; ${came}`);
  expect(came).toBe(expected);
  expect(work).toBeLessThan(MOST_WORK);
  return atWorkMs;
}

test.each<[string, string, () => Promise<string>]>([
  ['a text of opening brackets', 'read', typed(OPEN)],
  ['a text of commas', 'read', typed(filled(','))],
  ['a text of one word', 'read', typed(filled('a'))],
  ['a text of short sentences that go on', 'read', typed(filled('a. '))],
  ['a text of one name', 'read', typed(filled('Ana '))],
  ['a text of empty lines with blanks', 'read', typed(`a${filled('\n \n', 900_000)}b`)],
  ['a text file of opening brackets', 'read', file('a.txt', OPEN)],
  ['a text file of 5 MB of commas', 'DOCUMENT_TOO_LARGE', file('a.txt', COMMAS)],
  ['Markdown of opening brackets', 'read', file('a.md', OPEN)],
  ['Markdown of pictures without an end', 'read', file('a.md', filled('!['))],
  ['Markdown of links without an end', 'read', file('a.md', filled('[a]('))],
  ['Markdown of stars', 'read', file('a.md', filled('*a '))],
  ['Markdown of lines', 'read', file('a.md', `${filled('- ')}a`)],
  ['Markdown of empty lines', 'read', file('a.md', `a${filled('\n')}b`)],
  ['a heading of blanks', 'read', file('a.md', `# ${filled(' ')}a`)],
  ['a page of opening brackets', 'read', file('a.html', OPEN)],
  ['a page of signs that open', 'read', file('a.html', filled('<'))],
  ['captions of signs that open', 'read', file('a.srt', `00:00:01,000 --> 00:00:02,000\nAna${filled('<')}`)],
  ['captions of blanks', 'read', file('a.srt', `00:00:01,000 --> 1${filled(' ')}a\nAna met Dan.`)],
  ['JSON of opening brackets', 'DOCUMENT_DAMAGED', file('a.json', OPEN)],
  ['JSON of 300,000 keys', 'DOCUMENT_DAMAGED', file('a.json', keys(300_000))],
  ['a table of commas below its titles', 'checked NOTHING_FOUND', imported('a.csv', `id,a\n${COMMAS}`)],
  ['a table of a row of commas', 'refused ELEMENT_TOO_LARGE', imported('a.csv', COMMAS)],
  ['an import of 300,000 keys', 'refused ELEMENT_TOO_LARGE', imported('a.json', keys(300_000))],
  ['a node of 300,000 properties', 'checked TOO_MANY_PROPERTIES', imported('a.json', nodes(`,${inner(300_000)}`))],
  ['nodes of 30,000 properties in all', 'refused ELEMENT_TOO_LARGE', imported('a.json', nodes('', ...halves(30_000)))],
  ['an object of 10,000 lists', 'refused ELEMENT_TOO_LARGE', imported('a.json', `{${lists(10_000)}}`)],
  [
    'a source of 200,000 keywords',
    'checked undefined',
    imported('a.ris', `TY  - JOUR\n${filled('KW  - a\n')}ER  - \n`),
  ],
  ['a statement of 50,000 nodes', 'checked undefined', imported('a.cypher', `${merged(50_000)};`)],
  [
    'defaults for each of 10,000 nodes',
    'refused ELEMENT_TOO_LARGE',
    imported('a.dot', `digraph { ${defaults(10_000)} }`),
  ],
  ['an import of opening brackets', 'refused TOO_DEEP', imported('a.json', OPEN)],
  ['train examples of commas', '413 BODY_TOO_LARGE', taught('csv', COMMAS.concat(COMMAS))],
  [
    'train examples of commas below their titles',
    '200 ROW_LENGTH',
    taught('csv', `question,answer\n${COMMAS.slice(99)}`),
  ],
  ['train examples of opening brackets', '200 BAD_JSON', taught('json', OPEN)],
  ['train examples of 300,000 keys', '200 NOT_A_LIST', taught('json', keys(300_000))],
  ['a body of 300,000 keys', '413 BODY_TOO_LARGE', body(REST, keys(300_000))],
  ['a body of 149,000 keys', '413 BODY_TOO_LARGE', body(REST, keys(149_000))],
  ['a body of as many names as are taken', '422 VALIDATION_FAILED', body(REST, keys(50_000))],
  ['a body of as many keys of one name as are taken', '422 VALIDATION_FAILED', body(REST, fields(99_000))],
  ['a body of 299,000 short texts', '413 BODY_TOO_LARGE', body(REST, texts(299_000))],
  ['a body of as many short texts as are taken', '422 VALIDATION_FAILED', body(REST, texts(50_000))],
  ['operations of 149,000 keys', '413 BODY_TOO_LARGE', body('/graphql', keys(149_000))],
  [
    'variables of as many names as are taken',
    '200 OPERATION_UNKNOWN',
    body('/graphql', `{"variables":${keys(49_999)}}`),
  ],
])('%s keeps nobody waiting, and comes to its end: %s', async (name, expected, send) => {
  let least = await measured(name, expected, send);
  // Another process may have had the core or its cache: what is our own comes each time.
  for (let again = 0; again < 2 && least >= LONGEST_AT_WORK; again += 1)
    least = Math.min(least, await measured(name, expected, send));
  expect(least).toBeLessThan(LONGEST_AT_WORK);
});
