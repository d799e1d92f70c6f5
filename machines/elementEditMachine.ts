import { assign, fromPromise, setup } from 'xstate';

import { type OwnSteps, rebased, type VersionedEdit, withOwnStep } from '../domain/changes/rebase';
import { type EditRefusal, isStale, refusalIn } from '../domain/changes/refusal';

interface ElementEditContext {
  /** Edits that were made and not saved yet, oldest first; the first is the one under way. */
  readonly queue: readonly VersionedEdit[];
  readonly ownSteps: OwnSteps;
  readonly refusal: EditRefusal | null;
}

export type ElementEditEvent =
  | ({ type: 'EDITED' } & VersionedEdit)
  | ({ type: 'CONFLICT.RESOLVED' } & VersionedEdit)
  | { type: 'CONFLICT.DECLINED' };

/** The edit that is to be sent, on the version that it is to be sent on. */
const nextOf = ({ queue: [first = { edit: {}, version: 0 }], ownSteps }: ElementEditContext): VersionedEdit =>
  rebased(first, ownSteps);

/**
 * Sends the inline edits of one element, one after the other, so that each is drawn and confirmed in the order in which it
 * was made. A conflict waits for a decision; any other refusal drops that edit alone.
 */
export const elementEditMachine = setup({
  types: {} as { context: ElementEditContext; events: ElementEditEvent },
  actors: { save: fromPromise<number, VersionedEdit>(() => Promise.reject(new Error('the panel injects save'))) },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    isStale: (_, refusal: EditRefusal) => isStale(refusal),
  },
  actions: {
    enqueue: assign(({ context }, { edit, version }: VersionedEdit) => ({
      queue: [...context.queue, { edit, version }],
    })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1), refusal: null })),
    noteSaved: assign(({ context }, saved: number) => ({
      ownSteps: withOwnStep(context.ownSteps, nextOf(context).version, saved),
    })),
    replaceFirst: assign(({ context }, { edit, version }: VersionedEdit) => ({
      queue: [{ edit, version }, ...context.queue.slice(1)],
      refusal: null,
    })),
    noteRefusal: assign((_, refusal: EditRefusal) => ({ refusal })),
  },
}).createMachine({
  id: 'elementEdit',
  context: { queue: [], ownSteps: [], refusal: null },
  initial: 'idle',
  on: { EDITED: { actions: { type: 'enqueue', params: ({ event }) => event } } },
  states: {
    idle: { always: { guard: 'hasMore', target: 'saving' } },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => nextOf(context),
        onDone: {
          target: 'idle',
          actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'dequeue'],
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => refusalIn(event.error) },
            target: 'conflicted',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn(event.error) },
          },
          { target: 'idle', actions: 'dequeue' },
        ],
      },
    },
    conflicted: {
      on: {
        'CONFLICT.RESOLVED': { target: 'saving', actions: { type: 'replaceFirst', params: ({ event }) => event } },
        'CONFLICT.DECLINED': { target: 'idle', actions: 'dequeue' },
      },
    },
  },
});
