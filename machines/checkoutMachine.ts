import { assign, fromPromise, setup } from 'xstate';

import { type BegunCheckout, type CheckoutArrival, type CheckoutNews } from '../domain/payments/checkout';

/** How often the provider is asked while a check-out is open and nothing else tells of it. */
const ASK_AGAIN_MS = 10_000;

interface CheckoutContext {
  /** Whether the page was come to by giving up on the provider's. */
  readonly isGivenUp: boolean;
  /** What is to be bought; null where the page was come to later. */
  readonly planId: string | null;
  readonly sessionId: string | null;
  /** Where it is paid, while that is known. */
  readonly url: string | null;
  /** Why the last call failed. */
  readonly error: unknown;
}

export type CheckoutEvent =
  | { type: 'PLAN.CHOSEN'; planId: string }
  /** The live channel says that something was bought or has ended. */
  | { type: 'CHANGED' }
  /** The page came into sight again. */
  | { type: 'SEEN' }
  /** The person waits no longer. */
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  /** What came of it was read. */
  | { type: 'DISMISSED' };

/**
 * Buys a plan on the provider's page: chosen, opened there, waited for, paid or not. What became of it is only what the provider says;
 * the page may have been left and come back to, reloaded, or be another tab than the one that opened it.
 */
export const checkoutMachine = setup({
  types: {} as { context: CheckoutContext; input: CheckoutArrival; events: CheckoutEvent },
  actors: {
    begin: fromPromise<BegunCheckout, { planId: string }>(() => Promise.reject(new Error('the page injects begin'))),
    ask: fromPromise<CheckoutNews, { sessionId: string }>(() => Promise.reject(new Error('the page injects ask'))),
  },
  delays: { patience: ASK_AGAIN_MS },
  guards: {
    isGivenUp: ({ context }) => context.isGivenUp,
    isUnderWay: ({ context }) => context.sessionId !== null,
    isChosen: ({ context }) => context.planId !== null,
    isPaid: (_, news: CheckoutNews) => news.state === 'paid',
    isOver: (_, news: CheckoutNews) => news.state === 'expired',
    /** Injected: whether the backend knows no such check-out of this person. */
    isUnknown: (_, _failure: { error: unknown }) => false,
  },
  actions: {
    choose: assign((_, planId: string) => ({ planId, sessionId: null, url: null, error: null })),
    takeBegun: assign((_, { sessionId, url }: BegunCheckout) => ({ sessionId, url, error: null })),
    takeNews: assign((_, { url }: CheckoutNews) => ({ url: url ?? null, error: null })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forget: assign({ planId: null, sessionId: null, url: null, error: null }),
    /** Injected: keeps which check-out is under way, for a page that is loaded anew. */
    keepPending: (_, _sessionId: string | null) => undefined,
    /** Injected: goes to the provider's page. */
    leaveFor: (_, _url: string) => undefined,
    /** Injected: something was bought. */
    announce: () => undefined,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    isGivenUp: input.kind === 'cancelled',
    planId: null,
    sessionId: 'sessionId' in input ? input.sessionId : null,
    url: null,
    error: null,
  }),
  initial: 'arriving',
  on: {
    'PLAN.CHOSEN': { target: '.opening', actions: { type: 'choose', params: ({ event }) => event.planId } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isUnderWay', target: 'waiting' },
        { guard: 'isGivenUp', target: 'cancelled' },
        { target: 'choosing' },
      ],
    },
    choosing: { entry: 'forget' },
    opening: {
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { planId } }) => ({ planId: planId ?? '' }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'takeBegun', params: ({ event }) => event.output },
            { type: 'leaveFor', params: ({ event }) => event.output.url },
          ],
        },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'PLAN.CHOSEN': {} },
    },
    waiting: {
      initial: 'asking',
      entry: { type: 'keepPending', params: ({ context }) => context.sessionId },
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context: { sessionId } }) => ({ sessionId: sessionId ?? '' }),
            onDone: [
              { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: '#checkout.paid' },
              { guard: { type: 'isOver', params: ({ event }) => event.output }, target: '#checkout.cancelled' },
              { target: 'resting', actions: { type: 'takeNews', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#checkout.failed',
                actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'resting',
                actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        resting: { after: { patience: 'asking' }, on: { CHANGED: 'asking', SEEN: 'asking', RETRIED: 'asking' } },
      },
      // Whether it was paid is not known then: nothing is said of it, and what comes of it is in the lists.
      on: { CANCELLED: { target: 'choosing', actions: { type: 'keepPending', params: null } } },
    },
    paid: {
      entry: [{ type: 'keepPending', params: null }, 'announce'],
      on: { DISMISSED: 'choosing' },
    },
    cancelled: {
      entry: { type: 'keepPending', params: null },
      on: { DISMISSED: 'choosing' },
    },
    failed: {
      entry: { type: 'keepPending', params: null },
      on: { RETRIED: [{ guard: 'isChosen', target: 'opening' }, { target: 'choosing' }], DISMISSED: 'choosing' },
    },
  },
});
