import { ARROW, levelFor, STRONGER } from '../levels';
import { type FarContent, type FarEdges, type FarNodes, type FarView } from '../scene';
import { countInSight, ontoPicture, sizeOf } from '../views';
import { SAMPLED as EVERY, strengthFor } from '../software/exposure';
import { lineColumns, type LineGroup, nodeTexels, partsOf, PARTS, ROW } from './columns';
import { Program, Texture, UNITS } from './programs';
import { ARROWS, LINES, NODES, SAMPLED, SAMPLES_ROW, TONED } from './shaders';

/** Corners of what is drawn many times. */
const CORNERS = 4;

/** Numbers of one relationship, in bytes. */
const STRIDE = PARTS * Uint32Array.BYTES_PER_ELEMENT;

/** The pixels of a window, without what is drawn beyond its sides. */
const windowOf = ({ width, height, ratio }: FarView): number => width * height * ratio ** 2;

/** All that lies on the graphics card: gone with its context. */
class OnCard {
  readonly lines: Program;
  readonly sampled: Program;
  readonly toned: Program;
  readonly arrows: Program;
  readonly nodes: Program;
  readonly places: Texture;
  readonly counts: Texture;
  readonly samples: Texture;
  readonly edgeBuffer: WebGLBuffer;
  readonly orderBuffer: WebGLBuffer;

  /** Throws where the card cannot do what is asked of it. */
  constructor(gl: WebGL2RenderingContext) {
    // Lines are counted in fractions and by adding. A context that is given back has to be asked again.
    if (!['EXT_color_buffer_float', 'EXT_color_buffer_half_float'].some((name) => gl.getExtension(name) !== null))
      throw new Error('Textures of this card cannot hold fractions');
    const program = (shaders: ConstructorParameters<typeof Program>[1]) => new Program(gl, shaders);
    [this.lines, this.sampled, this.toned] = [program(LINES), program(SAMPLED), program(TONED)];
    [this.arrows, this.nodes] = [program(ARROWS), program(NODES)];
    this.places = new Texture(gl, UNITS.nodes, gl.RGBA32UI, gl.RGBA_INTEGER, gl.UNSIGNED_INT);
    this.counts = new Texture(gl, UNITS.counts, gl.R16F, gl.RED, gl.HALF_FLOAT);
    this.samples = new Texture(gl, UNITS.samples, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE);
    [this.edgeBuffer, this.orderBuffer] = [gl.createBuffer(), gl.createBuffer()];
    gl.enableVertexAttribArray(0);
    gl.vertexAttribDivisor(0, 1);
  }
}

/** A picture drawn by the graphics card: the same as `SoftwarePicture` draws, by the same measures. */
export class WebglPicture {
  readonly #gl: WebGL2RenderingContext;
  #onCard: OnCard | undefined;
  #nodes: FarNodes | undefined;
  #edges: FarEdges | undefined;
  #groups: readonly LineGroup[] = [];

  /** Throws where there is no WebGL that can. */
  constructor(private readonly canvas = new OffscreenCanvas(1, 1)) {
    const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
    if (gl === null) throw new Error('No WebGL 2');
    this.#gl = gl;
    this.#onCard = new OnCard(gl);
    canvas.addEventListener('webglcontextlost', (event) => {
      // Only so is it given back.
      event.preventDefault();
      [this.#onCard, this.#nodes, this.#edges] = [undefined, undefined, undefined];
    });
  }

  /** What the graphics card is called. */
  get card(): string {
    const gl = this.#gl;
    const named = gl.getExtension('WEBGL_debug_renderer_info');
    return String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  }

  /**
   * Draws the canvas without captions. The picture is there until the task ends; undefined while the card is lost, and where the picture is too
   * large for it.
   *
   * @param order the nodes in the order in which they are drawn: what comes later lies above
   */
  draw({ nodes, edges, theme }: FarContent, view: FarView, order: Uint32Array): OffscreenCanvas | undefined {
    const gl = this.#gl;
    const { width, height } = sizeOf(view);
    if (gl.isContextLost() || Math.max(width, height) > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return undefined;
    const card = (this.#onCard ??= new OnCard(gl));
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    this.#put(card, nodes, edges, order);
    const { scale, left, top } = ontoPicture(view);
    const common = { view: [scale, left, top], size: [width, height] };
    this.#onCanvas();
    gl.clearColor(...partsOf(theme.background), 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const tone = partsOf(theme.edge);
    this.#drawLines(card, nodes, edges, common, tone);
    if (ARROW.length * scale >= ARROW.least) {
      card.arrows.use({ ...common, tone });
      this.#repeat(card.edgeBuffer, PARTS, edges.count);
    }
    const { leastRadius, rimmedFrom } = levelFor(countInSight(nodes, view), edges.count, windowOf(view));
    const [ground, accent] = [partsOf(theme.background), partsOf(theme.accent)];
    card.nodes.use({ ...common, leastRadius, rimmedFrom, ground, accent });
    this.#repeat(card.orderBuffer, 1, order.length);
    return gl.isContextLost() ? undefined : this.canvas;
  }

  /** Puts onto the card what has changed. */
  #put(card: OnCard, nodes: FarNodes, edges: FarEdges, order: Uint32Array): void {
    const gl = this.#gl;
    const fill = (buffer: WebGLBuffer, columns: Uint32Array) => {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, columns, gl.DYNAMIC_DRAW);
    };
    if (this.#nodes !== nodes) {
      card.places.fill(ROW, nodeTexels(nodes), PARTS);
      fill(card.orderBuffer, order);
    }
    if (this.#edges !== edges) {
      const { columns, groups } = lineColumns(edges);
      fill(card.edgeBuffer, columns);
      this.#groups = groups;
    }
    [this.#nodes, this.#edges] = [nodes, edges];
  }

  /** Draws all lines: the plain ones first, and those of each colour over them. */
  #drawLines(card: OnCard, nodes: FarNodes, edges: FarEdges, common: Common, plain: readonly number[]): void {
    const gl = this.#gl;
    const [width = 1, height = 1] = common.size;
    const { areLinesSmooth } = levelFor(nodes.count, edges.count, width * height);
    let usual: number | undefined;
    for (const { colour, first, count } of this.#groups) {
      card.counts.clear(width, height);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      card.lines.use({ ...common, lines: edges.count, smoothness: areLinesSmooth ? 0.5 : 0 });
      this.#repeat(card.edgeBuffer, PARTS, count, first * STRIDE);
      const strength = this.#strength(card, common, width, height);
      this.#onCanvas();
      const seen = usual === undefined ? (usual = strength) : Math.min(strength, usual * STRONGER);
      card.toned.use({ ...common, strength: seen, tone: colour === 0 ? plain : partsOf(colour) });
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, CORNERS);
    }
  }

  /** How strongly one of the lines that were counted is seen: from samples, since not all of a picture can be read back. */
  #strength(card: OnCard, common: Common, width: number, height: number): number {
    const gl = this.#gl;
    const rows = Math.ceil((width * height) / EVERY / SAMPLES_ROW);
    card.samples.clear(SAMPLES_ROW, rows);
    gl.disable(gl.BLEND);
    card.sampled.use(common);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, CORNERS);
    const bytes = new Uint8Array(SAMPLES_ROW * rows * 4);
    gl.readPixels(0, 0, SAMPLES_ROW, rows, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return strengthFor({ of: Uint16Array.from(new Uint32Array(bytes.buffer)) }, 1);
  }

  /** Draws on the canvas from here on, over what is there. */
  #onCanvas(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** Draws once for each of so many numbers of a buffer. */
  #repeat(buffer: WebGLBuffer, parts: number, count: number, offset = 0): void {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.vertexAttribIPointer(0, parts, gl.UNSIGNED_INT, 0, offset);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, CORNERS, count);
  }
}

/** What all programs are told of a picture. */
type Common = Readonly<Record<'view' | 'size', readonly number[]>>;
