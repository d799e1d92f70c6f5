import { assign, fromPromise, setup } from 'xstate';

/** How changes are saved. */
export interface SavingManner<Content> {
  /** What two changes are together. */
  join(this: void, earlier: Content, later: Content): Content;
  /** Whether what could not be saved waits for another attempt; otherwise it is given up, and what the backend keeps holds. */
  readonly isKept: boolean;
  /** How long nothing must change before it is saved, in milliseconds. */
  readonly patienceMs: number;
}

interface SavingContext<Content> {
  /** What has changed since the last save began. */
  readonly unsaved: Content | null;
  /** What is being saved. */
  readonly underWay: Content | null;
}

interface SavingEvent<Content> {
  readonly type: 'CHANGED';
  readonly content: Content;
}

/** How long after a failed save what is kept of it is saved again, in milliseconds. */
const SAVE_AGAIN_MS = 15_000;

/**
 * Saves what a person changes without being asked to: waits until nothing has changed for a moment, then one save after the other,
 * so that an earlier one never arrives last. What was changed while one is under way is saved after it.
 */
export const savingMachineOf = <Content>({ join, isKept, patienceMs }: SavingManner<Content>) => {
  const both = (earlier: Content | null, later: Content | null) =>
    earlier === null || later === null ? (later ?? earlier) : join(earlier, later);
  return setup({
    types: {} as { context: SavingContext<Content>; events: SavingEvent<Content> },
    actors: {
      save: fromPromise<unknown, { content: Content }>(() => Promise.reject(new Error('the page injects save'))),
    },
    delays: { patience: patienceMs, again: SAVE_AGAIN_MS },
    guards: { hasChanged: ({ context }) => context.unsaved !== null, isKept: () => isKept },
    actions: {
      note: assign(({ context }, content: Content) => ({ unsaved: both(context.unsaved, content) })),
      begin: assign(({ context }) => ({ unsaved: null, underWay: context.unsaved })),
      end: assign({ underWay: null }),
      putBack: assign(({ context }) => ({ unsaved: both(context.underWay, context.unsaved), underWay: null })),
      giveUp: assign({ unsaved: null, underWay: null }),
      /** Injected: it could not be saved, and is given up. */
      tellFailure: (_, _failure: { error: unknown }) => undefined,
    },
  }).createMachine({
    id: 'saving',
    context: { unsaved: null, underWay: null },
    initial: 'saved',
    on: { CHANGED: { target: '.waiting', actions: { type: 'note', params: ({ event }) => event.content } } },
    states: {
      saved: {},
      waiting: { after: { patience: 'saving' } },
      saving: {
        entry: 'begin',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { underWay } }) => {
            if (underWay === null) throw new Error('nothing was changed');
            return { content: underWay };
          },
          onDone: { target: 'settling', actions: 'end' },
          onError: [
            { guard: 'isKept', target: 'unsaved', actions: 'putBack' },
            { target: 'saved', actions: ['giveUp', { type: 'tellFailure', params: ({ event }) => event }] },
          ],
        },
        on: { CHANGED: { actions: { type: 'note', params: ({ event }) => event.content } } },
      },
      settling: { always: [{ guard: 'hasChanged', target: 'waiting' }, { target: 'saved' }] },
      unsaved: { after: { again: 'saving' } },
    },
  });
};
