import { assign, fromPromise, setup } from 'xstate';

/** What is asked. */
export interface LookupRequest<Question> {
  readonly question: Question;
}

interface LookupContext<Question, Answer> {
  readonly question: Question | null;
  /** What was found last; it stays while the next answer is waited for, and when that fails. */
  readonly answer: Answer | null;
  readonly error: unknown;
}

export type LookupEvent<Question> = { type: 'ASKED'; question: Question } | { type: 'CLEARED' } | { type: 'RETRIED' };

interface LookupKind<Question> {
  /** How long a question must rest before it is asked, in ms. */
  readonly patience: number;
  /** Whether there is nothing to ask, as in an empty search field. */
  isBlank?(question: Question): boolean;
}

/**
 * Looks something up once the question has rested: type-ahead search, what stands around the chosen row, the element that
 * an address names. An answer that a newer question has overtaken is forgotten.
 */
export const lookupMachineOf = <Question, Answer>({ patience, isBlank = () => false }: LookupKind<Question>) =>
  setup({
    types: {} as { context: LookupContext<Question, Answer>; events: LookupEvent<Question> },
    actors: {
      ask: fromPromise<Answer, LookupRequest<Question>>(() => Promise.reject(new Error('the page injects ask'))),
    },
    delays: { patience },
    guards: { isAsked: ({ context: { question } }) => question !== null && !isBlank(question) },
    actions: {
      forgetAnswer: assign({ answer: null, error: null }),
      forgetQuestion: assign({ question: null }),
      noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    },
  }).createMachine({
    id: 'lookup',
    context: { question: null, answer: null, error: null },
    initial: 'idle',
    on: {
      ASKED: { target: '.turning', actions: assign(({ event }) => ({ question: event.question })) },
      CLEARED: { target: '.idle', actions: ['forgetQuestion', 'forgetAnswer'] },
      RETRIED: '.turning',
    },
    states: {
      idle: {},
      turning: {
        always: [
          { guard: 'isAsked', target: 'waiting' },
          { target: 'idle', actions: 'forgetAnswer' },
        ],
      },
      waiting: { after: { patience: 'asking' } },
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context: { question } }) => {
            if (question === null) throw new Error('nothing was asked');
            return { question };
          },
          onDone: { target: 'found', actions: assign(({ event }) => ({ answer: event.output, error: null })) },
          onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        },
      },
      found: {},
      failed: {},
    },
  });
