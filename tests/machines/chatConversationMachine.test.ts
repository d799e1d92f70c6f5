import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { type ChatMessage } from '../../domain/chat/message';
import { type Query } from '../../domain/query/Query';
import { conversationMachine, type MessagePage, withTurn } from '../../machines/conversationMachine';
import { chatMessage } from './chatMessage';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const question = (uid: string) => chatMessage({ uid, text: uid });
const answer = (uid: string, to: string, status: ChatMessage['status'] = 'done') =>
  chatMessage({ uid, role: 'assistant', answers: to, text: uid, status });
const page = (olderToken: string | null, ...messages: ChatMessage[]): MessagePage => ({ messages, olderToken });

const turn = { question: question('Q2'), answer: answer('A2', 'Q2', 'answering') };
const COUNT: Query = { kind: 'count', set: { kind: 'label', label: 'City' } };
const chosen = { answer: answer('A1', 'Q1'), query: COUNT };
const events = [
  { type: 'ASKED', message: question('Q3'), replaces: 'Q1' },
  { type: 'TURN.DISMISSED' },
  { type: 'TURN.HEARD', turn },
  { type: 'MESSAGE.CHANGED', message: { ...answer('A1', 'Q1'), rating: 'up' } },
  { type: 'READING.CHOSEN', ...chosen },
  { type: 'CHANGED' },
  { type: 'TURN.SETTLED' },
  { type: 'OLDER.WANTED' },
  { type: 'RELOAD' },
  done('load', page('t2', question('Q1'), answer('A1', 'Q1'))),
  done('load', page(null, question('Q1'), answer('A1', 'Q1'), turn.question, turn.answer)),
  failed('load'),
  done('loadOlder', page(null, question('Q0'), answer('A0', 'Q0'), question('Q1'))),
  failed('loadOlder'),
  done('turn', { question: question('Q3'), answer: answer('A3', 'Q3'), replaces: 'Q1' }),
  done('turn', { question: question('Q2'), answer: null, replaces: null }),
  done('reread', { ...answer('A1', 'Q1'), query: COUNT }),
  failed('reread'),
];
const input = { conversationId: 'C', isNew: false, outgoing: null };
const outgoing = { question: question('Q3'), answer: null, replaces: null };
/** Conversations that only grow show nothing more. */
const within = ({ messages, olderTotal }: { messages: readonly unknown[]; olderTotal: number }) =>
  messages.length < 6 && olderTotal <= 2;
const begun = {
  'a conversation that is opened': walks(conversationMachine, { events, input, within }),
  'a new conversation': walks(conversationMachine, { events, input: { ...input, isNew: true }, within }),
  'a conversation with a message of which nobody knows whether it arrived': walks(conversationMachine, {
    events,
    input: { ...input, outgoing },
    within,
  }),
};
const taken = Object.values(begun).flat();

describe('every path through a conversation', () => {
  test('takes every transition', () => expect(uncovered(conversationMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(conversationMachine, taken));
});

test.each(Object.entries(begun))('%s never shows a message twice', (_, walked) => {
  for (const { name, after } of walked) {
    const { messages, turn: running } = after.context;
    const uids = (running === null ? messages : withTurn(messages, running)).map(({ uid }: ChatMessage) => uid);
    expect([name, uids]).toEqual([name, [...new Set(uids)]]);
  }
});

test('a turn is under way exactly while there is one, whichever window began it', () => {
  for (const { after } of taken) {
    expect(after.matches({ turn: 'underWay' })).toBe(after.context.turn !== null);
    const isAnswering = after.context.messages.some(({ status }: ChatMessage) => status === 'answering');
    if (isAnswering) expect(after.context.turn).not.toBeNull();
  }
});

test('a conversation in which nothing was said is not read when something happens elsewhere', () => {
  const actor = createActor(conversationMachine, { input: { ...input, isNew: true } }).start();
  actor.send({ type: 'CHANGED' });
  expect(actor.getSnapshot().value.list).toBe('ready');
});

test('what is asked again takes the place of the earlier message and all after it', () => {
  const messages = [question('Q0'), answer('A0', 'Q0'), question('Q1'), answer('A1', 'Q1'), question('Q2')];
  const uids = withTurn(messages, { question: question('Q3'), answer: answer('A3', 'Q3'), replaces: 'Q1' }).map(
    ({ uid }) => uid,
  );
  expect(uids).toEqual(['Q0', 'A0', 'Q3', 'A3']);
});

describe('another reading of an answer', () => {
  const messages = [question('Q1'), answer('A1', 'Q1'), question('Q2'), answer('A2', 'Q2')];
  const read: ChatMessage = { ...answer('A1', 'Q1'), text: 'Two.', query: COUNT };
  function opened(reread: () => Promise<ChatMessage>) {
    const told: unknown[] = [];
    let loads = 0;
    const actor = createActor(
      conversationMachine.provide({
        actors: {
          load: fromPromise(async () => {
            loads += 1;
            return page(null, ...messages);
          }),
          reread: fromPromise(reread),
        },
        actions: {
          announceReading: (_, { text }) => void told.push(text),
          tellReadingFailure: (_, { error }) => void told.push(error),
        },
      }),
      { input },
    ).start();
    return { actor, told, loads: () => loads };
  }
  const ready = (actor: ReturnType<typeof opened>['actor']) =>
    waitFor(actor, (state) => state.matches({ list: 'ready', reading: 'settled' }));

  test('stands in its place once it is kept, and is announced; what comes after stays', async () => {
    const { actor, told } = opened(async () => read);
    await ready(actor);
    actor.send({ type: 'READING.CHOSEN', ...chosen });
    expect(actor.getSnapshot().matches({ reading: 'changing' })).toBe(true);
    const { context } = await ready(actor);
    expect(context.messages).toEqual([messages[0], read, ...messages.slice(2)]);
    expect([told, context.chosen]).toEqual([['Two.'], null]);
  });

  test('that is refused is told, and the messages are read again', async () => {
    const refusal = { code: 'VERSION_CONFLICT' };
    const { actor, told, loads } = opened(() => Promise.reject(refusal));
    await ready(actor);
    actor.send({ type: 'READING.CHOSEN', ...chosen });
    await waitFor(actor, (state) => state.matches({ list: 'loading' }));
    const { context } = await ready(actor);
    expect([told, loads(), context.messages]).toEqual([[refusal], 2, messages]);
  });
});
