import { assign, fromCallback, fromPromise, setup } from 'xstate';

import { type ChatPiece, type KnownAnswer, type StoredTurn, withAnswer, withPiece } from '../domain/chat/answer';
import { type ChatMessage } from '../domain/chat/message';

/** A turn that begins with a message, or one that is followed from its answer on. */
export interface ChatTurnInput {
  readonly question: ChatMessage;
  /** The answer as far as it is known; null when the message is still to be sent. */
  readonly answer: ChatMessage | null;
  /** The earlier message that this one takes the place of, with all after it. */
  readonly replaces: string | null;
}

interface ChatTurnContext extends ChatTurnInput, KnownAnswer {
  /** Stop was pressed before there was an answer to stop. */
  readonly wantsStop: boolean;
  /** Why the message was not taken. */
  readonly error: unknown;
}

/** News of a turn: from the channel, and from the call that sent the message. */
export type ChatTurnEvent =
  | { type: 'TURN.CAME'; turn: StoredTurn }
  | { type: 'PIECE.CAME'; piece: ChatPiece }
  | { type: 'ANSWERED'; answer: ChatMessage }
  | { type: 'REFUSED'; error: unknown }
  // Something happened that was not told, such as while the channel was down.
  | { type: 'CHANGED' }
  | { type: 'STOP' }
  | { type: 'RETRY' };

/** How a turn ended; without an answer it was deleted meanwhile. */
export type ChatTurnOutput = ChatTurnInput;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'MESSAGE_NOT_FOUND';

/** Stop was pressed, and there is something to stop. */
const TO_STOP = { guard: 'canStop', target: 'stopping' } as const;
const GONE = {
  guard: { type: 'isMissing', params: ({ event }: { event: { error: unknown } }) => event },
  target: '#ended',
  actions: 'forgetAnswer',
} as const;

/**
 * One message to the assistant and its answer. Sending it is answered at once; the answer comes over the
 * channel in numbered pieces, each put where it belongs. After a gap (a number is missing, the channel was joined anew, the
 * page was opened in the middle) one read tells how far it is. So it ends the same for the window that asked, for a second
 * one, and after a reload.
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
    line: fromCallback<ChatTurnEvent, ChatTurnInput>(() => undefined),
    /** Reads the turn; null when its message is not known to have been stored, and was not. Rejects with a `code`. */
    read: fromPromise<StoredTurn | null, ChatTurnInput>(() => Promise.reject(new Error('the page injects read'))),
    /** Stops the answer where it is and gives it. Rejects with a `code`. */
    stop: fromPromise<ChatMessage, ChatMessage | null>(() => Promise.reject(new Error('the page injects stop'))),
  },
  guards: {
    isKnown: ({ context }) => context.answer !== null,
    canStop: ({ context }) => context.wantsStop && context.answer !== null,
    hasGap: ({ context }) => context.answer !== null && context.ahead.length > 0,
    isWhole: ({ context }) => context.answer !== null && context.answer.status !== 'answering',
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
  },
  actions: {
    takeTurn: assign(({ context }, turn: StoredTurn | null) =>
      turn === null ? {} : { question: turn.question, ...withAnswer(context, turn.answer) },
    ),
    takeAnswer: assign(({ context }, answer: ChatMessage) => withAnswer(context, answer)),
    takePiece: assign(({ context }, piece: ChatPiece) => withPiece(context, piece)),
    /** If reading fails, the next piece leads to another reading. */
    forgetAhead: assign({ ahead: [] }),
    noteStop: assign({ wantsStop: true }),
    forgetStop: assign({ wantsStop: false }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error, ahead: [], wantsStop: false })),
    forgetError: assign({ error: null }),
    forgetAnswer: assign({ answer: null }),
    /** Injected: the answer could not be stopped. */
    tellStopFailure: (_, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'chatTurn',
  context: ({ input }) => ({ ...input, ahead: [], wantsStop: false, error: null }),
  output: ({ context: { question, answer, replaces } }) => ({ question, answer, replaces }),
  initial: 'underWay',
  states: {
    underWay: {
      invoke: { id: 'line', src: 'line', input: ({ context }) => context },
      always: { guard: 'isWhole', target: 'ended' },
      on: {
        'TURN.CAME': { actions: { type: 'takeTurn', params: ({ event }) => event.turn } },
        'PIECE.CAME': { actions: { type: 'takePiece', params: ({ event }) => event.piece } },
        ANSWERED: { actions: { type: 'takeAnswer', params: ({ event }) => event.answer } },
        STOP: { actions: 'noteStop' },
        REFUSED: [
          // The message was stored after all: only the answer to the failed call was lost.
          { guard: 'isKnown' },
          { target: 'unsent', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'isKnown', target: 'reading' }, { target: 'hearing' }] },
        hearing: { always: [TO_STOP, { guard: 'hasGap', target: 'reading' }], on: { CHANGED: 'reading' } },
        reading: {
          always: TO_STOP,
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => context,
            onDone: { target: 'hearing', actions: { type: 'takeTurn', params: ({ event }) => event.output } },
            onError: [GONE, { target: 'hearing', actions: 'forgetAhead' }],
          },
          // What is on its way may be older than what was missed.
          on: { CHANGED: { target: 'reading', reenter: true } },
        },
        stopping: {
          invoke: {
            id: 'stop',
            src: 'stop',
            input: ({ context }) => context.answer,
            onDone: { actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
            onError: [
              GONE,
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
    unsent: { on: { RETRY: { target: 'underWay', actions: 'forgetError' } } },
    ended: { id: 'ended', type: 'final' },
  },
});
