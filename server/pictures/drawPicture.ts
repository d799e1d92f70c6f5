import { startWorker, workerFile } from '../storage/startWorker.js';
import { pictureSize } from './pictureSize.js';
import { type Drawing } from './pictureWorker.js';

/** Side of the square, in pixels: a portrait of 64 on a fine screen. */
const SIDE = 128;
/** A photograph of a good camera. Unpacked it takes four bytes each. */
const MOST_PIXELS = 16_000_000;
/** For unpacking and drawing, in milliseconds. */
const TIME_LIMIT = 10_000;
/** For loading what draws, which no file makes longer: only a busy machine does. */
const LOAD_LIMIT = 60_000;

function refuseTooLarge(file: Buffer): void {
  const size = pictureSize(file);
  if (size === null) throw new Error('the file is no picture that we know');
  if (size.width * size.height > MOST_PIXELS || size.width * size.height === 0)
    throw new Error(`the picture has ${size.width} × ${size.height} pixels`);
}

/**
 * Draws a file anew as a square PNG, in a thread of its own, so that nobody waits for it and nothing of the file but its
 * colours is passed on.
 * @throws Error when it is no picture, too large, or takes too long
 */
export async function drawPicture(file: Buffer): Promise<Buffer> {
  refuseTooLarge(file);
  const drawing: Drawing = { file, side: SIDE };
  const worker = startWorker(workerFile('pictureWorker', import.meta.url), { workerData: drawing });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const giveUpAfter = (limit: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error('the picture takes too long to draw')), limit);
      };
      giveUpAfter(LOAD_LIMIT);
      worker.on('message', (said: Uint8Array | 'loaded') =>
        said === 'loaded' ? giveUpAfter(TIME_LIMIT) : resolve(Buffer.from(said)),
      );
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the picture was not drawn')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
