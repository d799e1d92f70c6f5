import { type Core } from 'cytoscape';

/** What of Cytoscape's canvas renderer its loop of frames reads and writes. None of it is public. */
export interface LoopedRenderer {
  readonly cy: Core;
  readonly destroyed?: boolean;
  readonly beforeRenderCallbacks: readonly { readonly fn: (isDrawn: boolean, now: number) => void }[];
  readonly renderOptions?: unknown;
  render(options: unknown): void;
  requestedFrame?: boolean;
  skipFrame?: boolean;
  averageRedrawTime?: number;
  lastRedrawTime?: number;
  lastDrawTime?: number;
  redrawCount?: number;
  redrawTotalTime?: number;
}

/** What of a core tells that changes are being gathered, or an animation is under way. */
interface AnimatedCore extends Core {
  batching(): boolean;
  readonly _private: {
    readonly aniEles: { readonly length: number };
    readonly animation: Readonly<Record<'current' | 'queue', readonly unknown[]>>;
  };
}

/** Pictures of elements are drawn better in the frames after a change; whatever is not done by then waits for the next one. */
const LINGER_MS = 250;

function isAnimated(cy: Core): boolean {
  const { aniEles, animation } = (cy as AnimatedCore)._private;
  return aniEles.length > 0 || animation.current.length > 0 || animation.queue.length > 0;
}

/** Draws what was asked for, and counts as Cytoscape does: by this it decides how much to do beside the next frame. */
function draw(renderer: LoopedRenderer): void {
  const began = performance.now();
  renderer.render(renderer.renderOptions);
  const ended = performance.now();
  const took = ended - began;
  renderer.lastDrawTime = ended;
  renderer.lastRedrawTime = took;
  renderer.averageRedrawTime = ((renderer.averageRedrawTime ?? took) + took) / 2;
  renderer.redrawCount = (renderer.redrawCount ?? 0) + 1;
  renderer.redrawTotalTime = (renderer.redrawTotalTime ?? 0) + took;
  renderer.requestedFrame = false;
}

/**
 * The frames of one renderer, asked for while there is something to draw, to move or to draw better, and no longer. Cytoscape's own loop
 * (`startRenderLoop` of 3.34) asks for every frame there is, which keeps a page that nobody touches at work for a twentieth of a core.
 */
export class FrameLoop {
  #wakeUntil = 0;
  #isAsked = false;

  constructor(private readonly renderer: LoopedRenderer) {}

  /** Goes on, or begins again. */
  wake(): void {
    this.#wakeUntil = performance.now() + LINGER_MS;
    this.#ask();
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    const { renderer } = this;
    this.#isAsked = false;
    if (renderer.destroyed === true) return;
    if (!(renderer.cy as AnimatedCore).batching()) {
      const isDrawn = renderer.requestedFrame === true && renderer.skipFrame !== true;
      for (const { fn } of renderer.beforeRenderCallbacks) fn(isDrawn, now);
      if (isDrawn) draw(renderer);
    }
    renderer.skipFrame = false;
    const isBusy = renderer.requestedFrame === true || isAnimated(renderer.cy) || performance.now() < this.#wakeUntil;
    if (isBusy) this.#ask();
  }
}
