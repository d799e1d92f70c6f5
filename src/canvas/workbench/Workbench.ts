import { useSelector } from '@xstate/react';
import { createContext, type RefObject, useContext } from 'react';
import { type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { useStore } from 'zustand';

import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { type layoutMachine } from '../../../machines/layoutMachine';
import { type ElementRef } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';
import { type CanvasClipboard } from '../sets/clipboard/CanvasClipboard';
import { type Bulk } from '../sets/useBulk';
import { type Offer } from '../sets/useTakingBack';
import { type Bringing } from '../landing/useBringing';
import { type CanvasState, type CanvasStore } from '../store/canvasStore';
import { type StyleBook } from '../style/StyleBook';

/** What the parts of a canvas share that only show. */
export interface Showing extends Pick<Bringing, 'bring'> {
  readonly model: GraphModel;
  readonly controller: CanvasController;
  /** What the canvas knows. */
  readonly store: CanvasStore;
  readonly tool: ActorRefFrom<typeof canvasToolMachine>;
  readonly layout: ActorRefFrom<typeof layoutMachine>;
  /** Selects an element and brings it to the middle. One that is only in the project is brought onto the canvas before. */
  goTo(ref: ElementRef): void;
  /** Brings neighbours of a node onto the canvas, of all types or of one; tells how many are still left out. */
  expand(nodeId: string, type?: string, revealed?: readonly string[]): Promise<number>;
}

/** Everything that the parts of one canvas share on which a graph is edited. */
export interface Workbench extends Showing, Bringing {
  /** What the graph is drawn on, which has the keyboard where nothing else needs it. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly history: ActorRefFrom<typeof historyMachine>;
  /**
   * Does the same with many elements, tells it in a toast that offers to take it back, and leaves selected what was `made` or the `same`
   * as before. Resolves whether it was done.
   */
  readonly bulk: Bulk;
  readonly offer: Offer;
  readonly clipboard: CanvasClipboard;
  /** Reads the graph again. */
  reload(): void;
}

export const CanvasContext = createContext<Showing | Workbench | null>(null);

/** The canvas that this component is part of, whether a graph is edited on it or only shown. */
export function useShowing(): Showing | Workbench {
  const canvas = useContext(CanvasContext);
  if (canvas === null) throw new Error('useShowing needs a CanvasContext around it');
  return canvas;
}

/** The canvas that this component is part of, on which a graph is edited. */
export function useWorkbench(): Workbench {
  const canvas = useShowing();
  if (!('history' in canvas)) throw new Error('useWorkbench needs a canvas on which a graph is edited');
  return canvas;
}

/** A part of what this canvas knows; the component is drawn again when it is another. */
export const useCanvasState = <T>(select: (state: CanvasState) => T): T => useStore(useShowing().store, select);

/** A part of which tool is in hand and what is selected; the component is drawn again when it is another. */
export const useTool = <T>(select: (state: SnapshotFrom<typeof canvasToolMachine>) => T): T =>
  useSelector(useShowing().tool, select);

/** How everything on this canvas looks. */
export const useBook = (): StyleBook => useCanvasState(({ book }) => book);
