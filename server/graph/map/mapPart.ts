import { NO_LABEL } from '../../../domain/map/MapSlice.js';
import { frameOf } from '../../../domain/map/frame.js';
import { type MapPart, type MapWanted } from '../ports/GraphReader.js';
import { type Joined, joinedBySlice } from './joinedBySlice.js';
import { type MapNode, type MapReading } from './MapReading.js';

/** Nodes of a frame. A browser reads one in some milliseconds. */
const SLICE = 4000;
/** Of a caption more is cut: a canvas has no room for it. */
const CAPTION_LENGTH = 120;

/** Where each name stands. An index has two bytes, and whatever is beyond them goes by the last. */
const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, at) => [name, Math.min(at, NO_LABEL - 1)]));

const NOWHERE = { x: NaN, y: NaN };

function nodeColumns(nodes: readonly MapNode[], labels: ReadonlyMap<string, number>) {
  const places = nodes.map(({ place }) => place ?? NOWHERE);
  return {
    ids: nodes.map(({ id }) => id),
    x: places.map(({ x }) => x),
    y: places.map(({ y }) => y),
    label: nodes.map(({ label }) => (label === undefined ? NO_LABEL : (labels.get(label) ?? NO_LABEL))),
    degree: nodes.map(({ degree }) => degree),
    captions: nodes.map(({ caption }) => caption.slice(0, CAPTION_LENGTH)),
  };
}

const relationshipColumns = (joined: readonly Joined[], types: ReadonlyMap<string, number>) => ({
  ids: joined.map(({ id }) => id),
  from: joined.map(({ from }) => from),
  to: joined.map(({ to }) => to),
  type: joined.map(({ type }) => types.get(type) ?? 0),
});

/** The frames of a reading from a node on: each relationship comes with the later of its ends, or soon after. */
function framesOf(reading: MapReading, from: number): Uint8Array[] {
  const { project, nodes } = reading;
  const [labels, types] = [placesOf(reading.labels), placesOf(reading.types)];
  const slices = joinedBySlice(reading, from, SLICE);
  return slices.map(({ begin, end, joined }, at) => {
    const isFirst = from === 0 && at === 0;
    return frameOf(
      { ...project, isFirst },
      {
        labels: isFirst ? reading.labels : [],
        types: isFirst ? reading.types : [],
        nodes: nodeColumns(nodes.slice(begin, end), labels),
        relationships: relationshipColumns(joined, types),
      },
    );
  });
}

/** How many nodes an engine has to read for what is wanted; null for all. */
export const nodesWanted = (wanted: MapWanted): number | null => ('most' in wanted ? wanted.most : null);

/** What is wanted of a map, from what was read for it. */
export function mapPart(reading: MapReading, wanted: MapWanted): MapPart {
  const { version, nodesTotal } = reading.project;
  const isNext = 'after' in wanted && wanted.after.version === version;
  const frames = framesOf(reading, isNext ? wanted.after.nodes : 0);
  return { version, frames, isWhole: !('most' in wanted) || nodesTotal <= wanted.most };
}

/** Nodes that come first, so that there is something to see at once. */
const FIRST_NODES = 2000;

/**
 * The frames of a map: its beginning at once, then the rest. Both are of one moment: where the project has changed between them the map
 * begins again, and that reading is whole.
 */
export async function* mapFrames(read: (wanted: MapWanted) => Promise<MapPart>): AsyncGenerator<Uint8Array> {
  const beginning = await read({ most: FIRST_NODES });
  yield* beginning.frames;
  if (beginning.isWhole) return;
  const rest = await read({ after: { version: beginning.version, nodes: FIRST_NODES } });
  yield* rest.frames;
}
