import { assign, fromCallback, fromPromise, setup } from 'xstate';

import { type ChatPiece, isBehind, type StoredTurn, withPieces } from '../domain/chat/answer';
import { type ChatMessage } from '../domain/chat/message';

/** A turn that begins with a message, or one that is followed from its answer on. */
export interface ChatTurnInput {
  readonly question: ChatMessage;
  /** The answer as far as it is known; null when the message is still to be sent. */
  readonly answer: ChatMessage | null;
  /** The earlier message that this one takes the place of, with all after it. */
  readonly replaces: string | null;
}

interface ChatTurnContext extends ChatTurnInput {
  /** Pieces that came while the answer was read. */
  readonly kept: readonly ChatPiece[];
  /** Stop was pressed before there was an answer to stop. */
  readonly wantsStop: boolean;
  /** Why the message was not taken. */
  readonly error: unknown;
}

/** What is heard of a turn: over the channel, and as the answer of the call that sent it. */
export type ChatTurnEvent =
  | { type: 'TURN.BEGUN'; turn: StoredTurn }
  | { type: 'PIECE.CAME'; piece: ChatPiece }
  | { type: 'ANSWERED'; answer: ChatMessage }
  | { type: 'REFUSED'; error: unknown }
  // The channel was joined anew: something may have been missed.
  | { type: 'JOINED' }
  | { type: 'STOP' }
  | { type: 'RETRY' };

/** How a turn ended; without an answer it was deleted meanwhile. */
export interface ChatTurnOutput {
  readonly question: ChatMessage;
  readonly answer: ChatMessage | null;
  readonly replaces: string | null;
}

/** What the line of a turn is opened for. */
export type ChatLineInput = Pick<ChatTurnContext, 'question' | 'answer' | 'replaces'>;

/** When nothing is heard for so long, the backend is asked how far the answer is. */
const PATIENCE_MS = 4000;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'MESSAGE_NOT_FOUND';

const TURN_TAKEN = {
  type: 'takeTurn',
  params: ({ event }: { event: { turn: StoredTurn } }) => event.turn,
} as const;
const ANSWER_TAKEN = {
  type: 'takeAnswer',
  params: ({ event }: { event: { answer: ChatMessage } }) => event.answer,
} as const;
const READ_TAKEN = {
  type: 'takeRead',
  params: ({ event }: { event: { output: ChatMessage | null } }) => event.output,
} as const;
const PIECE_KEPT = { type: 'keep', params: ({ event }: { event: { piece: ChatPiece } }) => event.piece } as const;

/**
 * One message to the assistant and its answer (issue 4, "Chat"). The answer is put together from numbered pieces: what is
 * there already is ignored, and when one is missing, when the channel was joined anew or nothing was heard for a while, it
 * is read whole. So it ends the same for the window that asked, for a second one, and after a reload.
 */
export const chatTurnMachine = setup({
  types: {} as {
    context: ChatTurnContext;
    input: ChatTurnInput;
    output: ChatTurnOutput;
    events: ChatTurnEvent;
  },
  actors: {
    /** Sends the message, if there is no answer yet, and tells what is heard of it. */
    line: fromCallback<ChatTurnEvent, ChatLineInput>(() => undefined),
    /** Reads the answer; null while the backend does not know of the message. Rejects with a `code`. */
    read: fromPromise<ChatMessage | null, ChatLineInput>(() => Promise.reject(new Error('the page injects read'))),
    /** Stops the answer where it is and gives it. Rejects with a `code`. */
    stop: fromPromise<ChatMessage, ChatMessage | null>(() => Promise.reject(new Error('the page injects stop'))),
  },
  delays: { patience: PATIENCE_MS },
  guards: {
    isToBeSent: ({ context }) => context.answer === null,
    isHeard: ({ context }) => context.answer !== null,
    wantsStop: ({ context }) => context.wantsStop,
    isNext: ({ context: { answer } }, piece: ChatPiece) => answer !== null && withPieces(answer, [piece]) !== answer,
    isLater: ({ context: { answer } }, piece: ChatPiece) => answer !== null && isBehind(answer, [piece]),
    isDone: ({ context }) => context.answer?.status === 'done',
    isStopped: ({ context }) => context.answer?.status === 'stopped',
    isFailed: ({ context }) => context.answer?.status === 'failed',
    isSettled: (_, answer: ChatMessage | null) => answer !== null && answer.status !== 'answering',
    isNothing: (_, answer: ChatMessage | null) => answer === null,
    isGone: ({ context }, answer: ChatMessage | null) => answer === null && context.answer !== null,
    isGoneBy: ({ context }, { error }: { error: unknown }) => isMissing(error) && context.answer !== null,
    isBehindStill: ({ context }, answer: ChatMessage | null) =>
      answer !== null && isBehind(withPieces(answer, context.kept), context.kept),
  },
  actions: {
    takeTurn: assign((_, { question, answer }: StoredTurn) => ({ question, answer })),
    takeAnswer: assign((_, answer: ChatMessage) => ({ answer, kept: [], wantsStop: false })),
    /** What was read may be older than what was put together here, if pieces came meanwhile. */
    takeRead: assign(({ context }, answer: ChatMessage | null) => {
      if (answer === null) return {};
      const isOlder = answer.status === 'answering' && context.answer !== null && context.answer.deltas > answer.deltas;
      const newer = isOlder ? context.answer : answer;
      return { answer: newer.status === 'answering' ? withPieces(newer, context.kept) : newer, kept: [] };
    }),
    append: assign(({ context: { answer } }, piece: ChatPiece) =>
      answer === null ? {} : { answer: withPieces(answer, [piece]) },
    ),
    keep: assign(({ context }, piece: ChatPiece) => ({ kept: [...context.kept, piece] })),
    noteStop: assign({ wantsStop: true }),
    forgetStop: assign({ wantsStop: false }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error, kept: [], wantsStop: false })),
    forgetError: assign({ error: null }),
    forgetAnswer: assign({ answer: null }),
    /** Injected: the answer could not be stopped. */
    tellStopFailure: (_, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'chatTurn',
  context: ({ input }) => ({ ...input, kept: [], wantsStop: false, error: null }),
  output: ({ context: { question, answer, replaces } }) => ({ question, answer, replaces }),
  initial: 'beginning',
  states: {
    beginning: {
      entry: 'forgetError',
      always: [{ guard: 'isToBeSent', target: 'underWay' }, { target: 'underWay.reading' }],
    },
    underWay: {
      invoke: { id: 'line', src: 'line', input: ({ context }) => context },
      initial: 'sending',
      on: {
        ANSWERED: { target: 'settled', actions: ANSWER_TAKEN },
        // Once there is an answer to follow, the call that asked for it may fail: the rest comes over the channel or is read.
        REFUSED: [
          { guard: 'isHeard' },
          { target: 'unsent', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
      states: {
        sending: {
          on: {
            'TURN.BEGUN': [
              { guard: 'wantsStop', target: 'stopping', actions: TURN_TAKEN },
              { target: 'answering', actions: TURN_TAKEN },
            ],
            'PIECE.CAME': { target: 'reading', actions: PIECE_KEPT },
            JOINED: 'reading',
            STOP: { actions: 'noteStop' },
          },
          after: { patience: 'reading' },
        },
        answering: {
          on: {
            'PIECE.CAME': [
              {
                guard: { type: 'isNext', params: ({ event }) => event.piece },
                target: 'answering',
                // Patience begins anew.
                reenter: true,
                actions: { type: 'append', params: ({ event }) => event.piece },
              },
              {
                guard: { type: 'isLater', params: ({ event }) => event.piece },
                target: 'reading',
                actions: PIECE_KEPT,
              },
            ],
            JOINED: 'reading',
            STOP: 'stopping',
          },
          after: { patience: 'reading' },
        },
        reading: {
          on: {
            // Read before the message was stored, it would be taken for deleted.
            'TURN.BEGUN': { guard: 'isToBeSent', target: 'reading', reenter: true, actions: TURN_TAKEN },
            'PIECE.CAME': { actions: PIECE_KEPT },
            // What is on its way may be older than what was missed.
            JOINED: { target: 'reading', reenter: true },
            STOP: [{ guard: 'isHeard', target: 'stopping' }, { actions: 'noteStop' }],
          },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => event.output },
                target: '#settled',
                actions: READ_TAKEN,
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: '#gone',
              },
              { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'sending' },
              {
                guard: { type: 'isBehindStill', params: ({ event }) => event.output },
                target: 'reading',
                reenter: true,
                actions: READ_TAKEN,
              },
              { guard: 'wantsStop', target: 'stopping', actions: READ_TAKEN },
              { target: 'answering', actions: READ_TAKEN },
            ],
            onError: [
              { guard: { type: 'isGoneBy', params: ({ event }) => event }, target: '#gone' },
              { guard: 'isHeard', target: 'answering' },
              { target: 'sending' },
            ],
          },
        },
        stopping: {
          on: { 'PIECE.CAME': { actions: { type: 'append', params: ({ event }) => event.piece } } },
          invoke: {
            id: 'stop',
            src: 'stop',
            input: ({ context }) => context.answer,
            onDone: { target: '#settled', actions: READ_TAKEN },
            onError: [
              { guard: { type: 'isGoneBy', params: ({ event }) => event }, target: '#gone' },
              {
                target: 'reading',
                actions: ['forgetStop', { type: 'tellStopFailure', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
        },
      },
    },
    /** The backend did not take the message; it can be sent again as it is. */
    unsent: { on: { RETRY: 'beginning' } },
    settled: {
      id: 'settled',
      always: [
        { guard: 'isDone', target: 'done' },
        { guard: 'isStopped', target: 'stopped' },
        { guard: 'isFailed', target: 'failed' },
        { target: 'underWay.reading' },
      ],
    },
    done: { type: 'final' },
    stopped: { type: 'final' },
    failed: { type: 'final' },
    gone: { id: 'gone', type: 'final', entry: 'forgetAnswer' },
  },
});
