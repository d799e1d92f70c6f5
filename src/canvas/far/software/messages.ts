import { type FarEdges, type FarNodes, type FarTheme, type FarView } from '../scene';

/** What the page tells the worker that draws. */
export type DrawingTask =
  | { readonly type: 'nodes'; readonly nodes: FarNodes }
  | { readonly type: 'edges'; readonly edges: FarEdges }
  | { readonly type: 'captions'; readonly from: number; readonly captions: readonly string[] }
  | { readonly type: 'theme'; readonly theme: FarTheme }
  | { readonly type: 'draw'; readonly view: FarView };
