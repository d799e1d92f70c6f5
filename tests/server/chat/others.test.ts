import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';
import { says, ScriptedEngine } from './ScriptedEngine.js';

let server: TestServer;
const engine = new ScriptedEngine(says('Bobs-secret'));
beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

test('nobody reads, hears, finds, stops, changes or deletes what another person said', async () => {
  const [bob, ana] = [new Asker(server), new Asker(server)];
  await ana.asks('Mine');
  const heard = ana.hears();
  const { question, answer, conversation } = await bob.asks('Bobs-secret?');
  const before = [await bob.said(), await bob.conversation()];
  expect(heard).toEqual([]);
  const notFound = { code: 'MESSAGE_NOT_FOUND' };
  for (const uid of [question.uid, answer.uid]) {
    await expect(ana.message(uid)).rejects.toMatchObject(notFound);
    await expect(ana.turn(uid)).rejects.toMatchObject(notFound);
    await expect(ana.stops(uid)).rejects.toMatchObject(notFound);
    await expect(ana.rates(uid, 'down')).rejects.toMatchObject(notFound);
    await expect(ana.deletes(uid)).rejects.toMatchObject(notFound);
    await expect(ana.asks('Other', { replaces: uid })).rejects.toMatchObject(notFound);
  }
  const missing = { code: 'CONVERSATION_NOT_FOUND' };
  await expect(ana.conversation(conversation.id)).rejects.toMatchObject(missing);
  await expect(ana.changes(conversation.id, { title: 'Hers' })).rejects.toMatchObject(missing);
  expect((await ana.takes(`format=json&conversationId=${conversation.id}`)).status).toBe(404);
  expect(await ana.deletesConversations(conversation.id)).toEqual({ messages: 0, conversations: 0 });
  expect((await ana.messages(`conversationId=${conversation.id}`)).items).toEqual([]);
  expect((await ana.finds({ conversationId: conversation.id })).items).toEqual([]);
  expect((await ana.finds({ text: 'secret bob' })).items.filter(({ message }) => message.role === 'user')).toEqual([]);
  await ana.clears();
  expect([await bob.said(), await bob.conversation()]).toEqual(before);
});

test('two people may use the same ids without meeting', async () => {
  const [bob, ana] = [new Asker(server), new Asker(server)];
  const input = bob.input('Hello');
  const bobs = await bob.sends(input);
  const anas = await ana.sends(input);
  expect(anas.answer.uid).not.toBe(bobs.answer.uid);
  expect(await bob.messages(`conversationId=${input.conversationId}`)).toMatchObject({ total: 2 });
  expect(await ana.messages(`conversationId=${input.conversationId}`)).toMatchObject({ total: 2 });
});
