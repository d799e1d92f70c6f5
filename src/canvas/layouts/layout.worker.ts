import { forceLayout, type LayoutStep } from './force';
import { type LayoutGraph } from './layoutGraph';

/** How often the page hears how far a layout has come. */
const REPORT_EVERY_MS = 350;

/** Runs the force layout of the one graph that it is given. Cancelling is ending the worker. */
self.onmessage = ({ data }: MessageEvent<LayoutGraph>) => {
  let reported = performance.now();
  for (const step of forceLayout(data)) {
    const now = performance.now();
    if (step.progress < 1 && now - reported < REPORT_EVERY_MS) continue;
    reported = now;
    self.postMessage({ progress: step.progress, places: step.places() } satisfies LayoutStep);
  }
};
