import { assign, fromPromise, setup } from 'xstate';

import { refusalIn } from '../domain/changes/refusal';
import {
  changeOf,
  type KeptProfile,
  mergeProfile,
  type Profile,
  type ProfileChange,
  type ProfileRefusal,
} from '../domain/profile/profile';

interface ProfileInput {
  /** What was typed before and not saved, with what was kept when it was typed; null when nothing was. */
  readonly typed: { readonly kept: KeptProfile; readonly wanted: Profile } | null;
}

interface ProfileContext {
  /** The profile that the form is an edit of; null until it has been read. */
  readonly kept: KeptProfile | null;
  /** What the form is to hold; it is the form's own from then on. */
  readonly wanted: Profile | null;
  /** Values of another write that the person has to choose between. */
  readonly clashes: Partial<Profile>;
  readonly refusal: ProfileRefusal | null;
}

export type ProfileEvent =
  | { type: 'SUBMITTED'; wanted: Profile }
  | { type: 'CLEAR.WANTED' }
  | { type: 'CLEAR.CONFIRMED' }
  | { type: 'CLEAR.DECLINED' }
  | { type: 'RETRIED' };

/**
 * The profile of who is signed in: read, changed against its version, cleared after a
 * question. When another write came first, parts that only one side changed are joined and sent again; where both changed
 * the same part, the form shows the other value and the person decides.
 */
export const profileMachine = setup({
  types: {} as { context: ProfileContext; input: ProfileInput; events: ProfileEvent },
  actors: {
    read: fromPromise<KeptProfile>(() => Promise.reject(new Error('the page injects read'))),
    /** Rejects with a `ProfileRefusal`. */
    save: fromPromise<KeptProfile, ProfileChange>(() => Promise.reject(new Error('the page injects save'))),
    /** Rejects with a `ProfileRefusal`. */
    clear: fromPromise<KeptProfile>(() => Promise.reject(new Error('the page injects clear'))),
  },
  guards: {
    isUnchanged: ({ context }, wanted: Profile) =>
      context.kept !== null && Object.keys(changeOf(context.kept, wanted)).length === 0,
    isConflict: (_, refusal: ProfileRefusal) => refusal.code === 'VERSION_CONFLICT' && refusal.present !== undefined,
    hasClashes: ({ context }) => Object.keys(context.clashes).length > 0,
  },
  actions: {
    takeRead: assign(({ context }, kept: KeptProfile) =>
      context.kept === null ? { kept, wanted: kept, refusal: null } : { refusal: null },
    ),
    takeKept: assign((_, kept: KeptProfile) => ({ kept, wanted: kept, clashes: {}, refusal: null })),
    takeWanted: assign((_, wanted: Profile) => ({ wanted, clashes: {}, refusal: null })),
    join: assign(({ context }, { present }: ProfileRefusal) =>
      present === undefined || context.kept === null || context.wanted === null
        ? {}
        : { ...mergeProfile(context.kept, present, context.wanted), kept: present },
    ),
    noteRefusal: assign((_, refusal: ProfileRefusal) => ({ refusal })),
    /** Injected: the profile is kept, or cleared. */
    announce: (_, _what: 'saved' | 'cleared') => undefined,
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { typed } }) => ({
    kept: typed?.kept ?? null,
    wanted: typed?.wanted ?? null,
    clashes: {},
    refusal: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'editing', actions: { type: 'takeRead', params: ({ event }) => event.output } },
        onError: {
          target: 'unread',
          actions: { type: 'noteRefusal', params: ({ event }) => refusalIn<ProfileRefusal>(event.error) },
        },
      },
    },
    unread: { on: { RETRIED: 'reading' } },
    editing: {
      on: {
        SUBMITTED: [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => event.wanted },
            actions: [
              { type: 'takeWanted', params: ({ event }) => event.wanted },
              { type: 'announce', params: 'saved' },
            ],
          },
          { target: 'saving', actions: { type: 'takeWanted', params: ({ event }) => event.wanted } },
        ],
        'CLEAR.WANTED': 'asking',
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { kept, wanted } }) => {
          if (kept === null || wanted === null) throw new Error('there is no profile to change');
          return { version: kept.version, change: changeOf(kept, wanted) };
        },
        onDone: {
          target: 'editing',
          actions: [
            { type: 'takeKept', params: ({ event }) => event.output },
            { type: 'announce', params: 'saved' },
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => refusalIn<ProfileRefusal>(event.error) },
            target: 'joining',
            actions: { type: 'join', params: ({ event }) => refusalIn<ProfileRefusal>(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn<ProfileRefusal>(event.error) },
          },
        ],
      },
    },
    joining: { always: [{ guard: 'hasClashes', target: 'editing' }, { target: 'saving' }] },
    asking: { on: { 'CLEAR.CONFIRMED': 'clearing', 'CLEAR.DECLINED': 'editing' } },
    clearing: {
      invoke: {
        id: 'clear',
        src: 'clear',
        onDone: {
          target: 'editing',
          actions: [
            { type: 'takeKept', params: ({ event }) => event.output },
            { type: 'announce', params: 'cleared' },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteRefusal', params: ({ event }) => refusalIn<ProfileRefusal>(event.error) },
        },
      },
    },
  },
});
