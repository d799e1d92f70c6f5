import { assign, fromPromise, setup } from 'xstate';

import { type components } from '../graphql/generated/rest';

/** A change that was made to the project, here or elsewhere. */
export type GraphChanged = components['schemas']['GraphChanged'];

/** What was heard of changes and has not been followed yet. */
export interface GraphNews {
  readonly changes: readonly GraphChanged[];
  /** Something may have been missed: only the store knows how the project stands. */
  readonly isUnsure: boolean;
}

/**
 * The result of following changes: nothing new, elements that were made, changed and deleted elsewhere, or everything
 * read again.
 */
export type Followed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'patched'; readonly added: number; readonly changed: number; readonly deleted: number }
  /** All was read anew; whether something had changed is known only where a change had been seen before. */
  | { readonly kind: 'reread'; readonly isChange: boolean };

interface LiveGraphContext {
  readonly heard: GraphNews;
  readonly underWay: GraphNews;
  readonly failures: number;
  /** The last result that changed something, to be told to the person. */
  readonly told: Followed | null;
}

export type LiveGraphEvent = { type: 'CHANGED'; change: GraphChanged } | { type: 'JOINED' };

/** Changes in quick succession are followed together. */
const PATIENCE_MS = 40;
const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 30_000;

const NO_NEWS: GraphNews = { changes: [], isUnsure: false };

/**
 * Follows the changes that other windows make to a project: gathers what the live channel says, brings the shown graph up
 * to date, and after each (re)join or failure asks the store how far it has come.
 */
export const liveGraphMachine = setup({
  types: {} as { context: LiveGraphContext; events: LiveGraphEvent },
  actors: {
    follow: fromPromise<Followed, GraphNews>(() => Promise.reject(new Error('the screen injects follow'))),
  },
  delays: {
    patience: PATIENCE_MS,
    rest: ({ context }) => Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (context.failures - 1)),
  },
  guards: {
    hasNews: ({ context: { heard } }) => heard.isUnsure || heard.changes.length > 0,
    isNews: (_, followed: Followed) =>
      followed.kind !== 'nothing' && !(followed.kind === 'reread' && !followed.isChange),
  },
  actions: {
    hear: assign(({ context: { heard } }, change: GraphChanged) => ({
      heard: { ...heard, changes: [...heard.changes, change] },
    })),
    doubt: assign(({ context: { heard } }) => ({ heard: { ...heard, isUnsure: true } })),
    begin: assign(({ context: { heard } }) => ({ heard: NO_NEWS, underWay: heard })),
    succeed: assign({ underWay: NO_NEWS, failures: 0 }),
    tell: assign((_, told: Followed) => ({ told })),
    fail: assign(({ context: { heard, failures } }) => ({
      heard: { ...heard, isUnsure: true },
      underWay: NO_NEWS,
      failures: failures + 1,
    })),
  },
}).createMachine({
  id: 'liveGraph',
  context: { heard: NO_NEWS, underWay: NO_NEWS, failures: 0, told: null },
  initial: 'idle',
  on: { CHANGED: { actions: { type: 'hear', params: ({ event }) => event.change } }, JOINED: { actions: 'doubt' } },
  states: {
    idle: { always: { guard: 'hasNews', target: 'gathering' } },
    gathering: { after: { patience: 'following' } },
    following: {
      entry: 'begin',
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context }) => context.underWay,
        onDone: [
          {
            guard: { type: 'isNews', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['succeed', { type: 'tell', params: ({ event }) => event.output }],
          },
          { target: 'idle', actions: 'succeed' },
        ],
        onError: { target: 'resting', actions: 'fail' },
      },
    },
    resting: {
      after: { rest: 'following' },
      on: { JOINED: { target: 'gathering', actions: 'doubt' } },
    },
  },
});
