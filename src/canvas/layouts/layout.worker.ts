import { forceLayout, type LayoutStep } from './force';
import { type LayoutGraph } from './layoutGraph';

/** How often the page hears how far a layout has come. */
const REPORT_EVERY_MS = 100;
/** How often it is shown where the nodes stand: of a large graph less often, since working that out takes longer. */
const SHOW_EVERY_MS = 350;
const SHOW_EVERY_MS_A_NODE = 0.3;

/** Runs the force layout of the one graph that it is given. Cancelling is ending the worker. */
self.onmessage = ({ data }: MessageEvent<LayoutGraph>) => {
  const showEvery = Math.max(SHOW_EVERY_MS, SHOW_EVERY_MS_A_NODE * data.ids.length);
  let reported = performance.now();
  let shown = reported;
  for (const { progress, places } of forceLayout(data)) {
    const now = performance.now();
    if (progress === 1 || now - shown >= showEvery) {
      self.postMessage({ progress, places: places() } satisfies LayoutStep);
      reported = shown = performance.now();
    } else if (now - reported >= REPORT_EVERY_MS) {
      self.postMessage({ progress } satisfies LayoutStep);
      reported = now;
    }
  }
};
