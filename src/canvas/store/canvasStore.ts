import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { type Kept } from '../core/dimming';
import { type Emphasis, NO_EMPHASIS } from '../core/emphasised';
import { type Hidden, NOTHING_HIDDEN } from '../core/visibility';
import { type LayoutId } from '../layouts/layouts';
import { type Kept as KeptValues } from '../layouts/parameters';
import { type Looking } from '../lens/looking';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { type CanvasTheme } from '../style/theme';
import { type InspectorChoice, NOTHING_OPEN, type OpenParts, USUAL_INSPECTOR } from './openParts';

/** How the layouts of a project are set: the parameters of each that was chosen, and which was asked for last. */
export interface LayoutChoices {
  readonly last: LayoutId;
  readonly values: Readonly<Record<string, KeptValues>>;
}
export const USUAL_LAYOUTS: LayoutChoices = { last: 'force', values: {} };

/** What a canvas knows: values that are never changed, only replaced. */
export interface CanvasState {
  /** Of which project ways of looking are kept in this browser; none before it is known, and on canvases that only show. */
  readonly projectId: string | undefined;
  readonly theme: CanvasTheme;
  /** How everything looks. */
  readonly book: StyleBook;
  /** Whether what was chosen of looks has come, or is not waited for any longer: nothing is drawn in looks that it does not keep. */
  readonly areLooksKnown: boolean;
  /** What is switched off. */
  readonly hidden: Hidden;
  /** What is drawn as it is while all else is faint; null where nothing is. */
  readonly kept: Kept | null;
  /** What stands out; what is selected in it is what the tool machine says. */
  readonly emphasis: Emphasis;
  /** The node under the pointer, if any. */
  readonly hoveredNode: string | null;
  /** By which query it is looked at; null while all of it is. */
  readonly looking: Looking | null;
  /** The nodes that layouts leave where they are. */
  readonly pinned: ReadonlySet<string>;
  readonly layouts: LayoutChoices;
  readonly open: OpenParts;
  readonly inspector: InspectorChoice;
}

export type CanvasStore = Pick<StoreApi<CanvasState>, 'getState' | 'getInitialState' | 'setState' | 'subscribe'>;

/** What a canvas knows when nothing was done on it yet. @param areLooksKnown whether nothing that was chosen of looks is to come */
export const newCanvasStore = (theme: CanvasTheme, areLooksKnown = true): CanvasStore =>
  createStore<CanvasState>(() => ({
    projectId: undefined,
    theme,
    book: new StyleBook(new LabelColours()),
    areLooksKnown,
    hidden: NOTHING_HIDDEN,
    kept: null,
    emphasis: NO_EMPHASIS,
    hoveredNode: null,
    looking: null,
    pinned: new Set(),
    layouts: USUAL_LAYOUTS,
    open: NOTHING_OPEN,
    inspector: USUAL_INSPECTOR,
  }));

/** Calls back with a part of what a canvas knows, whenever it is another. Returns how to stop. */
export function whenChanged<T>(
  store: CanvasStore,
  select: (state: CanvasState) => T,
  hear: (part: T) => void,
): () => void {
  return store.subscribe((state, before) => {
    const part = select(state);
    if (!Object.is(part, select(before))) hear(part);
  });
}

/** Opens or closes parts; the others stay as they are. */
export const setOpen = (store: CanvasStore, change: Partial<OpenParts>): void =>
  store.setState(({ open }) => ({ open: { ...open, ...change } }));

/** A part of what a canvas knows; the component is drawn anew when it is another. */
export const useCanvasState = <T>(store: CanvasStore, select: (state: CanvasState) => T): T => useStore(store, select);
