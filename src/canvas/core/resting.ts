import cytoscape, { type Core } from 'cytoscape';

import { FrameLoop, type LoopedRenderer } from './FrameLoop';

/** What every canvas renderer of Cytoscape inherits. None of it is public. */
interface RendererPrototype {
  startRenderLoop(this: LoopedRenderer): void;
  redraw(this: LoopedRenderer, options?: unknown): void;
}
type Extensions = (type: 'renderer', name: 'canvas') => { readonly prototype: RendererPrototype };
/** What begins an animation of a core or of its elements. */
type Animating = Record<'animate' | 'animation' | 'addToAnimationPool', (...args: unknown[]) => unknown>;

const loops = new WeakMap<LoopedRenderer, FrameLoop>();

function loopOf(renderer: LoopedRenderer): FrameLoop {
  const loop = loops.get(renderer) ?? new FrameLoop(renderer);
  if (!loops.has(renderer)) wakeByAnimations(renderer.cy, loop);
  loops.set(renderer, loop);
  return loop;
}

function wakeByAnimations(cy: Core, loop: FrameLoop): void {
  const core = cy as unknown as Animating;
  for (const name of ['animate', 'animation', 'addToAnimationPool'] as const) {
    const begin = core[name].bind(core);
    core[name] = (...args) => {
      loop.wake();
      return begin(...args);
    };
  }
}

/** Lets every core that is made from now on rest while nothing on it moves. */
export function letCanvasesRest(): void {
  const { prototype } = (cytoscape as unknown as Extensions)('renderer', 'canvas');
  const { redraw } = prototype;
  prototype.startRenderLoop = function startRenderLoop() {
    loopOf(this).wake();
  };
  prototype.redraw = function redrawAwake(options) {
    redraw.call(this, options);
    loopOf(this).wake();
  };
}
