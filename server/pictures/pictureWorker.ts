import { parentPort, workerData } from 'node:worker_threads';

import { Bitmap } from './Bitmap.js';

/** What is to be drawn: a file, and the side of the square that comes of it, in pixels. */
export interface Drawing {
  readonly file: Uint8Array;
  readonly side: number;
}

const { file, side } = workerData as Drawing;
parentPort?.postMessage('loaded');
const picture = await Bitmap.fromBuffer(Buffer.from(file));
picture.cover({ w: side, h: side });
parentPort?.postMessage(await picture.getBuffer('image/png'));
