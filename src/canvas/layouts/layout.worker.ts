import { DRAFTED_AT_ONCE } from './draft';
import { distinctLinks, type LayoutGraph, type LayoutStep } from './layoutGraph';
import { layoutOf } from './layouts';
import { type Kept } from './parameters';

/** How often the page hears how far a layout has come. */
const REPORT_EVERY_MS = 100;
/** How often it is shown where the nodes stand: of a large graph less often, since working that out takes longer. */
const SHOW_EVERY_MS = 350;
const SHOW_EVERY_MS_A_NODE = 0.3;
const SHOW_AT_LEAST_EVERY_MS = 4000;

/** What is to be laid out, and how: of many nodes their ids would take longer to send than all the rest. */
export interface LayoutTask {
  readonly id: string;
  readonly graph: Omit<LayoutGraph, 'ids'> & { readonly size: number };
  readonly values: Kept;
}

/** Nobody here keeps the places that are told: the page takes their memory over. */
const tell = (step: LayoutStep) =>
  self.postMessage(step, { transfer: step.places === undefined ? [] : [step.places.buffer as ArrayBuffer] });

async function layOut({ id, graph: { size, ...sent }, values }: LayoutTask): Promise<void> {
  const showEvery = Math.min(SHOW_AT_LEAST_EVERY_MS, Math.max(SHOW_EVERY_MS, SHOW_EVERY_MS_A_NODE * size));
  const graph = { ...sent, ids: Array.from({ length: size }, (_, at) => String(at)) };
  const links = distinctLinks(graph.links, size);
  let reported = performance.now();
  let shown = reported;
  for (const { progress, places } of await layoutOf(id).steps({ ...graph, links }, values)) {
    const now = performance.now();
    const isDue = progress === 1 || now - shown >= showEvery || (progress === 0 && size > DRAFTED_AT_ONCE);
    if (places !== undefined && isDue) {
      tell({ progress, places: places() });
      reported = shown = performance.now();
    } else if (now - reported >= REPORT_EVERY_MS) {
      tell({ progress });
      reported = now;
    }
  }
}

/** Runs one layout of one graph. Cancelling is ending the worker. */
self.onmessage = ({ data }: MessageEvent<LayoutTask>) => void layOut(data).catch(reportError);
