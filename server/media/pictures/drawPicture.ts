import { ProblemError } from '../../contract/ProblemError.js';
import { LimitReached, runInThread } from '../../platform/limits/LimitedThread.js';
import { workerFile } from '../../platform/storage/startWorker.js';
import { declaredSizes } from './frames.js';
import { type Drawing, type DrawingMessage, type Drawn } from './pictureWorker.js';

/** Side of the square, in pixels: a portrait of 64 on a fine screen. */
const SIDE = 128;
/** Longer side of a picture that is kept, in pixels. */
const LONGEST_SIDE = 2048;
/** How a JPEG begins. */
const JPEG = 0xffd8;
/** A photograph of a good camera. Unpacked it takes four bytes each. */
const MOST_PIXELS = 16_000_000;
/** For unpacking and drawing, in milliseconds: many times what the largest picture takes, since a busy machine is no fault of the file. */
const TIME_LIMIT = 60_000;
/** Heap of the thread; pictures themselves lie outside of it, and no more of them than their pixels take. */
const MAX_HEAP_MB = 512;

const unpacksTooLarge = (detail: string) => new ProblemError('FILE_UNPACKS_TOO_LARGE', { detail });

function refuseTooLarge(file: Buffer): void {
  const sizes = declaredSizes(file);
  if (sizes.length === 0) throw new Error('the file is no picture that we know');
  for (const { width, height } of sizes) {
    if (width * height === 0) throw new Error(`the picture has ${width} × ${height} pixels`);
    if (width * height > MOST_PIXELS)
      throw unpacksTooLarge(`At most ${MOST_PIXELS} pixels are drawn; this picture has ${width} × ${height}`);
  }
}

const drawnOf = (message: DrawingMessage): Drawn | undefined => {
  if (message === 'too large') throw unpacksTooLarge('The picture unpacks to more than its pixels take');
  return message === 'loaded' ? undefined : message;
};

/** Draws a file in a thread of its own, so that nobody waits for it. Throws `Error` when it is no picture, too large, or takes too long. */
async function drawn(workerData: Drawing): Promise<Drawn> {
  const entry = workerFile('pictureWorker', import.meta.url);
  try {
    return await runInThread({ entry, heapMb: MAX_HEAP_MB, workerData }, { withinMs: TIME_LIMIT, take: drawnOf });
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw error.of === 'time'
      ? new ProblemError('FILE_TAKES_TOO_LONG')
      : unpacksTooLarge('The picture takes too much memory');
  }
}

/**
 * Draws a file anew as a square PNG, so that nothing of the file but its colours is passed on.
 * @throws Error when it is no picture, too large, or takes too long
 */
export async function drawPicture(file: Buffer): Promise<Buffer> {
  refuseTooLarge(file);
  return Buffer.from((await drawn({ file, side: SIDE, isSquare: true, type: 'png' })).bytes);
}

/** A picture that was drawn anew, with its size in pixels. */
export interface RedrawnPicture extends Omit<Drawn, 'bytes'> {
  readonly type: Drawing['type'];
  readonly bytes: Buffer;
}

/**
 * Draws a file anew in its proportions, as a JPEG what was one, else as a PNG: nothing of it but its colours stays.
 * @throws Error when it is no picture, too large, or takes too long
 */
export async function redrawPicture(file: Buffer): Promise<RedrawnPicture> {
  refuseTooLarge(file);
  const type = file.readUInt16BE(0) === JPEG ? 'jpeg' : 'png';
  const { bytes, ...size } = await drawn({ file, side: LONGEST_SIDE, isSquare: false, type });
  return { ...size, type, bytes: Buffer.from(bytes) };
}
