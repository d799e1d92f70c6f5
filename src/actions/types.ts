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
  /** Whether something selected is pinned. */
  readonly isPinned: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isLayoutRunning: boolean;
  /** Whether a query lets a part of the canvas stand out. */
  readonly isFiltering: boolean;
  readonly isOutlineOpen: boolean;
  readonly isLegendOpen: boolean;
}

/** What comes up beside or over the canvas. */
export type Surface =
  | 'search'
  | 'outline'
  | 'legend'
  | 'shortcuts'
  | 'palette'
  | 'deletion'
  | 'merge'
  | 'layout'
  | 'import'
  | 'export'
  | 'picture'
  | 'savedPicture'
  | 'savedView'
  | 'embeds';

/** The canvas that an action works on: its machines and its drawing, and what can come up around it. */
export interface ActionCanvas extends Workbench {
  /** Brings a surface up; outline and legend go again when they are there. */
  show(surface: Surface): void;
}

/** What a context menu stands on: one element, many, or the canvas beside all of them. */
export type MenuTarget = 'node' | 'relationship' | 'set' | 'stage';

/** Whatever is selected, one or many. */
export const ON_ELEMENTS: readonly MenuTarget[] = ['node', 'relationship', 'set'];
/** Where there may be nodes among what is selected. */
export const ON_NODES: readonly MenuTarget[] = ['node', 'set'];
/** Beside all elements. */
export const ON_STAGE: readonly MenuTarget[] = ['stage'];

/** What a menu for this selection stands on. */
export const targetOf = ({ selected: [first, ...more] }: Pick<ActionState, 'selected'>): MenuTarget =>
  first === undefined ? 'stage' : more.length > 0 ? 'set' : first.kind;

/** Whether there are nodes among what is selected. */
export const isNodeSelected = ({ selected }: Pick<ActionState, 'selected'>): boolean =>
  selected.some(({ kind }) => kind === 'node');

/** Choices that a menu knows: the types of relationships by which a node can be expanded, and the layouts. */
export type ChoiceList = 'types' | 'layouts';

/** The menus of the toolbar, by what they are about. */
export type ToolbarMenu = 'create' | 'select' | 'arrange' | 'sight' | 'views' | 'picture' | 'share' | 'more';

/** Where an action stands on the canvas: as a button of the toolbar, in one of its menus, or in the corner of what is seen. */
type ToolbarPlace = 'history' | 'corner' | ToolbarMenu;

/**
 * Something that a person can do on the canvas. Toolbar, context menus, command palette, keys and the list of keys draw from
 * these records alone.
 */
export interface CanvasAction {
  /** Its name is the text of the same key under `action`. */
  readonly id: keyof (typeof texts)['canvas']['action'];
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Keys that do it: `mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys: readonly string[];
  /** Whether the browser makes an event of its own of these keys, so that the press is left to it. */
  readonly isBrowsers?: boolean;
  /** In which context menus it stands, whenever it is possible. */
  readonly menu?: readonly MenuTarget[];
  /** Whether the command palette leaves it out, because there it means something else or nothing. */
  readonly isKeyOnly?: boolean;
  readonly toolbar?: ToolbarPlace;
  /** The word below its icon in the toolbar or in the panel of what is selected, of those under `word`, where its name is too long for that. */
  readonly toolbarWord?: keyof (typeof texts)['canvas']['word'];
  readonly isDangerous?: boolean;
  /** What there is to choose from before it is done; a menu opens them beside it. */
  readonly choices?: ChoiceList;
  enabled(state: ActionState): boolean;
  /** For actions that switch something: whether it is on. */
  pressed?(state: ActionState): boolean;
  /** @param choice which of its `choices` */
  perform(canvas: ActionCanvas, choice?: string): void;
}
