import { assign, fromPromise, setup } from 'xstate';

import { type ExampleContent, type ExamplesImported } from '../domain/teaching/trainExample';

type Language = ExampleContent['language'];

/** A file, and the language of its examples that do not say theirs. */
export interface ExamplesSource {
  readonly file: File;
  readonly language: Language;
}

interface ImportContext {
  readonly file: File | null;
  readonly language: Language;
  readonly result: ExamplesImported | null;
  /** Why the last step did not succeed. */
  readonly error: unknown;
}

export type TrainExampleImportEvent =
  | { type: 'FILE.CHOSEN'; file: File }
  | { type: 'LANGUAGE.CHOSEN'; language: Language }
  | { type: 'CONFIRMED' }
  | { type: 'RETRIED' }
  | { type: 'PUT_AWAY' };

const notInjected = () => Promise.reject(new Error('the page injects the calls of an import'));

const sourceOf = ({ file, language }: ImportContext): ExamplesSource => {
  if (file === null) throw new Error('no file was chosen');
  return { file, language };
};

/**
 * Brings a file of train examples: checked without writing anything, written, all or none, only after
 * the person said so. Trying again is harmless at any step: what is there already is skipped.
 */
export const trainExampleImportMachine = setup({
  types: {} as { context: ImportContext; input: { language: Language }; events: TrainExampleImportEvent },
  actors: {
    check: fromPromise<ExamplesImported, ExamplesSource>(notInjected),
    write: fromPromise<ExamplesImported, ExamplesSource>(notInjected),
  },
  guards: {
    hasIssues: (_, { issuesTotal }: ExamplesImported) => issuesTotal > 0,
    makesSome: ({ context }) => (context.result?.made ?? 0) > 0,
  },
  actions: {
    takeFile: assign((_, file: File) => ({ file, result: null, error: null })),
    takeLanguage: assign((_, language: Language) => ({ language })),
    takeResult: assign((_, result: ExamplesImported) => ({ result, error: null })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    clear: assign({ file: null, result: null, error: null }),
    /** Injected: the examples are there. */
    announce: () => undefined,
  },
}).createMachine({
  id: 'trainExampleImport',
  context: ({ input: { language } }) => ({ file: null, language, result: null, error: null }),
  initial: 'idle',
  on: { PUT_AWAY: '.idle' },
  states: {
    idle: {
      entry: 'clear',
      on: { 'FILE.CHOSEN': { target: 'checking', actions: { type: 'takeFile', params: ({ event }) => event.file } } },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => sourceOf(context),
        onDone: [
          {
            guard: { type: 'hasIssues', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'takeResult', params: ({ event }) => event.output },
          },
          { target: 'checked', actions: { type: 'takeResult', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    checked: {
      on: {
        'LANGUAGE.CHOSEN': {
          target: 'checking',
          actions: { type: 'takeLanguage', params: ({ event }) => event.language },
        },
        CONFIRMED: { guard: 'makesSome', target: 'writing' },
      },
    },
    writing: {
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => sourceOf(context),
        onDone: [
          // The file may have changed since it was checked.
          {
            guard: { type: 'hasIssues', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'takeResult', params: ({ event }) => event.output },
          },
          { target: 'done', actions: [{ type: 'takeResult', params: ({ event }) => event.output }, 'announce'] },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    refused: { on: { RETRIED: 'checking' } },
    failed: { on: { RETRIED: 'checking' } },
    done: {},
  },
});
