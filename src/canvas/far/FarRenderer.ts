import { type FarEdges, type FarNodes, type FarTheme, type FarView } from './scene';

/** Draws the far layer. Columns are copied when they are given, so that whoever gives them goes on changing theirs. */
export interface FarRenderer {
  setNodes(nodes: FarNodes): void;
  setEdges(edges: FarEdges): void;
  /** Captions of the nodes from an index on. */
  setCaptions(from: number, captions: readonly string[]): void;
  setTheme(theme: FarTheme): void;
  /** One picture at a time: another is asked for when this one has come. */
  draw(view: FarView): Promise<ImageBitmap>;
  end(): void;
}
