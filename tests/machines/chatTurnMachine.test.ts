import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { type ChatPiece, type StoredTurn } from '../../domain/chat/answer';
import { type ChatMessage } from '../../domain/chat/message';
import { type ChatTurnEvent, type ChatTurnInput, chatTurnMachine } from '../../machines/chatTurnMachine';
import { chatMessage } from './chatMessage';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const question = chatMessage({ uid: 'Q', text: 'What is Dacia?' });
const answer = (text: string, status: ChatMessage['status'] = 'answering'): ChatMessage =>
  chatMessage({ uid: 'A', role: 'assistant', answers: 'Q', text, deltas: text.length, status });
const told = (text: string, status?: ChatMessage['status']): StoredTurn => ({ question, answer: answer(text, status) });
const piece = (number: number, text: string): ChatPiece => ({ uid: 'A', number, text });
const sent: ChatTurnInput = { question, answer: null, replaces: null };
const followed: ChatTurnInput = { question, answer: answer(''), replaces: null };

const events = [
  { type: 'TURN.CAME', turn: told('') },
  { type: 'TURN.CAME', turn: told('ab', 'done') },
  { type: 'PIECE.CAME', piece: piece(1, 'a') },
  { type: 'PIECE.CAME', piece: piece(2, 'b') },
  { type: 'ANSWERED', answer: answer('ab', 'done') },
  { type: 'ANSWERED', answer: answer('a', 'stopped') },
  { type: 'ANSWERED', answer: answer('', 'failed') },
  { type: 'ANSWERED', answer: answer('a') },
  { type: 'REFUSED', error: { code: 'CONVERSATION_BUSY' } },
  { type: 'CHANGED' },
  { type: 'STOP' },
  { type: 'RETRY' },
  done('read', null),
  done('read', told('')),
  done('read', told('a')),
  done('read', told('ab', 'done')),
  failed('read'),
  failed('read', { code: 'MESSAGE_NOT_FOUND' }),
  done('stop', answer('a', 'stopped')),
  done('stop', answer('ab', 'done')),
  failed('stop'),
  failed('stop', { code: 'MESSAGE_NOT_FOUND' }),
];
/** Pieces that pile up unread only repeat what two of them show. */
const within = ({ ahead }: { ahead: readonly unknown[] }) => ahead.length < 2;
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

/** A machine whose line is silent, and which reads so. */
const reading = (read: () => Promise<StoredTurn | null>) =>
  chatTurnMachine.provide({
    actors: {
      line: fromCallback<ChatTurnEvent, ChatTurnInput>(() => undefined),
      read: fromPromise<StoredTurn | null, ChatTurnInput>(read),
    },
  });
const soon = () => new Promise((settled) => setTimeout(settled, 0));

test('no path waits for time to pass, and while everything is heard nothing is read', async () => {
  let reads = 0;
  const actor = createActor(
    reading(() => {
      reads += 1;
      return Promise.resolve(null);
    }),
    { input: sent },
  ).start();
  actor.send({ type: 'TURN.CAME', turn: told('') });
  for (const each of [piece(1, 'a'), piece(2, 'b')]) actor.send({ type: 'PIECE.CAME', piece: each });
  // The call that sent it is answered late, with what it was at first.
  actor.send({ type: 'TURN.CAME', turn: told('') });
  expect(actor.getSnapshot().context.answer?.text).toBe('ab');
  actor.send({ type: 'ANSWERED', answer: answer('ab', 'done') });
  await soon();
  expect([actor.getSnapshot().value, reads]).toEqual(['ended', 0]);
  expect(Object.keys(chatTurnMachine.implementations.delays)).toEqual([]);
});

test('pieces that came before the turn was known are put to it when it is', async () => {
  let reads = 0;
  const actor = createActor(
    reading(() => {
      reads += 1;
      return Promise.resolve(told('a'));
    }),
    { input: sent },
  ).start();
  actor.send({ type: 'PIECE.CAME', piece: piece(2, 'b') });
  expect(reads).toBe(0);
  actor.send({ type: 'TURN.CAME', turn: told('') });
  await soon();
  expect([actor.getSnapshot().context.answer?.text, reads]).toEqual(['ab', 1]);
});

test('a read that fails is not repeated at once, but by the next piece that shows the gap', async () => {
  let reads = 0;
  const actor = createActor(
    reading(() => {
      reads += 1;
      return reads < 3 ? Promise.reject(new Error('away')) : Promise.resolve(told('ab'));
    }),
    { input: followed },
  ).start();
  await soon();
  actor.send({ type: 'PIECE.CAME', piece: piece(2, 'b') });
  await soon();
  expect([actor.getSnapshot().context.answer?.text, reads]).toEqual(['', 2]);
  actor.send({ type: 'PIECE.CAME', piece: piece(3, 'c') });
  await soon();
  expect([actor.getSnapshot().context.answer?.text, reads]).toEqual(['abc', 3]);
});

test('a message that was looked for before it was stored, and heard of meanwhile, is not taken for deleted', async () => {
  let notFound = (): void => undefined;
  const early = new Promise<null>((resolve) => (notFound = () => resolve(null)));
  const actor = createActor(
    reading(() => early),
    { input: sent },
  ).start();
  actor.send({ type: 'CHANGED' });
  actor.send({ type: 'TURN.CAME', turn: told('') });
  notFound();
  await soon();
  expect(actor.getSnapshot()).toMatchObject({ value: { underWay: 'hearing' }, context: told('') });
});

test('stop, pressed before there is anything to stop, is kept until there is', async () => {
  const stopped: string[] = [];
  const actor = createActor(
    chatTurnMachine.provide({
      actors: {
        line: fromCallback<ChatTurnEvent, ChatTurnInput>(() => undefined),
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
  actor.send({ type: 'TURN.CAME', turn: told('') });
  await new Promise((settled) => setTimeout(settled, 0));
  expect(stopped).toEqual(['A']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'ended', context: { answer: { status: 'stopped' } } });
});

test('however an answer is cut, joined anew, repeated and read, the text ends the same', async () => {
  const whole = 'Dacia is a car maker of Mioveni.';
  const pieces = [...whole].map((text, at) => piece(at + 1, text));
  let seed = 7;
  const chance = (of: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % of;
  for (let run = 0; run < 200; run += 1) {
    let written = 0;
    const actor = createActor(
      reading(() => Promise.resolve(told(whole.slice(0, written)))),
      { input: run % 2 === 0 ? sent : followed },
    ).start();
    actor.send({ type: 'TURN.CAME', turn: told('') });
    for (const each of pieces) {
      written = each.number;
      if (chance(4) > 0) actor.send({ type: 'PIECE.CAME', piece: each });
      if (chance(5) === 0) actor.send({ type: 'PIECE.CAME', piece: pieces[chance(written)]! });
      if (chance(6) === 0) actor.send({ type: 'CHANGED' });
      if (chance(3) === 0) await Promise.resolve();
    }
    actor.send({ type: 'CHANGED' });
    await new Promise((settled) => setTimeout(settled, 0));
    expect(actor.getSnapshot().context.answer?.text).toBe(whole);
    actor.stop();
  }
});
