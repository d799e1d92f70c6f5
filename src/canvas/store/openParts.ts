import { type GraphNode, type Point } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { type StyleName } from '../../../domain/styles/style';

/** What lies over a canvas until the person has answered or closed it. */
export type CanvasDialog =
  | { readonly kind: 'shortcuts' | 'savedPicture' | 'savedView' | 'embeds' }
  | { readonly kind: 'merge'; readonly nodes: readonly GraphNode[] }
  | { readonly kind: 'deletion'; readonly selected: Selected };

/** Whose look is being changed, and from where it was opened: that takes the keyboard back. */
export interface OpenLook extends StyleName {
  readonly from: 'legend' | 'selection';
}

/** What is open beside and over a canvas. */
export interface OpenParts {
  readonly outline: boolean;
  readonly arranging: boolean;
  /** Null where nobody chose: it is there where it has room. */
  readonly legend: boolean | null;
  readonly look: OpenLook | null;
  /** Where the context menu stands, in pixels from the corner of the canvas. */
  readonly menu: Point | null;
  readonly dialog: CanvasDialog | null;
}

export const NOTHING_OPEN: OpenParts = {
  outline: false,
  arranging: false,
  legend: null,
  look: null,
  menu: null,
  dialog: null,
};

/** How a person left the column beside the canvas: wide as it is, or collapsed. */
export interface InspectorChoice {
  readonly isCollapsed: boolean;
  /** In pixels. */
  readonly width: number;
}

/** How narrow and how wide the column may be, in pixels. */
export const INSPECTOR_WIDTH = { least: 280, usual: 340, most: 560 } as const;
export const USUAL_INSPECTOR: InspectorChoice = { isCollapsed: false, width: INSPECTOR_WIDTH.usual };
