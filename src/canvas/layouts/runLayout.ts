import { draft } from './draft';
import { type LayoutStep } from './force';
import { type LayoutGraph, type Places } from './layoutGraph';
import { type LayoutId } from './layouts';
import { centre } from './pack';
import { circle, concentric, grid, radial } from './shapes';

/** Who hears of a layout. The first step and the last, which has progress 1, have places. */
export interface LayoutListener {
  onStep(step: LayoutStep): void;
  onFailure(error: unknown): void;
}

const atOnce: Record<Exclude<LayoutId, 'force'>, (graph: LayoutGraph) => Places> = {
  grid,
  circle,
  concentric,
  radial,
};

/** After a step is drawn, the page stays free for so many times as long as the drawing took. */
const REST = 3;

/**
 * Runs the force layout in a worker. Steps that come faster than they can be drawn, with time left for everything else,
 * are told without their places, but never the last.
 */
function inWorker(graph: LayoutGraph, listener: LayoutListener): () => void {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
  let frame = 0;
  let restUntil = 0;
  const draw = (step: LayoutStep) => {
    const began = performance.now();
    restUntil = Infinity;
    listener.onStep(step);
    // The frame after next begins when this one is drawn.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame((now) => (restUntil = now + REST * (now - began)));
    });
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<LayoutStep>) => {
    if (data.progress === 1) {
      stop();
      listener.onStep(data);
    } else if (data.places === undefined || performance.now() < restUntil) listener.onStep({ progress: data.progress });
    else draw(data);
  };
  worker.onerror = (event) => {
    stop();
    listener.onFailure(new Error(event.message));
  };
  worker.postMessage(graph);
  return stop;
}

/**
 * Lays a graph out: the shapes at once, the force layout as a draft at once and then step by step in a worker. Returns
 * how to stop it, which takes effect immediately.
 */
export function runLayout(id: LayoutId, graph: LayoutGraph, listener: LayoutListener): () => void {
  if (id === 'force') {
    listener.onStep({ progress: 0, places: draft(graph) });
    return inWorker(graph, listener);
  }
  listener.onStep({ progress: 1, places: centre(atOnce[id](graph)) });
  return () => undefined;
}
