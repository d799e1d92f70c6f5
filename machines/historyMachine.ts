import { assign, fromPromise, setup } from 'xstate';

import { type ChangeFieldsFragment } from '../graphql/generated/types';
import { coalesced, type Move } from '../domain/elements/move';

export type Direction = 'undo' | 'redo';

/** What the store can take back and make again at present. */
export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What this window did: nodes moved, or an edit that the store keeps in its own history. */
export type SessionStep = Move | { readonly kind: 'stored' };

/** A step that is to be taken back or made again. */
export interface Journey {
  readonly direction: Direction;
  readonly step: SessionStep;
}

/** How an undo or a redo ended. */
export type Arrival =
  | { readonly kind: 'moved'; readonly move: Move }
  /** None of the nodes that the move was of is shown any more. */
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'stored'; readonly change: ChangeFieldsFragment } & HistoryState);

interface HistoryContext {
  readonly stored: HistoryState;
  /** What this window did, oldest first; what lies before is known to the store alone. */
  readonly done: readonly SessionStep[];
  /** What it took back, the last at the end. */
  readonly undone: readonly SessionStep[];
  /** Nodes were moved after stored edits were undone, so that these edits cannot be redone any more. */
  readonly isRedoCut: boolean;
  /** Something was done while a step was under way, so that this one cannot be made again. */
  readonly isCutMeanwhile: boolean;
  /** Presses that wait for their turn, oldest first. */
  readonly queue: readonly Direction[];
}

export type HistoryEvent =
  | { type: 'UNDO.WANTED' }
  | { type: 'REDO.WANTED' }
  /** Nodes were moved in this window. */
  | { type: 'MOVED'; move: Move }
  /** The store has acknowledged an edit of this window. */
  | { type: 'EDITED' }
  | ({ type: 'HISTORY.CHANGED' } & HistoryState);

const STORED: SessionStep = { kind: 'stored' };
/** The most steps that are kept: moving a large graph as a whole holds the place of every node. */
const MOST_STEPS = 100;

const isStored = (step: SessionStep): boolean => step.kind === 'stored';

/** The step that undo or redo would take now. */
export function nextStep({ stored, done, undone, isRedoCut }: HistoryContext, direction: Direction) {
  if (direction === 'undo') return done.at(-1) ?? (stored.canUndo ? STORED : undefined);
  return undone.at(-1) ?? (stored.canRedo && !isRedoCut ? STORED : undefined);
}

/** The steps without this one; of stored ones, which are all alike, without the last. */
function without(steps: readonly SessionStep[], step: SessionStep): readonly SessionStep[] {
  const at = isStored(step) ? steps.findLastIndex(isStored) : steps.indexOf(step);
  return at < 0 ? steps : steps.toSpliced(at, 1);
}

/** What can still be made again once the store can make nothing again: moves up to the first stored step. */
const withoutStored = (undone: readonly SessionStep[]) => undone.slice(undone.findLastIndex(isStored) + 1);

const journeyOf = (context: HistoryContext): Journey => {
  const direction = context.queue[0] ?? 'undo';
  return { direction, step: nextStep(context, direction) ?? STORED };
};

function arrived(context: HistoryContext, arrival: Arrival): Partial<HistoryContext> {
  const { direction, step } = journeyOf(context);
  const isLost = arrival.kind === 'nothing' || context.isCutMeanwhile;
  const [from, to] = direction === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const);
  return {
    [from]: without(context[from], step),
    ...(isLost ? {} : { [to]: [...context[to], step] }),
    ...(arrival.kind === 'stored' ? { stored: { canUndo: arrival.canUndo, canRedo: arrival.canRedo } } : {}),
    ...(context.isCutMeanwhile && isStored(step) ? { isRedoCut: true } : {}),
    // A step that changed nothing, since the moved nodes are gone, was not what the person meant: the press takes the
    // next one.
    queue: arrival.kind === 'nothing' ? context.queue : context.queue.slice(1),
  };
}

/**
 * Undo and redo over one order of steps: moves of this window, which it takes back itself, and stored edits, which the
 * backend takes back over its change log. Presses that come while a step is under way wait their turn; a refusal drops the
 * rest, because what they meant is no longer sure. Every step that was taken is told.
 */
export const historyMachine = setup({
  types: {} as { context: HistoryContext; events: HistoryEvent },
  actors: { step: fromPromise<Arrival, Journey>(() => Promise.reject(new Error('the canvas injects step'))) },
  guards: {
    isPossible: ({ context }, direction: Direction) => nextStep(context, direction) !== undefined,
    isDue: ({ context }) => context.queue[0] !== undefined && nextStep(context, context.queue[0]) !== undefined,
    isInVain: ({ context }) => context.queue.length > 0,
  },
  actions: {
    know: assign(({ context }, stored: HistoryState) => ({
      stored: { canUndo: stored.canUndo, canRedo: stored.canRedo },
      ...(stored.canUndo ? {} : { done: context.done.filter((step) => !isStored(step)) }),
      ...(stored.canRedo ? {} : { undone: withoutStored(context.undone), isRedoCut: false }),
    })),
    noteMove: assign(({ context }, move: Move) => ({
      done: coalesced(context.done, move, context.undone.length === 0).slice(-MOST_STEPS),
      undone: [],
      isRedoCut: context.isRedoCut || context.stored.canRedo,
      isCutMeanwhile: true,
    })),
    noteEdit: assign(({ context }) => ({
      stored: { canUndo: true, canRedo: false },
      done: [...context.done, STORED].slice(-MOST_STEPS),
      undone: [],
      isRedoCut: false,
      isCutMeanwhile: true,
    })),
    begin: assign({ isCutMeanwhile: false }),
    arrive: assign(({ context }, arrival: Arrival) => arrived(context, arrival)),
    enqueue: assign(({ context }, direction: Direction) => ({ queue: [...context.queue, direction] })),
    dropQueue: assign({ queue: [] }),
    tell: (_, _news: { direction: Direction; arrival: Arrival }) => undefined,
  },
}).createMachine({
  id: 'history',
  context: {
    stored: { canUndo: false, canRedo: false },
    done: [],
    undone: [],
    isRedoCut: false,
    isCutMeanwhile: false,
    queue: [],
  },
  initial: 'idle',
  on: {
    'HISTORY.CHANGED': { actions: { type: 'know', params: ({ event }) => event } },
    MOVED: { actions: { type: 'noteMove', params: ({ event }) => event.move } },
    EDITED: { actions: 'noteEdit' },
  },
  states: {
    idle: {
      always: [
        { guard: 'isDue', target: 'stepping' },
        { guard: 'isInVain', actions: 'dropQueue' },
      ],
      on: {
        'UNDO.WANTED': { guard: { type: 'isPossible', params: 'undo' }, actions: { type: 'enqueue', params: 'undo' } },
        'REDO.WANTED': { guard: { type: 'isPossible', params: 'redo' }, actions: { type: 'enqueue', params: 'redo' } },
      },
    },
    stepping: {
      entry: 'begin',
      on: {
        'UNDO.WANTED': { actions: { type: 'enqueue', params: 'undo' } },
        'REDO.WANTED': { actions: { type: 'enqueue', params: 'redo' } },
      },
      invoke: {
        id: 'step',
        src: 'step',
        input: ({ context }) => journeyOf(context),
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'tell',
              params: ({ context, event }) => ({ direction: context.queue[0] ?? 'undo', arrival: event.output }),
            },
            { type: 'arrive', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'idle', actions: 'dropQueue' },
      },
    },
  },
});
