import { assign, fromPromise, setup } from 'xstate';

/** What is sent. */
export interface Submission<Content> {
  readonly content: Content;
}

interface SubmissionContext<Content> {
  /** What was submitted last. */
  readonly content: Content | null;
  /** Why it failed; null until then. */
  readonly error: unknown;
}

export type SubmissionEvent<Content> = { type: 'SUBMITTED'; content: Content } | { type: 'CLEARED' };

/**
 * Sends one thing at a time when a person submits it (a request for a mail, a title, for a file to download) and says
 * whether it arrived. What is submitted while another is under way is not sent; after a failure it can be submitted again.
 */
export const submissionMachineOf = <Content>() =>
  setup({
    types: {} as { context: SubmissionContext<Content>; events: SubmissionEvent<Content> },
    actors: {
      send: fromPromise<unknown, Submission<Content>>(() => Promise.reject(new Error('the page injects send'))),
    },
    actions: {
      forget: assign({ content: null, error: null }),
      noteError: assign((_, { error }: { error: unknown }) => ({ error })),
      /** Injected: it has arrived. */
      announce: () => undefined,
    },
  }).createMachine({
    id: 'submission',
    context: { content: null, error: null },
    initial: 'idle',
    on: {
      SUBMITTED: {
        target: '.sending',
        actions: assign(({ event }) => ({ content: event.content, error: null })),
      },
    },
    states: {
      idle: {},
      sending: {
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { content } }) => {
            if (content === null) throw new Error('nothing was submitted');
            return { content };
          },
          onDone: { target: 'sent', actions: 'announce' },
          onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        },
        on: { SUBMITTED: {} },
      },
      sent: { on: { CLEARED: { target: 'idle', actions: 'forget' } } },
      failed: {},
    },
  });
