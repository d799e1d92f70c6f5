import { createStore, type StoreApi } from 'zustand/vanilla';

import { type GraphDelta } from '../../domain/elements/elements';
import { type Departed, type LabelCount, type TypeCount } from './elements';

/** How many there are in the whole project, shown or not. */
export interface GraphCounts {
  readonly nodesTotal: number;
  readonly relationshipsTotal: number;
  readonly labels: readonly LabelCount[];
  readonly types: readonly TypeCount[];
}

/** What the store has acknowledged: something new, or a step through its history. */
export type EditedBy = 'hand' | 'history';

/** Whether the store has something to take back and to make again. */
interface KnownHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * What happened to the shown graph: all of it changed, or these elements (those that were deleted elsewhere for
 * themselves); or all that was read is shown after it came some at a time; or the store has acknowledged an edit; or a change that was made elsewhere has been followed, by reading all
 * anew when it was too large to list; its content says how the history then stood.
 */
export type ModelEvent =
  | { readonly type: 'reset' | 'filled' }
  | { readonly type: 'delta'; readonly delta: GraphDelta; readonly departed?: ReadonlyMap<string, Departed> }
  | { readonly type: 'edited'; readonly by: EditedBy }
  | { readonly type: 'followed'; readonly isReread: boolean; readonly history?: KnownHistory | undefined };

export interface ShownSize {
  readonly nodesShown: number;
  readonly relationshipsShown: number;
}

/** How much is shown, and of how much; the same object until something happens. */
export interface ModelSnapshot extends GraphCounts, ShownSize {
  readonly revision: number;
}

/** What is known of the shown graph beside its elements, and what happened to it last. */
export interface ShownGraph {
  readonly event: ModelEvent;
  readonly snapshot: ModelSnapshot;
  /** As the store told them. */
  readonly counts: GraphCounts;
  /** Number of the last change of the project that is known to be shown; undefined before anything was read. */
  readonly head: number | undefined;
  /** Counts the changes of this window: what was requested from the store before the last of them may lack it. */
  readonly writes: number;
  /** What is shown before the store has confirmed it. */
  readonly pending: ReadonlySet<string>;
}

/** The part of a store that a graph is. */
export interface GraphState {
  readonly graph: ShownGraph;
}
export type StoreOf<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'setState' | 'subscribe'>;
export type GraphStore = StoreOf<GraphState>;

/** A store that holds this to begin with. */
export const storeOf = <T>(state: T): StoreOf<T> => createStore<T>(() => state);

/** Resolves once a store holds what is waited for. */
export const onceSo = <S>(store: Pick<StoreOf<S>, 'getState' | 'subscribe'>, isSo: (state: S) => boolean) =>
  new Promise<void>((resolve) => {
    if (isSo(store.getState())) return resolve();
    const stop = store.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve();
    });
  });

/** Calls back with a part of what a store holds, once each time that it is another. Returns how to stop. */
export function whenChanged<S, T>(
  store: Pick<StoreOf<S>, 'getState' | 'subscribe'>,
  select: (state: S) => T,
  hear: (part: T, before: T) => void,
): () => void {
  // Kept here: whoever hears of a change may make another, of which this hears first.
  let heard = select(store.getState());
  return store.subscribe((state) => {
    const [part, before] = [select(state), heard];
    if (Object.is(part, before)) return;
    heard = part;
    hear(part, before);
  });
}
