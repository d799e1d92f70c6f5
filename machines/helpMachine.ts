import { assign, fromPromise, setup } from 'xstate';

import { type FaqAnswersQuery, type FaqCategory, type LanguageChoice } from '../graphql/generated/types';

/** A question about using Harta with its answer. */
export type FaqAnswer = NonNullable<FaqAnswersQuery['faqAnswers']>['items'][number];

/** What the backend is asked for; an empty text is every question. */
export interface FaqRequest {
  readonly language: LanguageChoice;
  readonly text: string;
}

interface HelpInput {
  readonly language: LanguageChoice;
  /** The question that a link leads to. */
  readonly wanted: string | null;
}

interface HelpContext extends FaqRequest {
  /** What stands in the search field; `text` follows when typing pauses. */
  readonly typed: string;
  /** The one category to show; null is all of them. */
  readonly category: FaqCategory | null;
  /** Keys of the questions whose answer is open. */
  readonly open: readonly string[];
  /** The question that a link leads to, until it was reached. */
  readonly wanted: string | null;
  /** Null until something was read. */
  readonly answers: readonly FaqAnswer[] | null;
  readonly error: unknown;
}

export type HelpEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'CATEGORY.CHOSEN'; category: FaqCategory | null }
  | { type: 'CLEARED' }
  | { type: 'SWITCHED'; key: string }
  | { type: 'LINKED'; key: string }
  | { type: 'REACHED' }
  | { type: 'LANGUAGE.CHANGED'; language: LanguageChoice }
  | { type: 'RETRIED' };

/** How long typing must pause before the backend is asked. */
const TYPING_PATIENCE_MS = 180;
const NO_FILTER = { typed: '', text: '', category: null } as const;

const toggled = (open: readonly string[], key: string): readonly string[] =>
  open.includes(key) ? open.filter((each) => each !== key) : [...open, key];

/**
 * The help center: search as one types, one category or all, answers that open and close. A link to a question
 * (`#key`) opens it and gives up whatever filter would hide it. What is shown stays until the next answer is there.
 */
export const helpMachine = setup({
  types: {} as { context: HelpContext; input: HelpInput; events: HelpEvent },
  actors: {
    load: fromPromise<readonly FaqAnswer[], FaqRequest>(() => Promise.reject(new Error('the page injects load'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: { isOther: ({ context }, language: LanguageChoice) => language !== context.language },
  actions: {
    // Who types has left the question that a link led to: nothing may take the focus away from the field.
    type: assign((_, typed: string) => ({ typed, wanted: null })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    choose: assign((_, category: FaqCategory | null) => ({ category })),
    clear: assign(NO_FILTER),
    toggle: assign(({ context }, key: string) => ({ open: toggled(context.open, key) })),
    want: assign(({ context }, key: string) => ({
      wanted: key,
      open: context.open.includes(key) ? context.open : [...context.open, key],
    })),
    reach: assign({ wanted: null }),
    speak: assign((_, language: LanguageChoice) => ({ language })),
    take: assign((_, answers: readonly FaqAnswer[]) => ({ answers })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'help',
  context: ({ input: { language, wanted } }) => ({
    ...NO_FILTER,
    language,
    wanted,
    open: wanted === null ? [] : [wanted],
    answers: null,
    error: null,
  }),
  initial: 'loading',
  on: {
    TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
    'CATEGORY.CHOSEN': { actions: { type: 'choose', params: ({ event }) => event.category } },
    CLEARED: { target: '.loading', reenter: true, actions: 'clear' },
    SWITCHED: { actions: { type: 'toggle', params: ({ event }) => event.key } },
    LINKED: {
      target: '.loading',
      reenter: true,
      actions: ['clear', { type: 'want', params: ({ event }) => event.key }],
    },
    REACHED: { actions: 'reach' },
    'LANGUAGE.CHANGED': {
      guard: { type: 'isOther', params: ({ event }) => event.language },
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'speak', params: ({ event }) => event.language }],
    },
  },
  states: {
    typing: { after: { patience: { target: 'loading', actions: 'applyText' } } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { language, text } }) => ({ language, text }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: {},
    failed: { on: { RETRIED: 'loading' } },
  },
});
