import { type ComponentType } from 'react';

import { type ElementRef } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { type texts } from '../../locales/en/index';
import { type Workbench } from '../canvas/workbench/Workbench';

/** What actions look at to know whether they are possible. */
export interface ActionState {
  /** State of the tool machine: `selecting`, `panning`, `naming`… */
  readonly tool: string;
  /** All that is selected, and the one of it that the panel shows. */
  readonly selected: Selected;
  readonly selection: ElementRef | null;
  readonly nodesShown: number;
  readonly isSomethingHidden: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isLayoutRunning: boolean;
  readonly isOutlineOpen: boolean;
  readonly isLegendOpen: boolean;
}

/** What comes up beside or over the canvas. */
export type Surface =
  | 'search'
  | 'outline'
  | 'legend'
  | 'shortcuts'
  | 'deletion'
  | 'merge'
  | 'import'
  | 'export'
  | 'picture';

/** The canvas that an action works on: its machines and its drawing, and what can come up around it. */
export interface ActionCanvas extends Workbench {
  /** Brings a surface up; outline and legend go again when they are there. */
  show(surface: Surface): void;
}

/** The groups of the toolbar, from the left. */
export const TOOLBAR_GROUPS = ['make', 'history', 'delete', 'view', 'parts', 'files'] as const;

/** Something that a person can do on the canvas, served to the toolbar, the context menu and the keys. */
export interface CanvasAction {
  /** Its name is the text of the same key under `action`. */
  readonly id: keyof (typeof texts)['canvas']['action'];
  readonly icon: ComponentType;
  /** Keys that do it: `mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys: readonly string[];
  /** Where it is offered beside the keys. */
  readonly menu?: 'element' | 'canvas';
  readonly toolbar?: (typeof TOOLBAR_GROUPS)[number];
  readonly isDangerous?: boolean;
  enabled(state: ActionState): boolean;
  /** For actions that switch something: whether it is on. */
  pressed?(state: ActionState): boolean;
  perform(canvas: ActionCanvas): void;
}
