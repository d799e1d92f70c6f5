import { assign, fromPromise, setup } from 'xstate';

import {
  type AccountChange,
  isNoProof,
  type Proof,
  type SignInMethod,
  type SignInMethods,
} from '../domain/session/accountChange';
import { failureOf, type SignInFailure } from '../domain/session/session';

/** A change, with what proves who asks where that was given along. */
export interface ProvedChange {
  readonly change: AccountChange;
  readonly proof: Proof | null;
}

interface AccountChangeContext {
  /** Null until they have been read. */
  readonly methods: SignInMethods | null;
  /** What is being changed. A new password stands in it while the person proves who they are, and no longer. */
  readonly change: AccountChange | null;
  /** What was changed, or was to be, last; its section says what became of it. */
  readonly subject: AccountChange['kind'] | null;
  readonly failure: SignInFailure | null;
}

export type AccountChangeEvent =
  | ({ type: 'CHANGE.WANTED' } & ProvedChange)
  | { type: 'UNLINK.WANTED'; method: SignInMethod }
  | { type: 'CONFIRMED' }
  | { type: 'PROOF.SUBMITTED'; proof: Proof }
  | { type: 'DECLINED' }
  | { type: 'RETRIED' };

type Thrown = { readonly error: unknown };

/** What is applied: never without a change. */
function applied({ context: { change } }: { context: AccountChangeContext }, proof: Proof | null): ProvedChange {
  if (change === null) throw new Error('nothing was to be changed');
  return { change, proof };
}

type WishEvent<Type extends AccountChangeEvent['type']> = {
  readonly event: Extract<AccountChangeEvent, { type: Type }>;
};

/** What a person may want at rest, and while the ways in are read anew. */
const WISHES = {
  'CHANGE.WANTED': {
    guard: 'areKnown',
    target: 'applying',
    actions: { type: 'begin', params: ({ event }: WishEvent<'CHANGE.WANTED'>) => event.change },
  },
  'UNLINK.WANTED': {
    guard: { type: 'isSpare', params: ({ event }: WishEvent<'UNLINK.WANTED'>) => event.method },
    target: 'confirming',
    actions: {
      type: 'begin',
      params: ({ event: { method } }: WishEvent<'UNLINK.WANTED'>) => ({ kind: 'unlink', method }) as const,
    },
  },
} as const;

/**
 * Changes how a person signs in: password, address, linked services. The identity service takes such a change only from
 * who has signed in a moment ago, so that it asks for a proof where none came along. The last way in stays.
 */
export const accountChangeMachine = setup({
  types: {} as { context: AccountChangeContext; events: AccountChangeEvent },
  actors: {
    readMethods: fromPromise<SignInMethods>(() => Promise.reject(new Error('the page injects readMethods'))),
    apply: fromPromise<unknown, ProvedChange>(() => Promise.reject(new Error('the page injects apply'))),
  },
  guards: {
    areKnown: ({ context: { methods } }) => methods !== null,
    isSpare: ({ context: { methods } }, method: SignInMethod) =>
      methods !== null && methods.linked.length > 1 && methods.linked.includes(method),
    needsProof: (_, { error }: Thrown) => failureOf(error).code === 'auth/requires-recent-login',
    isNoProof: (_, { error }: Thrown) => isNoProof(failureOf(error).code),
  },
  actions: {
    begin: assign((_, change: AccountChange) => ({ change, subject: change.kind, failure: null })),
    rememberMethods: assign((_, methods: SignInMethods) => ({ methods })),
    forgetChange: assign({ change: null }),
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
    /** Injected: it is changed. */
    announce: () => undefined,
  },
}).createMachine({
  id: 'accountChange',
  context: { methods: null, change: null, subject: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: { target: 'idle', actions: { type: 'rememberMethods', params: ({ event }) => event.output } },
        onError: [
          // What was read before goes on being shown.
          { guard: 'areKnown', target: 'idle' },
          { target: 'unread', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
      on: WISHES,
    },
    unread: { on: { RETRIED: { target: 'reading', actions: 'forgetFailure' } } },
    idle: {
      on: { ...WISHES, RETRIED: 'reading' },
    },
    confirming: { on: { CONFIRMED: 'applying', DECLINED: 'idle' } },
    applying: {
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context, event }) => applied({ context }, event.type === 'CHANGE.WANTED' ? event.proof : null),
        onDone: { target: 'reading', actions: ['announce', 'forgetChange'] },
        onError: [
          { guard: { type: 'needsProof', params: ({ event }) => event }, target: 'proving' },
          { target: 'idle', actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'forgetChange'] },
        ],
      },
    },
    proving: {
      on: {
        'PROOF.SUBMITTED': { target: 'applyingProved', actions: 'forgetFailure' },
        DECLINED: { target: 'idle', actions: ['forgetFailure', 'forgetChange'] },
      },
    },
    applyingProved: {
      invoke: {
        id: 'applyProved',
        src: 'apply',
        input: ({ context, event }) => applied({ context }, event.type === 'PROOF.SUBMITTED' ? event.proof : null),
        onDone: { target: 'reading', actions: ['announce', 'forgetChange'] },
        onError: [
          {
            guard: { type: 'isNoProof', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          { target: 'idle', actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'forgetChange'] },
        ],
      },
    },
  },
});
