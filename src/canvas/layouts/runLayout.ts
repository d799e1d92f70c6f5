import { draft, DRAFTED_AT_ONCE } from './draft';
import { type LayoutTask } from './layout.worker';
import { type LayoutGraph, type LayoutStep } from './layoutGraph';
import { layoutOf } from './layouts';

/** Who hears of a layout. The last step, which has progress 1, has places; of a drafted one the first, too. */
export interface LayoutListener {
  onStep(step: LayoutStep): void;
  onFailure(error: unknown): void;
}

/** After a step is drawn, the page stays free for so many times as long as the drawing took. */
const REST = 3;

/**
 * Lays out in a worker. Steps that come faster than they can be drawn, with time left for everything else,
 * are told without their places, but never the last.
 */
function inWorker(task: LayoutTask, listener: LayoutListener): () => void {
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
  // The graph of very many is copied in a task of its own.
  setTimeout(() => worker.postMessage(task));
  return stop;
}

/**
 * Lays a graph out step by step in a worker; what is drafted shows a draft of it at once, of many nodes as soon as the worker has it. Returns how to stop it, which takes effect
 * immediately.
 */
export function runLayout(
  { graph, ...how }: Pick<LayoutTask, 'id' | 'values'> & { readonly graph: LayoutGraph },
  listener: LayoutListener,
): () => void {
  const { ids, ...sent } = graph;
  if (layoutOf(how.id).isDrafted && ids.length <= DRAFTED_AT_ONCE)
    listener.onStep({ progress: 0, places: draft(graph) });
  return inWorker({ ...how, graph: { ...sent, size: ids.length } }, listener);
}
