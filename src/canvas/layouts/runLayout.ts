import { draft } from './draft';
import { type LayoutStep } from './force';
import { type LayoutGraph, type Places } from './layoutGraph';
import { type LayoutId } from './layouts';
import { centre } from './pack';
import { circle, concentric, grid } from './shapes';

/** Who hears of a layout. The last step has progress 1. */
export interface LayoutListener {
  onStep(step: LayoutStep): void;
  onFailure(error: unknown): void;
}

const atOnce: Record<Exclude<LayoutId, 'force'>, (graph: LayoutGraph) => Places> = { grid, circle, concentric };

function inWorker(graph: LayoutGraph, listener: LayoutListener): () => void {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LayoutStep>) => {
    listener.onStep(data);
    if (data.progress === 1) worker.terminate();
  };
  worker.onerror = (event) => {
    worker.terminate();
    listener.onFailure(new Error(event.message));
  };
  worker.postMessage(graph);
  return () => worker.terminate();
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
