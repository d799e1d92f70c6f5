import { assign, fromPromise, setup } from 'xstate';

import { type ImportJob, type ImportState } from '../domain/imports/importJob';
import { type MappingInput } from '../domain/imports/mapping';

interface ImportContext {
  readonly files: readonly File[];
  /** The import that is followed; empty until there is one. */
  readonly importId: string;
  readonly job: ImportJob | null;
  /** Whether the person is done with saying what becomes of the tables. */
  readonly isMapped: boolean;
  /** What the person last said of the tables, until the backend has taken it. */
  readonly said: MappingInput;
  /** Why the last step did not succeed. */
  readonly error: unknown;
  /** Imports as the channel told of them while a call was under way, whose answer may be older. */
  readonly told: readonly ImportJob[];
  /** The channel had a gap while a call was under way: something may not have been told. */
  readonly isUnsure: boolean;
}

export type ImportEvent =
  | { type: 'FILES.CHOSEN'; files: readonly File[] }
  | { type: 'JOB.OPENED'; importId: string }
  /** The person says what becomes of the tables: as it is proposed, or so. */
  | { type: 'MAPPED'; said?: MappingInput }
  /** The files are to be read otherwise, and mapped after that. */
  | { type: 'READ_ANEW'; said: MappingInput }
  | { type: 'WENT_BACK' }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'PUT_AWAY' }
  /** The channel told how an import stands, this one or another. */
  | { type: 'JOB.TOLD'; job: ImportJob }
  /** The channel was joined, perhaps after a gap. */
  | { type: 'CHANNEL.JOINED' };

type Named = { importId: string };

const NOTHING: ImportContext = {
  ...{ files: [], importId: '', job: null, error: null, told: [], isUnsure: false },
  ...{ isMapped: false, said: {} },
};
/** How far an import is in a state; it goes back in none. */
const STAGES: Readonly<Record<ImportState, number>> = {
  checking: 0,
  checked: 1,
  writing: 2,
  refused: 3,
  done: 3,
  failed: 3,
  cancelled: 3,
};

/** Where the channel cannot be had nothing is told: after so long without a word the import is read. */
const SILENCE_MS = 15_000;

/** The import as a call answered, or as the channel told of it meanwhile where that is further. */
const laterOf = (answered: ImportJob, told: ImportJob | undefined): ImportJob =>
  told !== undefined && STAGES[told.state] >= STAGES[answered.state] ? told : answered;

/** Whether what becomes of the tables is to be said next. */
const isToBeMapped = ({ job, isMapped }: ImportContext): boolean =>
  job?.state === 'checked' && (job.tables ?? 0) > 0 && !isMapped;

const notInjected = () => Promise.reject(new Error('the page injects the calls of an import'));

const jobOf = ({ event }: { event: { job: ImportJob } }) => event;

/** What is done while a call is under way: its answer is compared with what was told meanwhile. */
const duringCall = {
  'JOB.TOLD': { actions: { type: 'noteTold', params: jobOf } },
  'CHANNEL.JOINED': { actions: 'doubt' },
} as const;

/** What is done while nothing is under way here: what is told of this import is shown, and a gap leads to a reading. */
const whileFollowing = {
  'JOB.TOLD': {
    guard: { type: 'isOwn', params: jobOf },
    target: 'sorting',
    actions: { type: 'takeJob', params: jobOf },
  },
  'CHANNEL.JOINED': 'reading',
} as const;

/** The person is done with the mapping: what they said is applied, and what was proposed is taken as it is. */
const onceMapped = [
  {
    guard: { type: 'isSaid', params: ({ event }: { event: { said?: MappingInput } }) => ({ said: event.said }) },
    target: 'applying',
    actions: [
      'forgetError',
      {
        type: 'takeSaid',
        params: ({ event }: { event: { said?: MappingInput } }) => ({ said: event.said, isMapped: true }),
      },
    ],
  },
  {
    guard: 'isToBeMapped',
    target: 'checked',
    actions: ['forgetError', { type: 'takeSaid', params: { said: undefined, isMapped: true } }],
  },
] as const;

/**
 * Brings files into a project: uploaded and recognised, mapped where they hold
 * tables, checked without writing anything, written only after the person said so, cancelled at any time. One may go back from what was
 * checked to what it is mapped by. The backend keeps the state of an import and tells it over the channel;
 * it is read once when an import that was begun before a refresh is taken up with `JOB.OPENED`, and after each gap of the
 * channel or a long silence. Putting an import away stops following it, not the import. `sorting` is where each answer and message leads.
 */
export const importMachine = setup({
  types: {} as { context: ImportContext; events: ImportEvent },
  actors: {
    upload: fromPromise<ImportJob, { files: readonly File[] }>(notInjected),
    readJob: fromPromise<ImportJob, Named>(notInjected),
    map: fromPromise<ImportJob, Named & { said: MappingInput }>(notInjected),
    commit: fromPromise<ImportJob, Named>(notInjected),
    cancel: fromPromise<ImportJob, Named>(notInjected),
  },
  delays: { silence: SILENCE_MS },
  guards: {
    jobIs: ({ context }, { state }: { state: ImportState }) => context.job?.state === state,
    isToBeMapped: ({ context }) => isToBeMapped(context),
    isSaid: ({ context }, { said }: { said: MappingInput | undefined }) => said !== undefined && isToBeMapped(context),
    hasTables: ({ context }) => (context.job?.tables ?? 0) > 0,
    isWritable: ({ context }) => context.job?.isBlocked !== true,
    isUnderWay: ({ context }) => context.importId !== '' && context.job?.state !== 'failed',
    isNotUploaded: ({ context }) => context.importId === '',
    isOwn: ({ context }, { job }: { job: ImportJob }) => job.id === context.importId,
    isUnsure: ({ context }) => context.isUnsure,
  },
  actions: {
    clear: assign(() => NOTHING),
    takeFiles: assign((_, { files }: { files: readonly File[] }) => ({ files })),
    takeId: assign((_, { importId }: Named) => ({ importId })),
    takeJob: assign(({ context: { told } }, { job }: { job: ImportJob }) => ({
      job: laterOf(
        job,
        told.find(({ id }) => id === job.id),
      ),
      importId: job.id,
      told: [],
    })),
    noteTold: assign(({ context: { told } }, { job }: { job: ImportJob }) => ({
      told: [...told.filter(({ id }) => id !== job.id), job],
    })),
    doubt: assign({ isUnsure: true }),
    beginReading: assign({ isUnsure: false, told: [] }),
    takeSaid: assign((_, { said = {}, isMapped }: { said: MappingInput | undefined; isMapped: boolean }) => ({
      said,
      isMapped,
    })),
    goBack: assign({ isMapped: false }),
    forgetSaid: assign({ said: {} }),
    forgetError: assign({ error: null }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
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
      on: duringCall,
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
        { guard: 'isUnsure', target: 'reading' },
        { guard: 'isToBeMapped', target: 'mapping' },
        { guard: { type: 'jobIs', params: { state: 'checked' } }, target: 'checked' },
        { guard: { type: 'jobIs', params: { state: 'writing' } }, target: 'writing' },
        { guard: { type: 'jobIs', params: { state: 'refused' } }, target: 'refused' },
        { guard: { type: 'jobIs', params: { state: 'done' } }, target: 'done' },
        { guard: { type: 'jobIs', params: { state: 'failed' } }, target: 'failed' },
        { guard: { type: 'jobIs', params: { state: 'cancelled' } }, target: 'cancelled' },
        { target: 'checking' },
      ],
    },
    checking: {
      after: { silence: 'reading' },
      on: { ...whileFollowing, CANCELLED: { target: 'cancelling', actions: 'forgetError' } },
    },
    writing: {
      after: { silence: 'reading' },
      on: { ...whileFollowing, CANCELLED: { target: 'cancelling', actions: 'forgetError' } },
    },
    reading: {
      entry: 'beginReading',
      on: {
        ...duringCall,
        'CHANNEL.JOINED': { target: 'reading', reenter: true },
        // The channel may be joined just when somebody presses: what they saw was checked, and the press is not lost.
        CONFIRMED: {
          guard: { type: 'jobIs', params: { state: 'checked' } },
          target: 'committing',
          actions: 'forgetError',
        },
        MAPPED: onceMapped,
        CANCELLED: { target: 'cancelling', actions: 'forgetError' },
      },
      invoke: {
        id: 'readJob',
        src: 'readJob',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: { type: 'takeJob', params: ({ event }) => ({ job: event.output }) } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    mapping: {
      on: {
        ...whileFollowing,
        MAPPED: onceMapped,
        READ_ANEW: {
          target: 'applying',
          actions: [
            'forgetError',
            { type: 'takeSaid', params: ({ event }) => ({ said: event.said, isMapped: false }) },
          ],
        },
        CANCELLED: { target: 'cancelling', actions: 'forgetError' },
      },
    },
    applying: {
      on: duringCall,
      invoke: {
        id: 'map',
        src: 'map',
        input: ({ context }) => context,
        onDone: {
          target: 'sorting',
          actions: ['forgetSaid', { type: 'takeJob', params: ({ event }) => ({ job: event.output }) }],
        },
        // It may have been taken all the same, so the job itself is asked; the person looks at the mapping again, as they said it.
        onError: { target: 'reading', actions: ['goBack', { type: 'noteError', params: ({ event }) => event }] },
      },
    },
    checked: {
      on: {
        ...whileFollowing,
        WENT_BACK: { guard: 'hasTables', target: 'mapping', actions: ['forgetError', 'goBack'] },
        CONFIRMED: { guard: 'isWritable', target: 'committing', actions: 'forgetError' },
        CANCELLED: { target: 'cancelling', actions: 'forgetError' },
      },
    },
    committing: {
      on: duringCall,
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
      on: duringCall,
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
        'CHANNEL.JOINED': { guard: 'isUnderWay', target: 'reading', actions: 'forgetError' },
        RETRIED: [
          { guard: 'isUnderWay', target: 'reading', actions: 'forgetError' },
          { guard: 'isNotUploaded', target: 'uploading', actions: 'forgetError' },
        ],
      },
    },
  },
});
