import { type MapPart, type MapWanted } from '../ports/GraphMap.js';

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
