import {
  ARROW,
  ARROW_OPACITY,
  FAINT,
  NODE_RIM,
  RIM,
  RING,
  SHAPED_FROM,
  STRONGER,
  levelFor,
  strengthOf,
} from '../levels';
import { WIDTH_PARTS } from '../columns';
import {
  type FarContent,
  type FarEdges,
  type FarNodes,
  type FarTheme,
  type FarView,
  LEFT_OUT,
  MARKS,
  type PictureKind,
  UNSEEN,
} from '../scene';
import { drawDisc, type Pixels } from './discs';
import { strengthFor, toned, sharesSeen } from './exposure';
import { linesByColour } from './linesByColour';
import { addLine, type Density, LINE } from './lines';
import { drawArrow, drawPolygon, hasCorners } from './polygons';
import { blended, type Pixel } from '../pixels';
import { countInSight, ontoPicture } from '../views';

/** A picture being drawn: the whole window with what lies around it. */
export class SoftwarePicture {
  readonly #pixels: Pixels;
  readonly #density: Density;
  /** Where each node is on the picture. */
  #x = new Float32Array(0);
  #y = new Float32Array(0);
  #leftOut: number = LEFT_OUT.canvas;
  /** The marks that are not seen on it. */
  #unseen = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#pixels = { width, height, of: new Uint32Array(width * height) };
    this.#density = { width, height, of: new Uint16Array(width * height) };
  }

  get pixels(): Uint32Array {
    return this.#pixels.of;
  }

  /**
   * @param order the nodes in the order in which they are drawn: what comes later lies above
   */
  draw({ nodes, edges, theme }: FarContent, view: FarView, order: Uint32Array, kind: PictureKind): void {
    this.#leftOut = LEFT_OUT[kind];
    this.#unseen = UNSEEN[kind];
    this.#place(nodes, view);
    // Of a small picture lines would cover all.
    const isSmall = kind === 'small';
    if (isSmall) this.#pixels.of.fill(theme.background);
    const scale = view.zoom * view.ratio;
    const lines = isSmall ? 0 : this.#drawLines(nodes, edges, theme, scale);
    if (!isSmall && ARROW.length * scale >= ARROW.least) this.#drawArrows(nodes, edges, theme, scale);
    const level = levelFor(countInSight(nodes, view), lines, view.width * view.height * view.ratio ** 2);
    for (const node of order) this.#drawNode(nodes, node, theme, scale, level);
  }

  #place({ count, x, y }: FarNodes, view: FarView): void {
    if (this.#x.length < count) [this.#x, this.#y] = [new Float32Array(x.length), new Float32Array(x.length)];
    const { scale, left, top } = ontoPicture(view);
    for (let node = 0; node < count; node += 1) {
      this.#x[node] = x[node]! * scale + left;
      this.#y[node] = y[node]! * scale + top;
    }
  }

  /** Draws all lines: the plain ones first, and those of each colour over them. @returns how many there are */
  #drawLines(nodes: FarNodes, edges: FarEdges, theme: FarTheme, scale: number): number {
    const density = this.#density;
    const { areLinesSmooth } = levelFor(nodes.count, edges.count, this.width * this.height);
    let usual: number | undefined;
    for (const [colour, isOf] of linesByColour(edges)) {
      density.of.fill(0);
      for (let edge = 0; edge < edges.count; edge += 1)
        if (isOf(edges.colour[edge]!)) this.#count(nodes, edges, edge, areLinesSmooth, scale);
      const strength = strengthFor(density);
      if (usual === undefined) this.#lay(toned(theme.background, theme.edge, (usual = strength)));
      else layOver(this.#pixels, density, colour, Math.min(strength, usual * STRONGER));
    }
    return edges.count;
  }

  /** Begins the picture with the plain lines. */
  #lay(tones: Uint32Array): void {
    const [pixels, { of }] = [this.#pixels.of, this.#density];
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = tones[of[at]!]!;
  }

  /** Whether a relationship is drawn here. */
  #isDrawn(nodes: FarNodes, { from, to, marks }: FarEdges, edge: number): boolean {
    const ends = nodes.marks[from[edge]!]! | nodes.marks[to[edge]!]!;
    return (ends & MARKS.hidden) === 0 && (marks[edge]! & this.#leftOut) === 0;
  }

  #count(nodes: FarNodes, edges: FarEdges, edge: number, isSmooth: boolean, scale: number): void {
    if (!this.#isDrawn(nodes, edges, edge)) return;
    const { from, to, marks, count, width } = edges;
    const [start, end] = [from[edge]!, to[edge]!];
    const mark = marks[edge]! & ~this.#unseen;
    const [x0, y0, x1, y1] = [this.#x[start]!, this.#y[start]!, this.#x[end]!, this.#y[end]!];
    const length = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2);
    const share = strengthOf(length, count) * ((mark & MARKS.faint) === 0 ? 1 : FAINT);
    const weight = Math.max(1, Math.round(LINE * share));
    // A wide line is several beside one another.
    const abreast = Math.max(1, Math.round((width[edge]! / WIDTH_PARTS) * scale));
    for (let at = 0; at < abreast; at += 1) {
      const beside = at - (abreast - 1) / 2;
      const [dx, dy] = [(-(y1 - y0) / (length || 1)) * beside, ((x1 - x0) / (length || 1)) * beside];
      addLine(this.#density, x0 + dx, y0 + dy, x1 + dx, y1 + dy, weight, isSmooth);
    }
  }

  /** Draws the arrows of lines that are long enough, each with its tip at the rim of the node that it points to. */
  #drawArrows(nodes: FarNodes, edges: FarEdges, theme: FarTheme, scale: number): void {
    for (let edge = 0; edge < edges.count; edge += 1) {
      if (edges.arrow[edge] === 0 || !this.#isDrawn(nodes, edges, edge)) continue;
      const [start, end] = [edges.from[edge]!, edges.to[edge]!];
      const [x, y] = [this.#x[end]!, this.#y[end]!];
      if (!(x >= 0 && y >= 0 && x < this.width && y < this.height)) continue;
      const [dx, dy] = [x - this.#x[start]!, y - this.#y[start]!];
      const [length, rim] = [Math.hypot(dx, dy), (nodes.radius[end]! + NODE_RIM) * scale];
      if (length <= rim + ARROW.length * scale) continue;
      const colour = edges.colour[edge]!;
      const seen = colour === 0 ? ARROW_OPACITY.plain : ARROW_OPACITY.coloured;
      const opacity = seen * ((edges.marks[edge]! & ~this.#unseen & MARKS.faint) === 0 ? 1 : FAINT);
      const tip = [x - (dx / length) * rim, y - (dy / length) * rim, ARROW.length * scale] as const;
      drawArrow(this.#pixels, tip, Math.atan2(dy, dx), colour === 0 ? theme.edge : colour, opacity);
    }
  }

  #drawNode(
    { radius, colour, shape, marks }: FarNodes,
    node: number,
    theme: FarTheme,
    scale: number,
    { leastRadius, rimmedFrom }: ReturnType<typeof levelFor>,
  ): void {
    const mark = marks[node]! & ~this.#unseen;
    if ((mark & this.#leftOut) !== 0) return;
    const [x, y] = [this.#x[node]!, this.#y[node]!];
    const size = Math.max(leastRadius, radius[node]! * scale);
    const reach = size + RING.gap + RING.width;
    // Nodes without a place have none on the picture either.
    if (!(x > -reach && y > -reach && x < this.width + reach && y < this.height + reach)) return;
    const opacity = (mark & MARKS.faint) === 0 ? 1 : FAINT;
    if ((mark & MARKS.chosen) !== 0) {
      drawDisc(this.#pixels, x, y, reach, theme.accent, 1);
      drawDisc(this.#pixels, x, y, size + RING.gap, theme.background, 1);
    } else if (size >= rimmedFrom && !hasCorners(shape[node]!))
      drawDisc(this.#pixels, x, y, size + RIM, theme.background, opacity);
    if (size >= SHAPED_FROM && hasCorners(shape[node]!))
      drawPolygon(this.#pixels, shape[node]!, [x, y, size], colour[node]!, opacity);
    else drawDisc(this.#pixels, x, y, size, colour[node]!, opacity);
  }
}

/** Lays the lines of one colour over a picture. @param strength how strongly one line is seen, of 1 */
function layOver(pixels: Pixels, { of }: Density, colour: Pixel, strength: number): void {
  const shares = sharesSeen(strength);
  for (let at = 0; at < of.length; at += 1) {
    const lines = of[at]!;
    if (lines > 0) pixels.of[at] = blended(pixels.of[at]!, colour, shares[lines]!);
  }
}
