import { type ComponentType } from 'react';

import { type ElementRef } from '../../domain/elements/elements';

/** What actions look at to know whether they are possible. */
export interface ActionState {
  /** State of the tool machine: `selecting`, `panning`, `naming`… */
  readonly tool: string;
  readonly selection: ElementRef | null;
  readonly nodesShown: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isLayoutRunning: boolean;
  readonly isOutlineOpen: boolean;
  readonly isLegendOpen: boolean;
}

/** What actions can do. */
export interface CanvasCommands {
  addNode(): void;
  connect(): void;
  togglePan(): void;
  cancel(): void;
  askDelete(): void;
  expand(): void;
  undo(): void;
  redo(): void;
  zoom(factor: number): void;
  fit(): void;
  centre(): void;
  arrange(): void;
  focusSearch(): void;
  toggleOutline(): void;
  toggleLegend(): void;
  showShortcuts(): void;
  importFiles(): void;
  exportGraph(): void;
}

/** Every action by name; each has a text `action.<id>`. */
type ActionId =
  | 'addNode'
  | 'connect'
  | 'pan'
  | 'cancel'
  | 'deleteElement'
  | 'expandNeighbours'
  | 'undo'
  | 'redo'
  | 'zoomIn'
  | 'zoomOut'
  | 'fitAll'
  | 'centreSelection'
  | 'arrange'
  | 'search'
  | 'outline'
  | 'legend'
  | 'shortcuts'
  | 'importFiles'
  | 'exportGraph';

/** Something that a person can do on the canvas, served to the toolbar, the context menu and the keys. */
export interface CanvasAction {
  readonly id: ActionId;
  readonly icon: ComponentType;
  /** Keys that do it: `mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys: readonly string[];
  /** Where it is offered beside the keys. */
  readonly menu?: 'element' | 'canvas';
  readonly isDangerous?: boolean;
  enabled(state: ActionState): boolean;
  /** For actions that switch something: whether it is on. */
  pressed?(state: ActionState): boolean;
  perform(commands: CanvasCommands): void;
}
