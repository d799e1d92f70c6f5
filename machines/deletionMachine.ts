import { assign, fromPromise, setup } from 'xstate';

export type DeletionEvent<Target> =
  | { type: 'DELETE.WANTED'; target: Target }
  /** The person has ticked that so many are to go; null takes it back. */
  | { type: 'AMOUNT.CHOSEN'; amount: number | null }
  /** The person types the word that says that they mean it. */
  | { type: 'WORD.TYPED'; text: string }
  | { type: 'CONFIRMED' }
  | { type: 'DECLINED' };

interface DeletionContext<Target, Deleted> {
  /** What is asked about, or was last. */
  readonly target: Target | null;
  /** What went, as the backend says, once it has. */
  readonly deleted: Deleted | null;
  /** How many the person has ticked to go. */
  readonly amount: number | null;
  /** The word that the person has typed. */
  readonly typed: string;
  /** Why the last attempt failed; the question stays open. */
  readonly error: unknown;
}

/** What the backend is asked to delete. */
export interface DeletionRequest<Target> {
  readonly target: Target;
}

interface DeletionKind<Target> {
  /** Whether so much goes that its amount is to be ticked before. */
  isTicked?(target: Target): boolean;
  /** What is to be typed before, such as a name or an address; null for what is deleted without. */
  wordOf?(target: Target): string | null;
}

const folded = (text: string) => text.trim().toLowerCase();

/**
 * Asks before something is deleted. What is very much (the whole chat history) goes only after the person has ticked how
 * many that is; what takes everything along, only after they have typed a word. A failure is told where it was asked, and can be tried again.
 */
export const deletionMachineOf = <Target, Deleted = unknown>({
  isTicked = () => false,
  wordOf = () => null,
}: DeletionKind<Target> = {}) =>
  setup({
    types: {} as { context: DeletionContext<Target, Deleted>; events: DeletionEvent<Target> },
    actors: {
      remove: fromPromise<Deleted, DeletionRequest<Target>>(() => Promise.reject(new Error('the page injects remove'))),
    },
    guards: {
      isMeant: ({ context: { target, amount, typed } }) => {
        if (target === null || (amount === null && isTicked(target))) return false;
        const word = wordOf(target);
        return word === null || folded(typed) === folded(word);
      },
    },
    actions: {
      noteAmount: assign((_, amount: number | null) => ({ amount })),
      noteTyped: assign((_, typed: string) => ({ typed })),
      noteError: assign((_, { error }: { error: unknown }) => ({ error })),
      forgetError: assign({ error: null }),
      /** Injected: it is gone. */
      announce: () => undefined,
    },
  }).createMachine({
    id: 'deletion',
    context: { target: null, deleted: null, amount: null, typed: '', error: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'DELETE.WANTED': {
            target: 'confirming',
            actions: assign(({ event: { target } }) => ({
              target,
              deleted: null,
              amount: null,
              typed: '',
              error: null,
            })),
          },
        },
      },
      confirming: {
        on: {
          'AMOUNT.CHOSEN': { actions: { type: 'noteAmount', params: ({ event }) => event.amount } },
          'WORD.TYPED': { actions: { type: 'noteTyped', params: ({ event }) => event.text } },
          CONFIRMED: { guard: 'isMeant', target: 'deleting' },
          DECLINED: 'idle',
        },
      },
      deleting: {
        entry: 'forgetError',
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context: { target } }) => {
            if (target === null) throw new Error('nothing was asked about');
            return { target };
          },
          onDone: { target: 'idle', actions: [assign(({ event }) => ({ deleted: event.output })), 'announce'] },
          onError: { target: 'confirming', actions: { type: 'noteError', params: ({ event }) => event } },
        },
      },
    },
  });
