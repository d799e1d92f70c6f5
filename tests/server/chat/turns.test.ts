import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type NodeId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { changeRows, fileOf, refuseUpdates, rowsOf } from '../storedRows.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { until } from '../../scenarios/realtime/officialClient.js';
import { Asker, newConversation, newMessage, piecesOf } from './Asker.js';
import { hangsAfter, says, ScriptedEngine } from './ScriptedEngine.js';

let server: TestServer;
let dataDir: string;
const engine = new ScriptedEngine();
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-turns-'));
  server = await startTestServer({ engine, keep: dataDir });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

/** A question whose answer is on its way, with this text so far. */
async function answering(asker: Asker, ...pieces: string[]) {
  engine.script = hangsAfter(...pieces);
  const heard = asker.hears();
  const input = asker.input('Tell me');
  const whole = asker.sends(input);
  whole.catch(() => undefined);
  await until(
    () =>
      piecesOf(heard, uidOf())
        .map(({ text }) => text)
        .join('') === pieces.join(''),
    'it was said',
  );
  function uidOf(): string {
    const turn = heard.find((news) => news.event === 'turn');
    return turn?.event === 'turn' ? turn.payload.turn.answer.uid : '';
  }
  return { uid: uidOf(), question: input.uid, whole, heard };
}

describe('a message that is sent', () => {
  test('is answered at once with its turn, and so when it is sent again in the middle and at the end', async () => {
    const asker = new Asker(server);
    engine.script = hangsAfter('One ', 'two');
    const heard = asker.hears();
    const input = asker.input('Tell me');
    const turn = await asker.begins(input);
    expect(turn).toMatchObject({
      conversation: { id: asker.conversationId, messagesTotal: 2 },
      question: { uid: input.uid, text: 'Tell me', status: 'done' },
      answer: { answers: input.uid, status: 'answering', text: '', deltas: 0 },
    });
    const { uid } = turn.answer;
    await until(() => piecesOf(heard, uid).length === 2, 'it was said');
    const sofar = { uid, status: 'answering', text: 'One two', deltas: 2 };
    expect((await asker.begins(input)).answer).toMatchObject(sofar);
    for (const either of [input.uid, uid]) expect((await asker.turn(either)).answer).toMatchObject(sofar);
    const stopped = await asker.stops(uid);
    for (const again of [await asker.begins(input), await asker.turn(uid, 60)]) expect(again.answer).toEqual(stopped);
    expect(heard.filter(({ event }) => event === 'turn')).toHaveLength(1);
  });

  test('is waited for as long as its sender wants, and no longer', async () => {
    const asker = new Asker(server);
    engine.script = hangsAfter('One');
    const input = asker.input('Tell me');
    const began = performance.now();
    expect((await asker.sends(input, 1)).answer).toMatchObject({ status: 'answering', text: 'One' });
    expect(performance.now() - began).toBeGreaterThan(900);
    const [sent, read] = [asker.sends(input), asker.turn(input.uid, 60)];
    await pause(100);
    const stopped = await asker.stops(input.uid);
    expect([(await sent).answer, (await read).answer]).toEqual([stopped, stopped]);
    for (const wait of [-1, 241, 1.5])
      await expect(asker.sends(asker.input('No'), wait)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('that is deleted while somebody waits for its answer is not found by them', async () => {
    const asker = new Asker(server);
    engine.script = hangsAfter('One');
    const { question } = await asker.begins(asker.input('Tell me'));
    const waiting = asker.turn(question.uid, 60);
    waiting.catch(() => undefined);
    await pause(100);
    await asker.deletes(question.uid);
    // Its answer is stopped before it goes: who reads in between still sees it.
    const seen = await waiting.then(
      ({ answer }) => answer.status,
      ({ code }: { code: string }) => code,
    );
    expect(['stopped', 'MESSAGE_NOT_FOUND']).toContain(seen);
    await expect(asker.turn(question.uid)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });

  test('is refused at once when it is not good, or its place is taken', async () => {
    const asker = new Asker(server);
    engine.script = hangsAfter('One');
    await expect(asker.begins(asker.input(' '))).rejects.toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
    const { answer, question } = await asker.begins(asker.input('Tell me'));
    await expect(asker.begins(asker.input('Another'))).rejects.toMatchObject({
      code: 'CONVERSATION_BUSY',
      status: 409,
    });
    const onAnswer = asker.input('Tell me', { uid: answer.uid, conversationId: newConversation() });
    await expect(asker.begins(onAnswer)).rejects.toMatchObject({ code: 'ID_TAKEN', status: 409 });
    const nowhere = asker.input('Tell me', { replaces: newMessage(), conversationId: newConversation() });
    await expect(asker.begins(nowhere)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND', status: 404 });
    await asker.stops(question.uid);
  });
});

describe('an answer that is being written', () => {
  test('is read with the pieces that were told, whoever reads it', async () => {
    const asker = new Asker(server);
    const { uid, heard } = await answering(asker, 'One ', 'two ', 'three');
    const seen = { uid, status: 'answering', text: 'One two three', deltas: piecesOf(heard, uid).length };
    expect(await asker.message(uid)).toMatchObject(seen);
    expect(await asker.last()).toMatchObject(seen);
    expect((await asker.messages()).items[0]).toMatchObject(seen);
    expect((await asker.finds({})).items[0]?.message).toMatchObject(seen);
    expect(await asker.rates(uid, 'up')).toMatchObject(seen);
    await asker.stops(uid);
  });

  test('is on the disk within a moment', async () => {
    const asker = new Asker(server);
    const { uid } = await answering(asker, 'One ', 'two ', 'three');
    await pause(400);
    const stored = `SELECT text, status FROM chat_message WHERE uid = '${uid}'`;
    expect(await rowsOf(dataDir, fileOf(asker.uid), stored)).toMatchObject([
      { text: 'One two three', status: 'answering' },
    ]);
    await asker.stops(uid);
  });

  test('keeps its conversation busy, and no other', async () => {
    const asker = new Asker(server);
    const { uid } = await answering(asker, 'One');
    await expect(asker.asks('Another')).rejects.toMatchObject({ code: 'CONVERSATION_BUSY' });
    engine.script = says('Fine.');
    expect((await asker.asks('Another', { conversationId: newConversation() })).answer.text).toBe('Fine.');
    await asker.stops(uid);
    expect((await asker.asks('Another')).answer.text).toBe('Fine.');
  });

  test('is stopped where it is, by its own id or by that of its question, and stays so', async () => {
    const asker = new Asker(server);
    for (const by of ['uid', 'question'] as const) {
      const begun = await answering(asker, 'One ', 'two');
      const stopped = await asker.stops(begun[by]);
      expect(stopped).toMatchObject({ uid: begun.uid, status: 'stopped', text: 'One two' });
      expect((await begun.whole).answer).toEqual(stopped);
      expect(begun.heard.at(-1)).toEqual({ event: 'done', payload: { answer: stopped } });
      expect(await asker.stops(begun[by])).toEqual(stopped);
      expect(await asker.message(begun.uid)).toEqual(stopped);
    }
    engine.script = says('Whole.');
    const { answer } = await asker.asks('Tell me');
    expect(await asker.stops(answer.uid)).toEqual(answer);
    await expect(asker.stops(newMessage())).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });

  test('is stopped also when the engine does not listen, and what that says later is nobody’s', async () => {
    const asker = new Asker(server);
    let late = () => undefined as void;
    engine.script = async ({ emit }) => {
      emit('One');
      await new Promise<void>((resolve) => {
        late = resolve;
      });
      emit(' and more');
      return undefined;
    };
    const input = asker.input('Tell me');
    const whole = asker.sends(input);
    await until(() => engine.asked.at(-1)?.context.scope.ownerId === asker.uid, 'it was asked');
    const stopped = await asker.stops(input.uid);
    late();
    await pause(60);
    expect((await whole).answer).toEqual(stopped);
    expect(await asker.message(stopped.uid)).toEqual(stopped);
  });

  test('is stopped right after it was asked', async () => {
    const asker = new Asker(server);
    engine.script = hangsAfter();
    const input = asker.input('Tell me');
    const whole = asker.sends(input);
    await until(() => engine.asked.at(-1)?.context.scope.ownerId === asker.uid, 'it was asked');
    expect(await asker.stops(input.uid)).toMatchObject({ status: 'stopped', text: '' });
    expect((await whole).answer.status).toBe('stopped');
  });

  test('ends when it or its question is deleted, or everything', async () => {
    const asker = new Asker(server);
    const one = await answering(asker, 'One');
    expect(await asker.deletes(one.question)).toEqual({ messages: 2, conversations: 1 });
    const two = await answering(asker, 'Two');
    expect(await asker.deletes(two.uid)).toEqual({ messages: 1, conversations: 0 });
    const three = await answering(asker, 'Three');
    expect(await asker.deletesConversations(asker.conversationId)).toEqual({ messages: 3, conversations: 1 });
    await answering(asker, 'Four');
    expect((await asker.clears()).conversations).toBe(1);
    expect(three.heard.map(({ event }) => event)).toContain('done');
    expect((await asker.messages()).total).toBe(0);
  });

  test('is told to the end also when it cannot be kept, because it is gone or the store refuses it', async () => {
    const told = async (hinder: (file: string, answer: string) => Promise<unknown>) => {
      const asker = new Asker(server);
      const heard = asker.hears();
      let speak = (): void => undefined;
      engine.script = async ({ emit }) => {
        await new Promise<void>((resolve) => (speak = resolve));
        emit('One');
        return undefined;
      };
      const { answer } = await asker.begins(asker.input('Tell me'));
      await hinder(fileOf(asker.uid), answer.uid);
      speak();
      await until(() => heard.length === 3, 'its end was told');
      return { news: heard.at(-1), conversationIds: [asker.conversationId] };
    };
    const gone = await told((file, answer) =>
      changeRows(dataDir, file, `DELETE FROM chat_message WHERE uid = '${answer}'`),
    );
    expect(gone.news).toEqual({ event: 'changed', payload: { conversationIds: gone.conversationIds } });
    const refused = await told((file, answer) =>
      refuseUpdates(dataDir, file, 'chat_message', `NEW.status = 'done' AND NEW.uid = '${answer}'`),
    );
    expect(refused.news).toMatchObject({ event: 'done', payload: { answer: { status: 'failed', text: 'One' } } });
  });

  test('goes on when nobody waits for it any more', async () => {
    const asker = new Asker(server);
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    engine.script = says(...Array.from({ length: 40 }, (_, index) => `${index} `));
    const controller = new AbortController();
    const input = asker.input('Tell me');
    const headers = { authorization: `Bearer ${await server.token(asker.uid)}`, 'content-type': 'application/json' };
    const sent = fetch(`${address}/api/chat/user-input?wait=60`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      signal: controller.signal,
    });
    await until(() => engine.asked.at(-1)?.context.scope.ownerId === asker.uid, 'it was asked');
    controller.abort();
    await expect(sent).rejects.toThrow();
    const { answer } = await asker.sends(input);
    expect(answer).toMatchObject({ status: 'done', text: expect.stringMatching(/ 39 $/) as unknown });
    expect((await asker.messages()).total).toBe(2);
  });
});

describe('an engine', () => {
  test('is asked with the last six turns before, and only with those that were answered', async () => {
    const asker = new Asker(server);
    const REFUSED = 7;
    for (let number = 1; number <= 8; number += 1) {
      engine.script = async (asked) => {
        await says(`Answer ${number}`)(asked);
        return { refused: number === REFUSED };
      };
      await asker.asks(`Question ${number}`);
    }
    engine.script = () => Promise.reject(new Error('out of order'));
    await asker.asks('Question 9');
    engine.script = says('Fine');
    await asker.asks('Question 10', { language: 'ro' });
    const { context, question } = engine.asked.at(-1) ?? {};
    expect(question).toBe('Question 10');
    expect(context).toMatchObject({ language: 'ro', scope: { ownerId: asker.uid } });
    expect(context?.earlier).toEqual(
      [3, 4, 5, 6, 7, 8].map((number) => ({
        question: `Question ${number}`,
        answer: `Answer ${number}`,
        refused: number === REFUSED,
        suggestions: [],
      })),
    );
  });

  test('that fails leaves what it said, says so, and may be asked again', async () => {
    const asker = new Asker(server);
    engine.script = async ({ emit }) => {
      emit('I was saying');
      throw new Error('out of order');
    };
    const { question, answer } = await asker.asks('Tell me');
    expect(answer).toMatchObject({ status: 'failed', text: 'I was saying' });
    engine.script = says('Fine');
    expect((await asker.asks('Tell me', { replaces: question.uid })).answer).toMatchObject({ status: 'done' });
    expect(await asker.said()).toHaveLength(2);
  });

  test('that says much at once is heard at once, and then in few pieces', async () => {
    const asker = new Asker(server);
    const heard = asker.hears();
    const words = Array.from({ length: 1000 }, (_, index) => `${index} `);
    let first = Infinity;
    engine.script = async ({ emit, signal }) => {
      const began = performance.now();
      for (const [index, word] of words.entries()) {
        emit(word);
        if (index === 0) first = heard.filter(({ event }) => event === 'delta').length;
        if (index % 100 === 99) await pause(20, undefined, { signal });
      }
      expect(performance.now() - began).toBeLessThan(5_000);
      return undefined;
    };
    const { answer } = await asker.asks('Tell me');
    const pieces = piecesOf(heard, answer.uid);
    expect(first).toBe(1);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.length).toBeLessThan(40);
    expect(pieces.map(({ text }) => text).join('')).toBe(words.join(''));
    expect(answer.deltas).toBe(pieces.length);
  });

  test('cannot cite what is not there, or is another person’s', async () => {
    const [asker, other] = [new Asker(server), new Asker(server)];
    const make = async (who: Asker) =>
      (await who.call<{ id: NodeId }>('POST', '/api/neo4j/create-node', { labels: ['City'], properties: {} })).id;
    const [mine, theirs, gone] = [await make(asker), await make(other), await make(asker)];
    await asker.call('DELETE', `/api/neo4j/delete-node/${gone}`);
    const cite = (id: NodeId) => ({ of: 'node', id, caption: 'Iași', labels: ['City'] }) as const;
    engine.script = async () => ({ text: 'Three', citations: [cite(mine), cite(theirs), cite(gone)] });
    const { answer } = await asker.asks('Which?');
    expect(answer.citations).toEqual([{ nodeId: mine, caption: 'Iași', kind: 'City' }]);
    expect((await asker.finds({ citesNodeId: mine })).items.map(({ message }) => message.uid)).toEqual([answer.uid]);
    expect((await asker.finds({ citesNodeId: theirs })).total).toBe(0);
  });
});

describe('when Harta ends', () => {
  test('answers end with it and keep what was said; they are not asked again by themselves', async () => {
    const keep = await mkdtemp(path.join(os.tmpdir(), 'harta-restart-'));
    const first = await startTestServer({ engine, keep });
    const asker = new Asker(first);
    const { uid, question, whole } = await answering(asker, 'One ', 'two');
    await first.close();
    expect((await whole).answer).toMatchObject({ uid, status: 'failed', text: 'One two' });
    const second = await startTestServer({ engine, keep });
    const again = new Asker(second, asker.uid);
    const asked = engine.asked.length;
    expect(await again.message(uid)).toMatchObject({ status: 'failed', text: 'One two' });
    const input = { ...again.input('Tell me'), uid: question, conversationId: asker.conversationId };
    expect((await again.sends(input)).answer).toMatchObject({ uid, status: 'failed' });
    expect(engine.asked).toHaveLength(asked);
    await second.close();
    await rm(keep, { recursive: true });
  });

  test('without a word, answers count as failed at the next start, with what was on the disk', async () => {
    const keep = await mkdtemp(path.join(os.tmpdir(), 'harta-killed-'));
    const stored = await openTestStore({ dataDir: keep, readers: 0 });
    const uid = new Asker(server).uid;
    const answerUid = newMessage();
    const conversationId = newConversation();
    const projectId = await stored.store.ensureDefaultProject(uid);
    const turn = { projectId, conversationId, uid: newMessage(), answerUid, text: 'Tell me', language: 'en' } as const;
    await stored.chats.begin(uid, turn);
    await stored.chats.changeAnswer(uid, answerUid, { text: 'One two', deltas: 2 });
    await stored.close();
    const next = await startTestServer({ engine, keep });
    const again = new Asker(next, uid);
    expect(await again.message(answerUid)).toMatchObject({ status: 'failed', text: 'One two', deltas: 2 });
    expect((await again.finds({ text: 'two' })).total).toBe(1);
    engine.script = says('Fine');
    expect((await again.asks('Once more', { conversationId })).answer.status).toBe('done');
    await next.close();
    await rm(keep, { recursive: true });
  });
});
