import { assign, fromPromise, setup } from 'xstate';

import { refusalIn } from '../domain/changes/refusal';
import {
  changesOf,
  type ExampleContent,
  type TrainExample,
  type ExampleRefusal,
  type ExampleWrite,
} from '../domain/teaching/trainExample';

interface FormInput {
  /** The example that the form is an edit of; null for a new one. */
  readonly example: TrainExample | null;
}

interface FormContext extends FormInput {
  /** What was submitted last. */
  readonly content: ExampleContent | null;
  readonly refusal: ExampleRefusal | null;
}

export type TrainExampleFormEvent =
  | { type: 'SUBMITTED'; content: ExampleContent }
  | { type: 'MINE.KEPT' }
  | { type: 'THEIRS.TAKEN' };

function writeOf({ example, content, refusal }: FormContext): ExampleWrite {
  if (content === null) throw new Error('nothing was submitted');
  if (example === null) return { id: null, content };
  // After a conflict the changes are made against what another window has kept, of which the other parts stay.
  const { version } = refusal?.present ?? example;
  return { id: example.id, version, changes: changesOf(example, content) };
}

/**
 * The form of one train example. When another write came first, the person sees what it made of the
 * example, and keeps their own parts over it or takes it.
 */
export const trainExampleFormMachine = setup({
  types: {} as { context: FormContext; input: FormInput; events: TrainExampleFormEvent },
  actors: {
    /** Rejects with an `ExampleRefusal`. */
    save: fromPromise<TrainExample, ExampleWrite>(() => Promise.reject(new Error('the page injects save'))),
  },
  guards: {
    isUnchanged: ({ context: { example } }, content: ExampleContent) =>
      example !== null && Object.keys(changesOf(example, content)).length === 0,
    isConflict: (_, refusal: ExampleRefusal) => refusal.code === 'VERSION_CONFLICT' && refusal.present !== undefined,
  },
  actions: {
    takeContent: assign((_, content: ExampleContent) => ({ content, refusal: null })),
    noteRefusal: assign((_, refusal: ExampleRefusal) => ({ refusal })),
    takeTheirs: assign(({ context: { example, refusal } }) => ({
      example: refusal?.present ?? example,
      content: null,
      refusal: null,
    })),
    /** Injected: the form is to hold the example as another window has kept it. */
    showTheirs: (_, _example: TrainExample | null) => undefined,
    /** Injected: it is kept. */
    announce: (_, _example: TrainExample) => undefined,
  },
}).createMachine({
  id: 'trainExampleForm',
  context: ({ input: { example } }) => ({ example, content: null, refusal: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        SUBMITTED: [
          { guard: { type: 'isUnchanged', params: ({ event }) => event.content }, target: 'done' },
          { target: 'saving', actions: { type: 'takeContent', params: ({ event }) => event.content } },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => writeOf(context),
        onDone: { target: 'done', actions: { type: 'announce', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => refusalIn<ExampleRefusal>(event.error) },
            target: 'conflicted',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn<ExampleRefusal>(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn<ExampleRefusal>(event.error) },
          },
        ],
      },
    },
    conflicted: {
      on: {
        'MINE.KEPT': 'saving',
        'THEIRS.TAKEN': {
          target: 'editing',
          actions: [
            { type: 'showTheirs', params: ({ context }) => context.refusal?.present ?? context.example },
            'takeTheirs',
          ],
        },
      },
    },
    done: { type: 'final' },
  },
});
