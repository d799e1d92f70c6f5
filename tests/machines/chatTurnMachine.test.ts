import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { type ChatPiece } from '../../domain/chat/answer';
import { type ChatMessage } from '../../domain/chat/message';
import {
  type ChatLineInput,
  type ChatTurnEvent,
  type ChatTurnInput,
  chatTurnMachine,
} from '../../machines/chatTurnMachine';
import { chatMessage } from './chatMessage';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const question = chatMessage({ uid: 'Q', text: 'What is Dacia?' });
const answer = (text: string, status: ChatMessage['status'] = 'answering'): ChatMessage =>
  chatMessage({ uid: 'A', role: 'assistant', answers: 'Q', text, deltas: text.length, status });
const piece = (number: number, text: string): ChatPiece => ({ uid: 'A', number, text });
const sent: ChatTurnInput = { question, answer: null, replaces: null };
const followed: ChatTurnInput = { question, answer: answer(''), replaces: null };

const events = [
  { type: 'TURN.BEGUN', turn: { question, answer: answer('') } },
  { type: 'PIECE.CAME', piece: piece(1, 'a') },
  { type: 'PIECE.CAME', piece: piece(2, 'b') },
  { type: 'ANSWERED', answer: answer('ab', 'done') },
  { type: 'ANSWERED', answer: answer('a', 'stopped') },
  { type: 'ANSWERED', answer: answer('', 'failed') },
  { type: 'ANSWERED', answer: answer('a') },
  { type: 'REFUSED', error: { code: 'CONVERSATION_BUSY' } },
  { type: 'JOINED' },
  { type: 'STOP' },
  { type: 'RETRY' },
  elapsed('patience', 'chatTurn.underWay.sending'),
  elapsed('patience', 'chatTurn.underWay.answering'),
  done('read', null),
  done('read', answer('')),
  done('read', answer('a')),
  done('read', answer('ab', 'done')),
  failed('read'),
  failed('read', { code: 'MESSAGE_NOT_FOUND' }),
  done('stop', answer('a', 'stopped')),
  done('stop', answer('ab', 'done')),
  failed('stop'),
  failed('stop', { code: 'MESSAGE_NOT_FOUND' }),
];
/** Pieces that pile up unread only repeat what two of them show. */
const within = ({ kept }: { kept: readonly unknown[] }) => kept.length < 2;
const exploration = (input: ChatTurnInput) => ({ events, input, within });
const ownTurn = walks(chatTurnMachine, exploration(sent));
const followedTurn = walks(chatTurnMachine, exploration(followed));

describe.each([
  ['a turn that is sent here', ownTurn],
  ['a turn that another window or an earlier visit began', followedTurn],
])('every path through %s', (_, taken) => {
  test('is the one that a running actor takes', () => expectTaken(chatTurnMachine, taken, ['line']));
});

const taken = [...ownTurn, ...followedTurn];

test('every transition is taken', () => expect(uncovered(chatTurnMachine, taken)).toEqual([]));

test('the text of an answer holds as many pieces as it says, in their order', () => {
  for (const { name, after } of taken) {
    const { text, deltas } = (after.context as { answer: ChatMessage | null }).answer ?? answer('');
    expect([name, text]).toEqual([name, 'ab'.slice(0, deltas)]);
  }
});

test('what is refused after an answer began takes nothing away', () => {
  for (const { before, events: way, after } of taken)
    if (before.context.answer !== null && way.at(-1)?.type === 'REFUSED') expect(after.value).toEqual(before.value);
});

test('an answer of which nothing is heard any more is asked for, until it is there', async () => {
  const answers = [answer('a'), answer('a'), answer('ab', 'done')];
  const actor = createActor(
    chatTurnMachine.provide({
      actors: {
        line: fromCallback<ChatTurnEvent, ChatLineInput>(() => undefined),
        read: fromPromise<ChatMessage | null, ChatLineInput>(() => Promise.resolve(answers.shift() ?? null)),
      },
      delays: { patience: 5 },
    }),
    { input: followed },
  ).start();
  const end = await new Promise((resolve) =>
    actor.subscribe(({ status, output }) => status === 'done' && resolve(output)),
  );
  expect(end).toEqual({ question, answer: answer('ab', 'done'), replaces: null });
});

test('a message that was looked for before it was stored, and heard of meanwhile, is not taken for deleted', async () => {
  let notFound = (): void => undefined;
  const early = new Promise<null>((resolve) => (notFound = () => resolve(null)));
  const reads = [early, Promise.resolve(answer('ab', 'done'))];
  const actor = createActor(
    chatTurnMachine.provide({
      actors: {
        line: fromCallback<ChatTurnEvent, ChatLineInput>(() => undefined),
        read: fromPromise<ChatMessage | null, ChatLineInput>(() => reads.shift() ?? Promise.reject(new Error('once'))),
      },
    }),
    { input: sent },
  ).start();
  actor.send({ type: 'JOINED' });
  actor.send({ type: 'TURN.BEGUN', turn: { question, answer: answer('') } });
  notFound();
  await new Promise((settled) => setTimeout(settled, 0));
  expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { answer: answer('ab', 'done') } });
});

test('stop, pressed before there is anything to stop, is kept until there is', async () => {
  const stopped: string[] = [];
  const actor = createActor(
    chatTurnMachine.provide({
      actors: {
        line: fromCallback<ChatTurnEvent, ChatLineInput>(() => undefined),
        stop: fromPromise<ChatMessage, ChatMessage | null>(({ input }) => {
          stopped.push(input?.uid ?? '');
          return Promise.resolve(answer('', 'stopped'));
        }),
      },
    }),
    { input: sent },
  ).start();
  actor.send({ type: 'STOP' });
  expect(stopped).toEqual([]);
  actor.send({ type: 'TURN.BEGUN', turn: { question, answer: answer('') } });
  await new Promise((settled) => setTimeout(settled, 0));
  expect(stopped).toEqual(['A']);
  expect(actor.getSnapshot().value).toBe('stopped');
});

test('however an answer is cut, joined anew, repeated and read, the text ends the same', async () => {
  const whole = 'Dacia is a car maker of Mioveni.';
  const pieces = [...whole].map((text, at) => piece(at + 1, text));
  let seed = 7;
  const chance = (of: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % of;
  for (let run = 0; run < 200; run += 1) {
    let written = 0;
    const actor = createActor(
      chatTurnMachine.provide({
        actors: {
          line: fromCallback<ChatTurnEvent, ChatLineInput>(() => undefined),
          read: fromPromise<ChatMessage | null, ChatLineInput>(() => Promise.resolve(answer(whole.slice(0, written)))),
        },
      }),
      { input: run % 2 === 0 ? sent : followed },
    ).start();
    actor.send({ type: 'TURN.BEGUN', turn: { question, answer: answer('') } });
    for (const each of pieces) {
      written = each.number;
      if (chance(4) > 0) actor.send({ type: 'PIECE.CAME', piece: each });
      if (chance(5) === 0) actor.send({ type: 'PIECE.CAME', piece: pieces[chance(written)]! });
      if (chance(6) === 0) actor.send({ type: 'JOINED' });
      if (chance(3) === 0) await Promise.resolve();
    }
    actor.send({ type: 'JOINED' });
    await new Promise((settled) => setTimeout(settled, 0));
    expect(actor.getSnapshot().context.answer?.text).toBe(whole);
    actor.stop();
  }
});
