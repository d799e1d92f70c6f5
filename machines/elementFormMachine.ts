import { assign, fromPromise, setup } from 'xstate';

import { type Creation } from '../domain/changes/elementEdit';
import { type ElementRef, type GraphElement } from '../domain/elements/elements';
import { type EditRefusal, refusalIn } from '../domain/changes/refusal';

/** What the form is about: a new element, whose id is chosen when the form opens, or one that is there. */
export type FormTarget =
  | { readonly mode: 'create'; readonly ref: ElementRef }
  | { readonly mode: 'update'; readonly element: GraphElement };

interface ElementFormContext {
  readonly target: FormTarget | null;
  /** Something was typed that is not saved. */
  readonly isChanged: boolean;
  /** What the person is asked about deleting. */
  readonly toDelete: GraphElement | null;
  readonly creation: Creation | null;
  /** Why the store refused to make it. */
  readonly refusal: EditRefusal | null;
}

export type ElementFormEvent =
  /** `isResumed`: with input that was typed before and never saved. */
  | { type: 'OPENED'; target: FormTarget; isResumed?: boolean }
  | { type: 'CHANGED' }
  | { type: 'CLOSED' }
  | { type: 'DISCARD.CONFIRMED' }
  | { type: 'DISCARD.DECLINED' }
  | { type: 'CREATE.SUBMITTED'; creation: Creation }
  | { type: 'SAVED' }
  | { type: 'DELETE.WANTED'; element: GraphElement }
  | { type: 'DELETE.ENDED' }
  | { type: 'DELETE.DECLINED' };

const SHUT = { target: null, isChanged: false, toDelete: null, creation: null, refusal: null };

/**
 * The form of data management: open for a new or a present element, asking before typed input is lost, making new
 * elements. Updates and deletes are confirmed by the confirmation machine, which says here how they ended.
 */
export const elementFormMachine = setup({
  types: {} as { context: ElementFormContext; events: ElementFormEvent },
  actors: { create: fromPromise<void, Creation | null>(() => Promise.reject(new Error('the screen injects create'))) },
  guards: {
    isChanged: ({ context }) => context.isChanged,
    isOpen: ({ context }) => context.target !== null,
  },
  actions: {
    open: assign((_, { target, isResumed = false }: { target: FormTarget; isResumed?: boolean }) => ({
      ...SHUT,
      target,
      isChanged: isResumed,
    })),
    noteChange: assign({ isChanged: true }),
    shut: assign(SHUT),
    takeCreation: assign((_, creation: Creation) => ({ creation, refusal: null })),
    noteRefusal: assign((_, refusal: EditRefusal) => ({ refusal })),
    askDelete: assign((_, toDelete: GraphElement) => ({ toDelete })),
    dropDelete: assign({ toDelete: null }),
  },
}).createMachine({
  id: 'elementForm',
  context: SHUT,
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPENED: { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
        'DELETE.WANTED': { target: 'deleting', actions: { type: 'askDelete', params: ({ event }) => event.element } },
      },
    },
    open: {
      on: {
        CHANGED: { actions: 'noteChange' },
        CLOSED: [
          { guard: 'isChanged', target: 'leaving' },
          { target: 'closed', actions: 'shut' },
        ],
        SAVED: { target: 'closed', actions: 'shut' },
        'CREATE.SUBMITTED': {
          target: 'creating',
          actions: { type: 'takeCreation', params: ({ event }) => event.creation },
        },
        'DELETE.WANTED': { target: 'deleting', actions: { type: 'askDelete', params: ({ event }) => event.element } },
      },
    },
    leaving: { on: { 'DISCARD.CONFIRMED': { target: 'closed', actions: 'shut' }, 'DISCARD.DECLINED': 'open' } },
    creating: {
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context.creation,
        onDone: { target: 'closed', actions: 'shut' },
        onError: { target: 'open', actions: { type: 'noteRefusal', params: ({ event }) => refusalIn(event.error) } },
      },
    },
    deleting: {
      on: {
        'DELETE.ENDED': { target: 'closed', actions: 'shut' },
        'DELETE.DECLINED': [
          { guard: 'isOpen', target: 'open', actions: 'dropDelete' },
          { target: 'closed', actions: 'shut' },
        ],
      },
    },
  },
});
