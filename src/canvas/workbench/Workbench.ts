import { createContext, useContext } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { type layoutMachine } from '../../../machines/layoutMachine';
import { type ElementRef } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';
import { type CanvasClipboard } from '../sets/clipboard/CanvasClipboard';
import { type Offer } from '../sets/useOffering';
import { type Bulk } from '../sets/useBulk';
import { type CanvasStore, useCanvasState } from '../store/canvasStore';
import { type StyleBook } from '../style/StyleBook';

/** What the parts of a canvas share that only show. */
export interface Showing {
  readonly model: GraphModel;
  readonly controller: CanvasController;
  /** What the canvas knows. */
  readonly store: CanvasStore;
  readonly tool: ActorRefFrom<typeof canvasToolMachine>;
  readonly layout: ActorRefFrom<typeof layoutMachine>;
  /** Selects an element and brings it to the middle. */
  goTo(ref: ElementRef): void;
  /** Brings neighbours of a node onto the canvas, of all types or of one; tells how many are still left out. */
  expand(nodeId: string, type?: string, revealed?: readonly string[]): Promise<number>;
}

/** Everything that the parts of one canvas share on which a graph is edited. */
export interface Workbench extends Showing {
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

export const WorkbenchContext = createContext<Workbench | null>(null);

/** The canvas that this component is part of. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) throw new Error('useWorkbench needs a WorkbenchContext around it');
  return workbench;
}

/** A canvas that only shows. */
export const ShowingContext = createContext<Showing | null>(null);

/** The canvas that this component is part of, whether a graph is edited on it or only shown. */
export function useShowing(): Showing {
  const workbench = useContext(WorkbenchContext);
  const showing = useContext(ShowingContext) ?? workbench;
  if (showing === null) throw new Error('useShowing needs a canvas around it');
  return showing;
}

/** How everything on this canvas looks; drawn anew when it is otherwise. */
export const useBook = (): StyleBook => useCanvasState(useShowing().store, ({ book }) => book);
