import { withCaptionRoom } from './captionRoom';
import { forceLayout } from './force';
import { components, type LayoutGraph, type LazyStep, neighbours, type Places } from './layoutGraph';
import { centre } from './pack';

type ForceValues = NonNullable<Parameters<typeof forceLayout>[1]>;

/** From so many nodes on a chain or a ring is known by its line, which would be lost were its nodes moved apart. */
const LONG_LINE = 12;

function hasLongLine(graph: LayoutGraph): boolean {
  const lists = neighbours(graph);
  return components(lists).some((part) => part.length >= LONG_LINE && part.every((node) => lists[node]!.length <= 2));
}

/** The force layout, at the end of which all captions of a small graph have room. */
export function* roomyForce(graph: LayoutGraph, values: ForceValues): Generator<LazyStep> {
  const { ids, named } = graph;
  const isNamed = named !== undefined && named.length > 0 && named.length === ids.length;
  if (!isNamed || hasLongLine(graph)) return yield* forceLayout(graph, values);
  const wider = values.spacing / 100;
  for (const { progress, places } of forceLayout(graph, { ...values, spacing: 100 })) {
    const roomy = (): Places => centre(withCaptionRoom(named, places()).map((place) => place * wider));
    yield progress === 1
      ? { progress, places: roomy }
      : { progress, places: () => places().map((place) => place * wider) };
  }
}
