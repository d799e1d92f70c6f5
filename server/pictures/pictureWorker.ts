import { parentPort, workerData } from 'node:worker_threads';

import { Jimp } from 'jimp';

/** What is to be drawn: a file, and the side of the square that comes of it, in pixels. */
export interface Drawing {
  readonly file: Uint8Array;
  readonly side: number;
}

const { file, side } = workerData as Drawing;
parentPort?.postMessage('loaded');
const picture = await Jimp.fromBuffer(Buffer.from(file));
picture.cover({ w: side, h: side });
parentPort?.postMessage(await picture.getBuffer('image/png'));
