import { assign, fromPromise, setup } from 'xstate';

import { type ElementEdit, type PendingEdit } from '../domain/changes/elementEdit';
import { type EditRefusal, isStale, refusalIn } from '../domain/changes/refusal';

interface ConfirmationContext {
  readonly proposal: PendingEdit;
  readonly refusal: EditRefusal | null;
}

export type ConfirmationEvent =
  | { type: 'SUBMITTED'; edit: ElementEdit }
  | { type: 'CONFIRMED' }
  | { type: 'DECLINED' }
  | { type: 'CONFLICT.RESOLVED'; edit: ElementEdit; version: number }
  | { type: 'CONFLICT.DECLINED' };

/**
 * Confirms an update or a delete of one element before it is sent. A delete asks at once, an update after the form is
 * submitted; a conflict waits for a decision and submits again on the present version.
 */
export const confirmationMachine = setup({
  types: {} as { context: ConfirmationContext; input: PendingEdit; events: ConfirmationEvent },
  actors: { submit: fromPromise<void, PendingEdit>(() => Promise.reject(new Error('the screen injects submit'))) },
  guards: {
    isDelete: ({ context }) => context.proposal.action === 'delete',
    isStale: (_, refusal: EditRefusal) => isStale(refusal),
  },
  actions: {
    takeEdit: assign(({ context }, edit: ElementEdit) => ({ proposal: { ...context.proposal, edit }, refusal: null })),
    takeResolution: assign(({ context }, { edit, version }: { edit: ElementEdit; version: number }) => ({
      proposal: { ...context.proposal, edit, version },
      refusal: null,
    })),
    noteRefusal: assign((_, refusal: EditRefusal) => ({ refusal })),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ proposal: input, refusal: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isDelete', target: 'confirming' }, { target: 'editing' }] },
    editing: {
      on: {
        SUBMITTED: { target: 'confirming', actions: { type: 'takeEdit', params: ({ event }) => event.edit } },
        DECLINED: 'dropped',
      },
    },
    confirming: {
      on: {
        CONFIRMED: 'submitting',
        DECLINED: [{ guard: 'isDelete', target: 'dropped' }, { target: 'editing' }],
      },
    },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => context.proposal,
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => refusalIn(event.error) },
            target: 'conflicted',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn(event.error) },
          },
          {
            guard: 'isDelete',
            target: 'dropped',
            actions: { type: 'noteRefusal', params: ({ event }) => refusalIn(event.error) },
          },
          { target: 'editing', actions: { type: 'noteRefusal', params: ({ event }) => refusalIn(event.error) } },
        ],
      },
    },
    conflicted: {
      on: {
        'CONFLICT.RESOLVED': {
          target: 'submitting',
          actions: { type: 'takeResolution', params: ({ event }) => event },
        },
        'CONFLICT.DECLINED': 'editing',
      },
    },
    done: { type: 'final' },
    dropped: { type: 'final' },
  },
});
