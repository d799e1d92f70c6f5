import { FrameBuffer } from '../../../domain/map/FrameBuffer';
import { type MapFrame } from '../../../domain/map/frame';
import { pause } from '../../graph/calls/readInParts';
import { filled } from './fill';
import { emptyArrays, type GraphArrays } from './GraphArrays';

/** A map as far as it has come. */
export interface ReadMap {
  readonly arrays: GraphArrays;
  readonly nodesTotal: number;
  readonly isWhole: boolean;
}

/** Asks for the bytes of a project's map. */
type Ask = (signal: AbortSignal) => Promise<Response>;

const FAILED = 'The map of the project broke off';

/** How long the page is held at a time, in milliseconds: a slice takes a few. */
const HELD_MS = 25;

/** The frames of an answer as they come, the page left free in between. */
async function* framesOf(response: Response, signal: AbortSignal): AsyncGenerator<MapFrame> {
  const { body } = response;
  if (body === null) throw new Error(FAILED);
  const reader = body.getReader();
  const buffer = new FrameBuffer();
  let freeAt = performance.now() + HELD_MS;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      for (const frame of buffer.push(piece.value)) {
        yield frame;
        if (performance.now() < freeAt) continue;
        await pause();
        signal.throwIfAborted();
        freeAt = performance.now() + HELD_MS;
      }
  } finally {
    // What is not wanted any longer is not sent any longer.
    await reader.cancel().catch(() => undefined);
  }
  if (buffer.isBroken) throw new Error(FAILED);
}

/** Arrays with room for all that is to come, so that they never grow. */
const roomFor = ({ nodesTotal, relationshipsTotal, version }: MapFrame['head']): GraphArrays =>
  emptyArrays(nodesTotal, relationshipsTotal, version);

const isWhole = ({ nodeCount, relationshipCount }: GraphArrays, { nodesTotal, relationshipsTotal }: MapFrame['head']) =>
  nodeCount >= nodesTotal && relationshipCount >= relationshipsTotal;

/**
 * Reads the map of a project, and gives it again with each slice that has come. Where the project changes meanwhile the map begins again by
 * itself: what is given then holds less than before. Rejects when it breaks off, or with the reason of the signal.
 */
export async function* readMap(ask: Ask, signal: AbortSignal): AsyncGenerator<ReadMap> {
  const response = await ask(signal);
  let arrays = emptyArrays();
  let isDone = false;
  for await (const { head, slice } of framesOf(response, signal)) {
    arrays = filled(head.isFirst ? roomFor(head) : arrays, slice);
    isDone = isWhole(arrays, head);
    yield { arrays, nodesTotal: head.nodesTotal, isWhole: isDone };
  }
  if (!isDone) throw new Error(FAILED);
}
