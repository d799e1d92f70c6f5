import { assign, fromPromise, setup } from 'xstate';

import { type ElementEdit } from '../src/graph/elements';
import { type EditRefusal } from './confirmationMachine';

/** One edit with the version that it was made against. */
export interface VersionedEdit {
  readonly edit: ElementEdit;
  readonly version: number;
}

interface ElementEditContext {
  /** Edits that were made and not saved yet, oldest first; the first is the one under way. */
  readonly queue: readonly VersionedEdit[];
  readonly refusal: EditRefusal | null;
}

export type ElementEditEvent =
  | ({ type: 'EDITED' } & VersionedEdit)
  | ({ type: 'CONFLICT.RESOLVED' } & VersionedEdit)
  | { type: 'CONFLICT.DECLINED' };

const refusalIn = (error: unknown): EditRefusal =>
  typeof error === 'object' && error !== null && 'code' in error ? (error as EditRefusal) : { code: 'UNAVAILABLE' };

/**
 * What still waits after the first edit was saved as version `saved`. An edit that was made while the first was under way
 * has seen it, so it is not to collide with it; when somebody else has written in between, it keeps its own version.
 */
function rebased([first, ...rest]: readonly VersionedEdit[], saved: number): readonly VersionedEdit[] {
  if (first === undefined || saved !== first.version + 1) return rest;
  return rest.map((next) => (next.version === first.version ? { ...next, version: saved } : next));
}

/**
 * Sends the inline edits of one element, one after the other, so that each is drawn and confirmed in the order in which it
 * was made. A conflict waits for a decision; any other refusal drops that edit alone.
 */
export const elementEditMachine = setup({
  types: {} as { context: ElementEditContext; events: ElementEditEvent },
  actors: { save: fromPromise<number, VersionedEdit>(() => Promise.reject(new Error('the panel injects save'))) },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    isStale: (_, refusal: EditRefusal) => refusal.code === 'VERSION_CONFLICT' && refusal.present !== undefined,
  },
  actions: {
    enqueue: assign(({ context }, { edit, version }: VersionedEdit) => ({
      queue: [...context.queue, { edit, version }],
    })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1), refusal: null })),
    dequeueSaved: assign(({ context }, saved: number) => ({ queue: rebased(context.queue, saved), refusal: null })),
    replaceFirst: assign(({ context }, { edit, version }: VersionedEdit) => ({
      queue: [{ edit, version }, ...context.queue.slice(1)],
      refusal: null,
    })),
    noteRefusal: assign((_, refusal: EditRefusal) => ({ refusal })),
  },
}).createMachine({
  id: 'elementEdit',
  context: { queue: [], refusal: null },
  initial: 'idle',
  on: { EDITED: { actions: { type: 'enqueue', params: ({ event }) => event } } },
  states: {
    idle: { always: { guard: 'hasMore', target: 'saving' } },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.queue[0] ?? { edit: {}, version: 0 },
        onDone: { target: 'idle', actions: { type: 'dequeueSaved', params: ({ event }) => event.output } },
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
