import { startWorker, workerFile } from '../storage/startWorker.js';
import { pictureSize } from './pictureSize.js';
import { type Drawing, type Drawn } from './pictureWorker.js';

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
/** For loading what draws, which no file makes longer: only a busy machine does. */
const LOAD_LIMIT = 60_000;

function refuseTooLarge(file: Buffer): void {
  const size = pictureSize(file);
  if (size === null) throw new Error('the file is no picture that we know');
  if (size.width * size.height > MOST_PIXELS || size.width * size.height === 0)
    throw new Error(`the picture has ${size.width} × ${size.height} pixels`);
}

/** Draws a file in a thread of its own, so that nobody waits for it. Throws `Error` when it is no picture, too large, or takes too long. */
async function drawn(drawing: Drawing): Promise<Drawn> {
  const worker = startWorker(workerFile('pictureWorker', import.meta.url), { workerData: drawing });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Drawn>((resolve, reject) => {
      const giveUpAfter = (limit: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error('the picture takes too long to draw')), limit);
      };
      giveUpAfter(LOAD_LIMIT);
      worker.on('message', (said: Drawn | 'loaded') => (said === 'loaded' ? giveUpAfter(TIME_LIMIT) : resolve(said)));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the picture was not drawn')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
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
interface RedrawnPicture extends Omit<Drawn, 'bytes'> {
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
