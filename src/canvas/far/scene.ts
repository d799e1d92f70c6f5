import { type Settled } from '../core/captionWays';
import { type RendererChoice } from './choice';
import { type Columns, type LINE_LOOK, type NODE_LOOK } from './columns';

/** What is true of a drawn element beside its look, a bit each. */
export const MARKS = {
  /** It is out of sight. */
  hidden: 1,
  /** It is drawn faintly. */
  faint: 2,
  /** Cytoscape draws it. */
  near: 4,
  /** It is selected. */
  chosen: 8,
} as const;

/** All nodes of a far layer as columns: what stands at one index belongs to one node. */
export interface FarNodes extends Columns<typeof NODE_LOOK> {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly marks: Uint8Array;
  readonly degree: Uint32Array;
}

/** Where nodes stand. */
export type FarPlaces = Pick<FarNodes, 'count' | 'x' | 'y'>;

/** All relationships as columns; an end is the index of a node. */
export interface FarEdges extends Columns<typeof LINE_LOOK> {
  readonly count: number;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Those of one number are of one type. */
  readonly type: Uint16Array;
  readonly marks: Uint8Array;
}

/** The colours that are no node's, as pixels, and the fonts of captions. */
export interface FarTheme {
  readonly background: number;
  readonly edge: number;
  readonly accent: number;
  readonly text: string;
  readonly halo: string;
  readonly fontFamily: string;
}

/** What a far layer is made of. */
export interface FarContent {
  readonly nodes: FarNodes;
  readonly edges: FarEdges;
  readonly theme: FarTheme;
}

/** How a window lies over the graph, and how much is drawn beyond it. */
export interface FarView {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of a picture for one of the page. */
  readonly ratio: number;
  /** What is drawn beyond each side, in shares of the window. */
  readonly overscan: number;
}

/**
 * What a picture is for: the canvas, which Cytoscape draws the near on; a small one of all, whole and without captions; a file, which shows
 * the graph itself, whatever is near, selected or faint now, on its ground or on none; or a file of the view, in which what is faint stays so.
 */
export type PictureKind = 'canvas' | 'small' | 'file' | 'transparent file' | 'view file';

/** Whether a picture is for a file. */
export const isForFile = (kind: PictureKind): boolean => kind !== 'canvas' && kind !== 'small';

/** What a picture leaves out. */
export const LEFT_OUT: Readonly<Record<PictureKind, number>> = {
  canvas: MARKS.hidden | MARKS.near,
  small: MARKS.hidden,
  file: MARKS.hidden,
  'transparent file': MARKS.hidden,
  'view file': MARKS.hidden,
};

/** The marks that make no difference on a picture. */
export const UNSEEN: Readonly<Record<PictureKind, number>> = {
  canvas: 0,
  small: 0,
  file: MARKS.faint | MARKS.chosen,
  'transparent file': MARKS.faint | MARKS.chosen,
  'view file': MARKS.chosen,
};

/** The marks of what nothing is written at on a picture. */
export const unwrittenOn = (kind: PictureKind): number => LEFT_OUT[kind] | (MARKS.faint & ~UNSEEN[kind]);

/** Captions of nodes as one text: to hand a hundred thousand over by themselves takes the page four times as long. */
export interface FarCaptions {
  readonly nodes: Uint32Array;
  readonly lengths: Uint32Array;
  readonly text: string;
}

/** The captions of some nodes. @param captions those of all, by index */
export function joinedCaptions(some: readonly number[], captions: readonly string[]): FarCaptions {
  const nodes = Uint32Array.from(some);
  const lengths = nodes.map((node) => captions[node]?.length ?? 0);
  return { nodes, lengths, text: some.reduce((text, node) => text + (captions[node] ?? ''), '') };
}

/** Puts captions where those of all stand, by index. */
export function takeCaptions(captions: string[], { nodes, lengths, text }: FarCaptions): void {
  let end = 0;
  for (const [at, node] of nodes.entries()) captions[node] = text.slice(end, (end += lengths[at]!));
}

/** A part of what is drawn. Places are those of the nodes that were given last; captions belong to the nodes of the same indexes. */
export type FarPart =
  | { readonly type: 'nodes'; readonly nodes: FarNodes }
  | { readonly type: 'places'; readonly places: FarPlaces }
  | { readonly type: 'edges'; readonly edges: FarEdges }
  | { readonly type: 'captions'; readonly captions: FarCaptions }
  | { readonly type: 'theme'; readonly theme: FarTheme };

/** A picture, and what is written on it: captions by the indexes of their nodes, and numbers of lines. */
export interface FarPicture {
  readonly bitmap: ImageBitmap;
  readonly captions: readonly Settled[];
}

/** Draws the far layer. Columns are copied when they are given, so that whoever gives them goes on changing theirs. */
export interface FarRenderer {
  put(part: FarPart): void;
  /** Pictures come in the order in which they are asked for. */
  draw(view: FarView, kind: PictureKind): Promise<FarPicture>;
  end(): void;
}

/** What the page tells the worker that draws. */
export type DrawingTask =
  | FarPart
  | { readonly type: 'draw'; readonly view: FarView; readonly kind: PictureKind }
  | { readonly type: 'choice'; readonly choice: RendererChoice | undefined };
