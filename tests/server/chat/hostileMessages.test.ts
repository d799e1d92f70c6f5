import { afterAll, beforeAll, expect, test } from 'vitest';

import { LONGEST_MESSAGE } from '../../../server/contract/texts.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker, newConversation } from './Asker.js';

/** A message that begins so and goes on with the same words, as long as one may be. */
const filled = (begin: string, words: string) =>
  (begin + words.repeat(LONGEST_MESSAGE / words.length + 1)).slice(0, LONGEST_MESSAGE);

/** Messages that can be read in very many ways, or that are long in one way. */
const HOSTILE = [
  filled('Connect a to b', ' and a to b'),
  filled('Connect a to b', '; c to d'),
  filled('Connect "', 'a to b '),
  filled('Delete ', 'France and Spain, '),
  filled('Rename a to ', 'b to '),
  filled('Add a country named b with ', 'a country named c with '),
  filled('Set the area of France to ', '1,000'),
  filled('Leagă a de b', ' și c de d'),
  filled('delete ', 'France and '),
  filled('Delete all countries ', 'except France and '),
  filled('', 'and '),
  filled('', 'a'),
  filled('', '['),
  filled('', ','),
  filled('What is the capital of ', 'Franceville'),
  filled('e', '\u0301'),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ readsInThreads: true });
});
afterAll(() => server.close());

/** What a question took that is asked now, in milliseconds. */
async function timeOf(asker: Asker): Promise<number> {
  const began = performance.now();
  expect((await asker.asks('How many countries are there?')).answer.status).toBe('done');
  return performance.now() - began;
}

test('sixteen hostile messages of one person keep nobody else waiting, and end when they are stopped', async () => {
  const [hostile, other] = [new Asker(server), new Asker(server)];
  await timeOf(other);
  // What it takes with nobody else, as this machine is now.
  const alone = await timeOf(other);
  const turns = await Promise.all(
    HOSTILE.map((text) => hostile.begins({ ...hostile.input(text), conversationId: newConversation() })),
  );
  expect(await timeOf(other)).toBeLessThan(Math.max(2000, 5 * alone));
  const ended = await Promise.all(turns.map(({ answer }) => hostile.stops(answer.uid)));
  expect(ended.map(({ status }) => status).filter((status) => !['done', 'stopped'].includes(status))).toEqual([]);
  expect(await timeOf(hostile)).toBeLessThan(Math.max(2000, 5 * alone));
});

test.each(HOSTILE.map((text) => [text.slice(0, 40), text]))('a hostile message is answered: %s', async (_, text) => {
  const asker = new Asker(server);
  const began = performance.now();
  const { answer } = await asker.asks(text);
  expect(answer.status).toBe('done');
  expect(answer.text).not.toMatch(/takes too long|durează prea mult/u);
  // Far below its deadline: how long it takes grows with its length alone.
  expect(performance.now() - began).toBeLessThan(8000);
});
