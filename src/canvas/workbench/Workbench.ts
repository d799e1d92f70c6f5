import { createContext, useContext } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { type layoutMachine } from '../../../machines/layoutMachine';
import { type ElementRef } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';
import { type StyleBook } from '../style/StyleBook';

/** Everything that the parts of one canvas share. */
export interface Workbench {
  readonly model: GraphModel;
  readonly controller: CanvasController;
  /** How everything on the canvas looks. */
  readonly book: StyleBook;
  readonly tool: ActorRefFrom<typeof canvasToolMachine>;
  readonly history: ActorRefFrom<typeof historyMachine>;
  readonly layout: ActorRefFrom<typeof layoutMachine>;
  /** Selects an element and brings it to the middle. */
  goTo(ref: ElementRef): void;
  /** Brings neighbours of a node onto the canvas, of all types or of one; tells how many are still left out. */
  expand(nodeId: string, type?: string): Promise<number>;
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
