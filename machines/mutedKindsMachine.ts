import { assign, fromPromise, setup } from 'xstate';

import { type NotificationKind } from '../graphql/generated/types';

type Kinds = readonly NotificationKind[];

interface MutedContext {
  /** What the backend keeps. */
  readonly saved: Kinds;
  /** What the switches show. */
  readonly wanted: Kinds;
}

export type MutedKindsEvent = { type: 'SWITCHED'; kind: NotificationKind };

const switched = (kinds: Kinds, kind: NotificationKind): Kinds =>
  kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
const isSame = (one: Kinds, other: Kinds) => one.length === other.length && one.every((kind) => other.includes(kind));

/**
 * The kinds of notifications that a person does not want. A switch shows its new state at once and is saved at once, one
 * save after the other; when a save fails the switches go back to what the backend keeps.
 */
export const mutedKindsMachine = setup({
  types: {} as { context: MutedContext; input: Kinds; events: MutedKindsEvent },
  actors: { save: fromPromise<Kinds, Kinds>(() => Promise.reject(new Error('the page injects save'))) },
  guards: { isLeft: ({ context }, saved: Kinds) => !isSame(saved, context.wanted) },
  actions: {
    switch: assign(({ context }, kind: NotificationKind) => ({ wanted: switched(context.wanted, kind) })),
    noteSaved: assign((_, saved: Kinds) => ({ saved })),
    goBack: assign(({ context }) => ({ wanted: context.saved })),
    tellFailure: (_, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'mutedKinds',
  context: ({ input }) => ({ saved: input, wanted: input }),
  initial: 'idle',
  states: {
    idle: {
      on: { SWITCHED: { target: 'saving', actions: { type: 'switch', params: ({ event }) => event.kind } } },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'saving',
            reenter: true,
            actions: { type: 'noteSaved', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: ['goBack', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { SWITCHED: { actions: { type: 'switch', params: ({ event }) => event.kind } } },
    },
  },
});
