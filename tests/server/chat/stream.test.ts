import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { type Socket } from 'phoenix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WebSocket } from 'ws';

import { officialSocket, until } from '../../scenarios/realtime/officialClient.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';
import { ScriptedEngine } from './ScriptedEngine.js';
import { StreamReader } from './StreamReader.js';

const STREAMS = 10;
const READERS = 20;
/** Those of them that open late, some after the answer's end. */
const LATE = 4;
/** How long a stream takes on a calm machine, about. */
const LENGTH_MS = 1_500;

const words = Array.from({ length: 250 }, (_, index) =>
  `${index} ${'ă'.repeat(index % 7)}\n`.slice(0, 1 + (index % 9)),
);

const WHOLE = words.join('').length;
/** The word before which the writer waits for the windows that are to see it write. */
const HELD = 200;
/** Windows that are to open while an answer is written, and have not. */
let awaited = 0;

const engine = new ScriptedEngine(async ({ emit, signal }) => {
  for (const [index, word] of words.entries()) {
    // A busy machine opens windows late; the moments would else fall after the end.
    if (index === HELD) await until(() => awaited === 0, 'the windows were open', 60_000);
    emit(word);
    if (Math.random() < 0.5) await pause(Math.random() * 20, undefined, { signal });
  }
  return undefined;
});

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ engine });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

interface Window {
  readonly reader: StreamReader;
  readonly socket: Socket;
}

function openWindow(asker: Asker, question: string, token: string): Window {
  const socket = officialSocket(address, { authToken: token, reconnectAfterMs: () => 10, rejoinAfterMs: () => 10 });
  socket.connect();
  const read = () =>
    asker.turn(question).then(
      ({ answer }) => answer,
      () => undefined,
    );
  return { socket, reader: new StreamReader(socket, read) };
}

/** A line that breaks: the client knows nothing of it before. */
const breakLine = (socket: Socket) => (socket as unknown as { conn: WebSocket | null }).conn?.terminate();

/** How many windows were cut off or refreshed while the answer was being written. */
let metInTheMiddle = 0;
/** How many windows came back after their line broke, and read what they had missed. */
let rejoined = 0;

/** Opens a window at some moment; at another, told by how much of the answer it shows, its line breaks, or it is refreshed. */
async function watches(asker: Asker, question: string, token: string, isLate: boolean): Promise<StreamReader[]> {
  await pause((isLate ? 1 + Math.random() : Math.random()) * LENGTH_MS);
  const first = openWindow(asker, question, token);
  const shows = (length: number) => () =>
    first.reader.final !== undefined || (first.reader.screens.at(-1)?.length ?? 0) >= length;
  await until(shows(1), 'the window showed something', 60_000);
  if (!isLate) awaited -= 1;
  await until(shows(Math.random() * WHOLE), 'the answer went on', 60_000);
  const { screens, final, reads } = first.reader;
  if (final === undefined && screens.some((screen) => screen !== '')) metInTheMiddle += 1;
  if (Math.random() < 0.5) {
    breakLine(first.socket);
    await until(() => first.reader.final !== undefined, 'the answer was whole', 20_000);
    if (final === undefined && first.reader.reads > reads) rejoined += 1;
    first.socket.disconnect();
    return [first.reader];
  }
  first.reader.leave();
  first.socket.disconnect();
  const second = openWindow(asker, question, token);
  await until(() => second.reader.final !== undefined, 'the answer was whole', 20_000);
  second.socket.disconnect();
  return [first.reader, second.reader];
}

/** A person asks, and this many windows of theirs show the answer; gives how many ended with the same text. */
async function stream(): Promise<number> {
  const asker = new Asker(server);
  const token = await server.token(asker.uid);
  const input = asker.input('Tell me all of it');
  awaited += READERS - LATE;
  const turn = asker.sends(input);
  const watched = await Promise.all(
    Array.from({ length: READERS }, (_, index) => watches(asker, input.uid, token, index < LATE)),
  );
  const { text } = (await turn).answer;
  expect(text).toBe(words.join(''));
  for (const { screens } of watched.flat())
    for (const [index, screen] of screens.entries()) {
      // Each screen goes on from the one before it: nothing is lost, nothing stands there twice.
      expect(text.startsWith(screen)).toBe(true);
      expect(screen.length).toBeGreaterThanOrEqual((screens[index - 1] ?? '').length);
    }
  return watched.filter((readers) => readers.at(-1)?.final === text).length;
}

test('an answer reaches windows whole, whenever they are opened, refreshed or cut off: 200 random points', async () => {
  let same = 0;
  // Two at a time, so that those who ask do not hold each other up.
  for (let begun = 0; begun < STREAMS; begun += 2)
    for (const each of await Promise.all([stream(), stream()])) same += each;
  const met = `${metInTheMiddle} were cut off or refreshed in the middle, ${rejoined} came back by themselves`;
  console.info(`${same} of ${STREAMS * READERS} windows had the same text; ${met}`);
  expect(same).toBe(STREAMS * READERS);
  // The moments were such that many met it in the middle.
  expect(metInTheMiddle).toBeGreaterThan((STREAMS * READERS) / 5);
  expect(rejoined).toBeGreaterThan((STREAMS * READERS) / 10);
});
