import { draft } from './draft';
import { forceLayout } from './force';
import { type LayoutGraph, type Places } from './layoutGraph';

/** The force layout in one go, for graphs so small that nobody notices. */
export function forcePlaces(graph: LayoutGraph): Places {
  let places: Places | undefined;
  for (const step of forceLayout(graph)) if (step.progress === 1) places = step.places();
  return places ?? draft(graph);
}
