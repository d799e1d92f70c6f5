import { parentPort, workerData } from 'node:worker_threads';

import { Bitmap } from './Bitmap.js';
import { unpacksTooLarge } from './inflatePng.js';

/** What is to be drawn: a file, and what comes of it. */
export interface Drawing {
  readonly file: Uint8Array;
  /** Its sides in pixels: both of a square, or the longer one at the most where it keeps its proportions. */
  readonly side: number;
  readonly isSquare: boolean;
  readonly type: 'png' | 'jpeg';
}

/** What was drawn. */
export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the thread says: that it has loaded, what was drawn, or that the file unpacks to more than it should. */
export type DrawingMessage = 'loaded' | 'too large' | Drawn;

const { file, side, isSquare, type } = workerData as Drawing;
const say = (message: DrawingMessage) => parentPort?.postMessage(message);

async function draw(): Promise<Drawn> {
  const picture = await Bitmap.fromBuffer(Buffer.from(file));
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  if (isSquare) picture.cover({ w: side, h: side });
  else if (scale < 1) picture.cover({ w: scaled(picture.width), h: scaled(picture.height) });
  const bytes = await (type === 'png'
    ? picture.getBuffer('image/png')
    : picture.getBuffer('image/jpeg', { quality: 85 }));
  return { bytes, width: picture.width, height: picture.height };
}

say('loaded');
say(unpacksTooLarge(Buffer.from(file)) ? 'too large' : await draw());
