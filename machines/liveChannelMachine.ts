import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** The topics to join, each with the events that are listened to. */
export type LiveTopics = Readonly<Record<string, readonly string[]>>;

/** What came over a topic. */
export interface LiveMessage {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

interface LiveContext {
  readonly topics: LiveTopics;
  readonly joined: readonly string[];
  /** Topics that the backend will not let this person join. */
  readonly refused: readonly string[];
  /** Connections in a row that failed, since a topic was joined last. */
  readonly failures: number;
  /** How often the token was renewed in vain, since a topic was joined last. */
  readonly renewals: number;
  /** It was down, or did not come up, since the view was entered. */
  readonly wasDown: boolean;
}

export type LiveChannelEvent =
  | { type: 'VIEW.ENTERED' }
  | { type: 'VIEW.LEFT' }
  | { type: 'RETRIED' }
  // A connection ended or was not made; the client tries again by itself.
  | { type: 'SOCKET.FAILED' }
  // Quiet when nothing was told of the topic since the page was opened.
  | { type: 'TOPIC.JOINED'; topic: string; isQuiet: boolean }
  | { type: 'TOPIC.LOST'; topic: string }
  | { type: 'TOPIC.ENDED'; topic: string }
  | { type: 'TOPIC.TIMED_OUT'; topic: string }
  | { type: 'TOPIC.REFUSED'; topic: string; reason: string }
  | ({ type: 'MESSAGE.CAME' } & LiveMessage);

/** A channel that is down for less than this is no news to anybody. */
const OFFLINE_PATIENCE_MS = 3000;
/** The page cannot tell a refused socket from a network failure: after so many failures it checks the token. */
const MOST_FAILURES = 6;
const LONGEST_BACK_OFF_MS = 15_000;

/** Topics that can neither be joined nor, by what was said, ever will be. */
const FORBIDDEN = 'unauthorized';

/** A topic that was joined, and whether something of it may have passed this page by. */
interface Join {
  readonly topic: string;
  readonly mayHaveMissed: boolean;
}

interface Refusal {
  readonly topic: string;
  readonly reason: string;
}

const NOTHING_YET: Omit<LiveContext, 'topics'> = {
  joined: [],
  refused: [],
  failures: 0,
  renewals: 0,
  wasDown: false,
};

const isAmong = (context: LiveContext, topics: readonly string[]) =>
  Object.keys(context.topics).every((each) => topics.includes(each));
/** After an outage calls may have failed besides, which the join is the moment to make again. */
const joinOf = ({ wasDown }: LiveContext, { topic, isQuiet }: { topic: string; isQuiet: boolean }): Join => ({
  topic,
  mayHaveMissed: wasDown || !isQuiet,
});
const without = (topics: readonly string[], topic: string) => topics.filter((each) => each !== topic);

/**
 * The live channel of the page: one socket that joins a topic for each thing to hear
 * of, while the view that shows them is there. The official client reconnects and rejoins by itself; this machine knows
 * whether the page hears at present, questions the token when connecting keeps failing, and ends it all with the view.
 */
export const liveChannelMachine = setup({
  types: {} as { context: LiveContext; input: { topics: LiveTopics }; events: LiveChannelEvent },
  actors: {
    /** Gets a token ready for the socket. Answers false when nobody is signed in any more. */
    readyToken: fromPromise<boolean>(() => Promise.reject(new Error('the page injects readyToken'))),
    /** The same with a new ticket, which the backend gives only for a token that is still valid. */
    renewToken: fromPromise<boolean>(() => Promise.reject(new Error('the page injects renewToken'))),
    channels: fromCallback<LiveChannelEvent, LiveTopics>(() => undefined),
  },
  delays: {
    patience: OFFLINE_PATIENCE_MS,
    backOff: ({ context }) => Math.min(LONGEST_BACK_OFF_MS, 1000 * 2 ** context.renewals) * (0.5 + Math.random() * 0.5),
  },
  guards: {
    isSignedIn: (_, isSignedIn: boolean) => isSignedIn,
    isLastTry: ({ context }) => context.failures + 1 >= MOST_FAILURES,
    isLastToJoin: ({ context }, topic: string) => isAmong(context, [topic, ...context.joined, ...context.refused]),
    isRefused: ({ context }, topic: string) => context.refused.includes(topic),
    isForbidden: (_, { reason }: Refusal) => reason === FORBIDDEN,
    isLastToBeForbidden: ({ context }, { topic, reason }: Refusal) =>
      reason === FORBIDDEN && isAmong(context, [topic, ...context.refused]),
    isLastToSettle: ({ context }, { topic, reason }: Refusal) =>
      reason === FORBIDDEN && isAmong(context, [topic, ...context.joined, ...context.refused]),
  },
  actions: {
    /** Tells the rest of the page. */
    deliver: (_, _message: LiveMessage) => undefined,
    announceJoin: (_, _join: Join) => undefined,
    logRefusal: (_, _refusal: Refusal) => undefined,
    logTimeOut: (_, _topic: string) => undefined,
    noteJoin: assign(({ context }, topic: string) => ({
      joined: [...without(context.joined, topic), topic],
      refused: without(context.refused, topic),
      failures: 0,
      renewals: 0,
    })),
    noteLoss: assign(({ context }, topic: string) => ({ joined: without(context.joined, topic), wasDown: true })),
    noteRefusal: assign(({ context }, { topic }: Refusal) => ({
      joined: without(context.joined, topic),
      refused: [...without(context.refused, topic), topic],
    })),
    noteFailure: assign(({ context }) => ({ joined: [], failures: context.failures + 1, wasDown: true })),
    noteRenewal: assign(({ context }) => ({
      joined: [],
      failures: 0,
      renewals: context.renewals + 1,
      wasDown: true,
    })),
    /** Whoever was signed in leaves nothing behind. */
    forgetToken: () => undefined,
    beginAnew: assign(NOTHING_YET),
  },
}).createMachine({
  id: 'liveChannel',
  context: ({ input }) => ({ topics: input.topics, ...NOTHING_YET }),
  initial: 'left',
  on: { 'VIEW.LEFT': '.left' },
  states: {
    left: { entry: ['beginAnew', 'forgetToken'], on: { 'VIEW.ENTERED': 'authorising' } },
    authorising: {
      invoke: {
        id: 'readyToken',
        src: 'readyToken',
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'open' },
          { target: 'signedOut' },
        ],
        onError: 'waiting',
      },
    },
    open: {
      invoke: { id: 'channels', src: 'channels', input: ({ context }) => context.topics },
      initial: 'connecting',
      on: {
        'MESSAGE.CAME': { actions: { type: 'deliver', params: ({ event }) => event } },
        'TOPIC.JOINED': [
          {
            guard: { type: 'isLastToJoin', params: ({ event }) => event.topic },
            target: '.joined',
            actions: [
              { type: 'noteJoin', params: ({ event }) => event.topic },
              { type: 'announceJoin', params: ({ context, event }) => joinOf(context, event) },
            ],
          },
          {
            actions: [
              { type: 'noteJoin', params: ({ event }) => event.topic },
              { type: 'announceJoin', params: ({ context, event }) => joinOf(context, event) },
            ],
          },
        ],
        'TOPIC.TIMED_OUT': { actions: { type: 'logTimeOut', params: ({ event }) => event.topic } },
        'TOPIC.REFUSED': [
          {
            guard: { type: 'isLastToBeForbidden', params: ({ event }) => event },
            target: 'refused',
            actions: [
              { type: 'logRefusal', params: ({ event }) => event },
              { type: 'noteRefusal', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isLastToSettle', params: ({ event }) => event },
            target: '.joined',
            actions: [
              { type: 'logRefusal', params: ({ event }) => event },
              { type: 'noteRefusal', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            actions: [
              { type: 'logRefusal', params: ({ event }) => event },
              { type: 'noteRefusal', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'logRefusal', params: ({ event }) => event } },
        ],
        'SOCKET.FAILED': [
          { guard: 'isLastTry', target: 'renewing', actions: 'noteRenewal' },
          { actions: 'noteFailure' },
        ],
        'TOPIC.ENDED': [
          { guard: { type: 'isRefused', params: ({ event }) => event.topic } },
          { target: 'waiting', actions: 'noteRenewal' },
        ],
      },
      states: {
        connecting: { after: { patience: 'offline' } },
        joined: {
          on: {
            'TOPIC.LOST': { target: 'connecting', actions: { type: 'noteLoss', params: ({ event }) => event.topic } },
            'SOCKET.FAILED': { target: 'connecting', actions: 'noteFailure' },
          },
        },
        offline: { tags: 'offline' },
      },
    },
    renewing: {
      tags: 'offline',
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'open.offline' },
          { target: 'signedOut' },
        ],
        onError: { target: 'waiting', actions: 'noteRenewal' },
      },
    },
    waiting: { tags: 'offline', after: { backOff: 'renewing' }, on: { RETRIED: 'renewing' } },
    refused: { tags: 'offline', on: { RETRIED: { target: 'renewing', actions: 'beginAnew' } } },
    signedOut: {},
  },
});
