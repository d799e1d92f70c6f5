import { assign, fromPromise, raise, setup } from 'xstate';

import { type StoredTurn } from '../domain/chat/answer';
import { type ChatMessage } from '../domain/chat/message';
import { type Query } from '../domain/query/Query';
import { type ChatTurnInput, chatTurnMachine, type ChatTurnOutput } from './chatTurnMachine';

/** Messages of a conversation, oldest first, and where the older ones are. */
export interface MessagePage {
  readonly messages: readonly ChatMessage[];
  /** Null when the first message is among them. */
  readonly olderToken: string | null;
}

/** Which messages to read: the newest, or those before a place. */
export interface MessageRequest {
  readonly conversationId: string;
  readonly pageSize: number;
  readonly pageToken: string;
}

/** Another reading of the question of an answer, to stand in its place. */
export interface ChosenReading {
  readonly answer: ChatMessage;
  readonly query: Query;
}

interface ConversationInput {
  readonly conversationId: string;
  /** Nothing was said in it yet. */
  readonly isNew: boolean;
  /** A message that was sent before the page was left, of which nobody knows whether it arrived. */
  readonly outgoing: ChatTurnInput | null;
}

interface ConversationContext extends MessagePage {
  /** How many were put before those that were read first: a list keeps its place by it. */
  readonly olderTotal: number;
  readonly conversationId: string;
  readonly isNew: boolean;
  /** Its first message is said on this page, or will be. */
  readonly beganHere: boolean;
  /** The turn that is under way, as it began. */
  readonly turn: ChatTurnInput | null;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  /** The reading that an answer is being replaced by. */
  readonly chosen: ChosenReading | null;
  /** Why the last reading failed. */
  readonly error: unknown;
}

/** What a person sends: a message, perhaps in the place of an earlier one. */
export interface OutgoingMessage {
  readonly message: ChatMessage;
  readonly replaces: string | null;
}

export type ConversationEvent =
  | ({ type: 'ASKED' } & OutgoingMessage)
  // The person gives up a message that the backend did not accept.
  | { type: 'TURN.DISMISSED' }
  // A message was stored and is being answered, here or in another window.
  | { type: 'TURN.HEARD'; turn: StoredTurn }
  | { type: 'TURN.SETTLED' }
  | { type: 'MESSAGE.CHANGED'; message: ChatMessage }
  | ({ type: 'READING.CHOSEN' } & ChosenReading)
  | { type: 'CHANGED' }
  | { type: 'OLDER.WANTED' }
  | { type: 'RELOAD' };

const MESSAGE_PAGE_SIZE = 60;
const LARGEST_PAGE_SIZE = 500;
const NEWEST = '1';

/** Messages without the one that is replaced and all after it. */
function before(messages: readonly ChatMessage[], replaced: string | null): readonly ChatMessage[] {
  const place = replaced === null ? -1 : messages.findIndex(({ uid }) => uid === replaced);
  return place === -1 ? messages : messages.slice(0, place);
}

const without = (messages: readonly ChatMessage[], ...gone: readonly (string | undefined)[]) =>
  messages.filter(({ uid }) => !gone.includes(uid));

/** The messages before a turn, and then the turn itself: what it replaces goes, and nothing stands there twice. */
export function withTurn(
  messages: readonly ChatMessage[],
  { question, answer, replaces }: ChatTurnInput,
): readonly ChatMessage[] {
  const others = without(before(messages, replaces), question.uid, answer?.uid);
  return answer === null ? [...others, question] : [...others, question, answer];
}

/** A page that was read anew takes the place of what it covers; older messages that are known stay before it. */
function refreshed(known: MessagePage, fresh: MessagePage): MessagePage {
  const place = known.messages.findIndex(({ uid }) => uid === fresh.messages[0]?.uid);
  if (fresh.olderToken === null || place <= 0) return fresh;
  return { messages: [...known.messages.slice(0, place), ...fresh.messages], olderToken: known.olderToken };
}

/** The turn whose answer is still being written, as another window or an earlier visit began it. */
function unfinished(messages: readonly ChatMessage[]): ChatTurnInput | null {
  const answer = messages.findLast(({ role, status }) => role === 'assistant' && status === 'answering');
  const question = messages.find(({ uid }) => uid === answer?.answers);
  return answer === undefined || question === undefined ? null : { question, answer, replaces: null };
}

/**
 * One conversation with the assistant: its messages, older ones on demand, the one turn that may be under way in it,
 * whichever window began it, and the answer that is being replaced by another reading. What happens elsewhere is read quietly and leaves what is shown in place.
 */
export const conversationMachine = setup({
  types: {} as {
    context: ConversationContext;
    input: ConversationInput;
    events: ConversationEvent;
    children: { load: 'load'; loadOlder: 'load'; turn: 'turn'; reread: 'reread' };
  },
  actors: {
    load: fromPromise<MessagePage, MessageRequest>(() => Promise.reject(new Error('the page injects load'))),
    turn: chatTurnMachine,
    /** Answers by the chosen reading and gives the answer as it is kept. */
    reread: fromPromise<ChatMessage, ChosenReading>(() => Promise.reject(new Error('the page injects reread'))),
  },
  guards: {
    /** Nobody else knows of a conversation in which nothing was said. */
    isBegun: ({ context }) => !context.isNew,
    isEmpty: ({ context }) => context.messages.length === 0,
    hasOlder: ({ context }) => context.olderToken !== null,
    isOvertaken: ({ context }) => context.isOvertaken,
    hasTurn: ({ context }) => context.turn !== null,
    isAnsweredElsewhere: ({ context }) => unfinished(context.messages) !== null,
    isNews: ({ context }, { question }: StoredTurn) => context.turn?.question.uid !== question.uid,
  },
  actions: {
    begin: assign({ isOvertaken: false, error: null }),
    noteOvertaken: assign({ isOvertaken: true }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    take: assign(({ context }, page: MessagePage) => refreshed(context, page)),
    prepend: assign(({ context }, { messages, olderToken }: MessagePage) => {
      const older = without(messages, ...context.messages.map(({ uid }) => uid));
      return { messages: [...older, ...context.messages], olderToken, olderTotal: context.olderTotal + older.length };
    }),
    aim: assign((_, { message, replaces }: OutgoingMessage) => ({
      turn: { question: message, answer: null, replaces },
      isNew: false,
    })),
    follow: assign(({ context }) => ({ turn: unfinished(context.messages) })),
    addTurn: assign(({ context }, turn: StoredTurn) => ({
      messages: withTurn(context.messages, { ...turn, replaces: null }),
      isNew: false,
    })),
    settle: assign(({ context }, { question, answer, replaces }: ChatTurnOutput) => ({
      turn: null,
      messages:
        answer === null
          ? context.messages.filter(({ uid, answers }) => uid !== question.uid && answers !== question.uid)
          : withTurn(context.messages, { question, answer, replaces }),
    })),
    dismiss: assign({ turn: null }),
    /** Injected: a turn came to its end. */
    announce: (_, _end: ChatTurnOutput) => undefined,
    choose: assign((_, { answer, query }: ChosenReading) => ({ chosen: { answer, query } })),
    forgetChosen: assign({ chosen: null }),
    /** Injected: another reading stands in the place of an answer. */
    announceReading: (_, _answer: ChatMessage) => undefined,
    /** Injected: the answer stays as it was. */
    tellReadingFailure: (_, _failure: { error: unknown }) => undefined,
    change: assign(({ context }, message: ChatMessage) => ({
      messages: context.messages.map((each) => (each.uid === message.uid ? message : each)),
    })),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input: { conversationId, isNew, outgoing } }) => ({
    conversationId,
    isNew,
    beganHere: isNew,
    turn: outgoing,
    messages: [],
    olderToken: null,
    olderTotal: 0,
    isOvertaken: false,
    chosen: null,
    error: null,
  }),
  type: 'parallel',
  on: {
    'MESSAGE.CHANGED': { actions: { type: 'change', params: ({ event }) => event.message } },
    'TURN.HEARD': {
      guard: { type: 'isNews', params: ({ event }) => event.turn },
      // When it takes the place of others, CHANGED comes as well.
      actions: { type: 'addTurn', params: ({ event }) => event.turn },
    },
  },
  states: {
    list: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'isBegun', target: 'loading' }, { target: 'ready' }] },
        loading: {
          entry: 'begin',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { conversationId, messages } }) => ({
              conversationId,
              pageSize: Math.min(LARGEST_PAGE_SIZE, Math.max(MESSAGE_PAGE_SIZE, messages.length)),
              pageToken: NEWEST,
            }),
            onDone: [
              {
                guard: 'isOvertaken',
                target: 'loading',
                reenter: true,
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: 'isEmpty',
                target: 'failed',
                actions: { type: 'noteError', params: ({ event }) => event },
              },
              { target: 'ready', actions: { type: 'noteError', params: ({ event }) => event } },
            ],
          },
          on: { CHANGED: { actions: 'noteOvertaken' }, 'TURN.SETTLED': { actions: 'noteOvertaken' } },
        },
        ready: {
          on: {
            'OLDER.WANTED': { guard: 'hasOlder', target: 'loadingOlder' },
            CHANGED: { guard: 'isBegun', target: 'loading' },
            RELOAD: 'loading',
          },
        },
        loadingOlder: {
          entry: 'begin',
          invoke: {
            id: 'loadOlder',
            src: 'load',
            input: ({ context: { conversationId, olderToken } }) => ({
              conversationId,
              pageSize: MESSAGE_PAGE_SIZE,
              pageToken: olderToken ?? NEWEST,
            }),
            onDone: [
              {
                guard: 'isOvertaken',
                target: 'loading',
                actions: { type: 'prepend', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'prepend', params: ({ event }) => event.output } },
            ],
            onError: { target: 'olderFailed', actions: { type: 'noteError', params: ({ event }) => event } },
          },
          on: { CHANGED: { actions: 'noteOvertaken' } },
        },
        olderFailed: { on: { 'OLDER.WANTED': 'loadingOlder', CHANGED: 'loading' } },
        failed: { on: { RELOAD: 'loading', CHANGED: 'loading', 'TURN.SETTLED': 'loading' } },
      },
    },
    turn: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'hasTurn', target: 'underWay' },
            { guard: 'isAnsweredElsewhere', target: 'underWay', actions: 'follow' },
          ],
          on: { ASKED: { target: 'underWay', actions: { type: 'aim', params: ({ event }) => event } } },
        },
        underWay: {
          invoke: {
            id: 'turn',
            src: 'turn',
            // There is one, or this state is not entered.
            input: ({ context }) => context.turn as ChatTurnInput,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'settle', params: ({ event }) => event.output },
                { type: 'announce', params: ({ event }) => event.output },
                raise({ type: 'TURN.SETTLED' }),
              ],
            },
          },
          on: { 'TURN.DISMISSED': { target: 'idle', actions: 'dismiss' } },
        },
      },
    },
    reading: {
      initial: 'settled',
      states: {
        settled: {
          on: { 'READING.CHOSEN': { target: 'changing', actions: { type: 'choose', params: ({ event }) => event } } },
        },
        changing: {
          exit: 'forgetChosen',
          invoke: {
            id: 'reread',
            src: 'reread',
            // One was chosen, or this state is not entered.
            input: ({ context }) => context.chosen as ChosenReading,
            onDone: {
              target: 'settled',
              actions: [
                { type: 'change', params: ({ event }) => event.output },
                { type: 'announceReading', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'settled',
              actions: [
                { type: 'tellReadingFailure', params: ({ event }) => ({ error: event.error }) },
                // Another window may have chosen first.
                raise({ type: 'CHANGED' }),
              ],
            },
          },
        },
      },
    },
  },
});
