import { assign, fromPromise, setup } from 'xstate';

/** How far the backend is with an import; checked waits for the person, the last four are ends. */
export type ImportState = 'checking' | 'checked' | 'writing' | 'refused' | 'done' | 'failed' | 'cancelled';

/** Something that is wrong with a file, or that is changed on the way. */
export interface ImportIssue {
  readonly file: string;
  readonly row?: number | null | undefined;
  readonly column?: string | null | undefined;
  readonly code: string;
  readonly detail: string;
  readonly fatal: boolean;
}

/** An import as the backend tells of it. */
export interface ImportJob {
  readonly id: string;
  readonly fileNames: readonly string[];
  readonly format: string | null;
  readonly state: ImportState;
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly nodes: number;
  readonly relationships: number;
  readonly nodesWritten: number;
  readonly relationshipsWritten: number;
  readonly labels: readonly { readonly label: string; readonly total: number }[];
  readonly types: readonly { readonly type: string; readonly total: number }[];
  readonly issues: readonly ImportIssue[];
  readonly issuesTotal: number;
  readonly createdAt: string;
}

interface ImportContext {
  readonly files: readonly File[];
  /** The import that is followed; empty until there is one. */
  readonly importId: string;
  readonly job: ImportJob | null;
  /** Why the last step did not succeed. */
  readonly error: unknown;
  /** Readings in a row that brought no answer. */
  readonly missed: number;
}

export type ImportEvent =
  | { type: 'FILES.CHOSEN'; files: readonly File[] }
  | { type: 'JOB.OPENED'; importId: string }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'PUT_AWAY' };

type Named = { importId: string };

const NOTHING: ImportContext = { files: [], importId: '', job: null, error: null, missed: 0 };
const POLL_MS = 500;
/** Readings without an answer after which the person is told. */
const PATIENCE = 3;

const notInjected = () => Promise.reject(new Error('the page injects the calls of an import'));

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'IMPORT_NOT_FOUND';

/**
 * Brings files into a project (issue 2, "Import and export"): uploaded, checked without writing anything, written only
 * after the person said so, cancelled at any time. The backend keeps the state of an import, so that this machine follows
 * it by reading; an import that was begun before a refresh is taken up with `JOB.OPENED`. Putting an import away stops
 * following it, not the import. `sorting` is where each answer of the backend leads.
 */
export const importMachine = setup({
  types: {} as { context: ImportContext; events: ImportEvent },
  actors: {
    upload: fromPromise<ImportJob, { files: readonly File[] }>(notInjected),
    readJob: fromPromise<ImportJob, Named>(notInjected),
    commit: fromPromise<ImportJob, Named>(notInjected),
    cancel: fromPromise<ImportJob, Named>(notInjected),
  },
  delays: { poll: POLL_MS },
  guards: {
    jobIs: ({ context }, { state }: { state: ImportState }) => context.job?.state === state,
    isUnderWay: ({ context }) => context.importId !== '' && context.job?.state !== 'failed',
    isNotUploaded: ({ context }) => context.importId === '',
    isWorthWaiting: ({ context }, { error }: { error: unknown }) => !isGone(error) && context.missed + 1 < PATIENCE,
  },
  actions: {
    clear: assign(() => NOTHING),
    takeFiles: assign((_, { files }: { files: readonly File[] }) => ({ files })),
    takeId: assign((_, { importId }: Named) => ({ importId })),
    takeJob: assign((_, { job }: { job: ImportJob }) => ({ job, importId: job.id, missed: 0 })),
    forgetError: assign(() => ({ error: null, missed: 0 })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    noteMissed: assign(({ context }) => ({ missed: context.missed + 1 })),
    tellDone: () => undefined,
  },
}).createMachine({
  id: 'import',
  context: NOTHING,
  initial: 'idle',
  on: { PUT_AWAY: '.idle' },
  states: {
    idle: {
      entry: 'clear',
      on: {
        'FILES.CHOSEN': { target: 'uploading', actions: { type: 'takeFiles', params: ({ event }) => event } },
        'JOB.OPENED': { target: 'reading', actions: { type: 'takeId', params: ({ event }) => event } },
      },
    },
    uploading: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    sorting: {
      always: [
        { guard: { type: 'jobIs', params: { state: 'checked' } }, target: 'checked' },
        { guard: { type: 'jobIs', params: { state: 'writing' } }, target: 'writing' },
        { guard: { type: 'jobIs', params: { state: 'refused' } }, target: 'refused' },
        { guard: { type: 'jobIs', params: { state: 'done' } }, target: 'done' },
        { guard: { type: 'jobIs', params: { state: 'failed' } }, target: 'failed' },
        { guard: { type: 'jobIs', params: { state: 'cancelled' } }, target: 'cancelled' },
        { target: 'checking' },
      ],
    },
    checking: { after: { poll: 'reading' }, on: { CANCELLED: { target: 'cancelling', actions: 'forgetError' } } },
    writing: { after: { poll: 'reading' }, on: { CANCELLED: { target: 'cancelling', actions: 'forgetError' } } },
    reading: {
      on: { CANCELLED: { target: 'cancelling', actions: 'forgetError' } },
      invoke: {
        id: 'readJob',
        src: 'readJob',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        onError: [
          {
            guard: { type: 'isWorthWaiting', params: ({ event }) => event },
            target: 'sorting',
            actions: 'noteMissed',
          },
          { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
    },
    checked: {
      on: {
        CONFIRMED: { target: 'committing', actions: 'forgetError' },
        CANCELLED: { target: 'cancelling', actions: 'forgetError' },
      },
    },
    committing: {
      invoke: {
        id: 'commit',
        src: 'commit',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        // It may have been taken all the same, so the job itself is asked.
        onError: { target: 'reading', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        onError: { target: 'reading', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    refused: {},
    done: { entry: 'tellDone' },
    cancelled: {},
    failed: {
      on: {
        RETRIED: [
          { guard: 'isUnderWay', target: 'reading', actions: 'forgetError' },
          { guard: 'isNotUploaded', target: 'uploading', actions: 'forgetError' },
        ],
      },
    },
  },
});
