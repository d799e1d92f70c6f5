import { type Core } from 'cytoscape';

import { type Settled } from '../core/captionWays';
import { isLive } from '../core/life';
import { type FarPicture, type FarRenderer, type FarView, type PictureKind } from './scene';
import { isCovered, transformFor } from './views';

/** What is drawn beyond each side of the window, in shares of it. */
const OVERSCAN = 0.5;
/** While the view moves, another picture is asked for when less than this is left beyond a side. */
const LEAST_LEFT = 0.15;
/** A view that has not moved for so long is drawn sharp, with as much beyond each side. */
const REST_MS = 120;
/** Of more nodes a fine screen is not used to the full. */
const FINE_UP_TO = 10_000;

/**
 * The picture of the whole graph beneath what Cytoscape draws. It moves and grows with the view at once, as a picture, and another takes its
 * place when that has been drawn.
 */
export class FarLayer {
  readonly #canvas = document.createElement('canvas');
  /** What the picture shows; undefined before the first. */
  #shown: FarView | undefined;
  /** What is written on it: captions with the ids of their nodes, and numbers of lines. */
  captions: readonly Settled[] = [];
  /** The same as a text, to tell whether the next differ; undefined before the first picture. */
  #written: string | undefined;
  #isDrawing = false;
  #isDue = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param nodeCount how many nodes there are
   * @param prepare tells the renderer what has changed, right before it draws; returns the nodes as they are on the picture, their ids once it is drawn
   * @param onShown another picture is seen, with other captions or the same
   */
  constructor(
    private readonly cy: Core,
    private readonly renderer: FarRenderer,
    private readonly nodeCount: () => number,
    private readonly prepare: () => { readonly ids: readonly string[] },
    private readonly onShown: (areCaptionsOther: boolean) => void,
  ) {
    this.#canvas.dataset['testid'] = 'far-layer';
    const place = { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' };
    Object.assign(this.#canvas.style, { ...place, transformOrigin: '0 0', willChange: 'transform' });
    cy.container()?.prepend(this.#canvas);
  }

  /** Whether what is seen is what there is, as far as anybody has said. */
  get isCurrent(): boolean {
    return !this.#isDue;
  }

  /** What is drawn has changed. */
  changed(): void {
    this.#isDue = true;
    void this.#draw();
  }

  /** The view has moved. */
  moved(): void {
    this.#follow();
    const shown = this.#shown;
    if (shown === undefined || !isCovered(shown, this.#now(), LEAST_LEFT)) this.changed();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (isLive(this.cy) && this.#shown !== undefined && !isCovered(this.#shown, this.#now(), OVERSCAN * 0.7))
        this.changed();
    }, REST_MS);
  }

  /** A picture beside the one that is shown. */
  async aside(view: FarView, kind: PictureKind): Promise<ImageBitmap> {
    this.prepare();
    return (await this.renderer.draw(view, kind)).bitmap;
  }

  end(): void {
    clearTimeout(this.#rest);
    this.#isDue = false;
    this.#canvas.remove();
    this.renderer.end();
  }

  #now(): FarView {
    const { cy } = this;
    const { x, y } = cy.pan();
    const ratio = this.nodeCount() > FINE_UP_TO ? 1 : window.devicePixelRatio;
    return { zoom: cy.zoom(), panX: x, panY: y, width: cy.width(), height: cy.height(), ratio, overscan: OVERSCAN };
  }

  #follow(): void {
    if (this.#shown === undefined) return;
    const { x, y, scale } = transformFor(this.#shown, this.#now());
    this.#canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Draws until what is seen is what there is: one picture at a time. */
  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    // What else is done with the graph and the view in this task is on the same picture.
    await Promise.resolve();
    while (this.#isDue && isLive(this.cy)) {
      this.#isDue = false;
      const view = this.#now();
      const drawn = this.prepare();
      try {
        this.#show(await this.renderer.draw(view, 'canvas'), view, drawn.ids);
      } catch {
        // What cannot be drawn is seen as it was; the next change asks again.
      }
    }
    this.#isDrawing = false;
  }

  #show({ bitmap, captions }: FarPicture, view: FarView, ids: readonly string[]): void {
    if (!isLive(this.cy)) return bitmap.close();
    const canvas = this.#canvas;
    const { width, height } = bitmap;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const side = 1 + 2 * view.overscan;
    Object.assign(canvas.style, { width: `${view.width * side}px`, height: `${view.height * side}px` });
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    this.#shown = view;
    this.#follow();
    this.captions = captions.map((caption) => ({ ...caption, id: ids[Number(caption.id)] ?? caption.id }));
    const before = this.#written;
    this.#written = JSON.stringify(this.captions);
    this.onShown(this.#written !== before);
  }
}
