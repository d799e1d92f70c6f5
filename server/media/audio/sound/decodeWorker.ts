import { open, rename } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { MPEGDecoder } from 'mpg123-decoder';

import { isPlain, type WavLayout, wavLayout } from '../../recordings/formats/wav.js';
import { Resampler } from '../../../../domain/audio/Resampler.js';
import { giveWayLater } from '../../../platform/limits/giveWay.js';
import { MOST_SOUND_BYTES } from './Sound.js';
import { wavSamples } from './wavSamples.js';

/** What is decoded, and into which file. */
export interface DecodeTask {
  readonly path: string;
  readonly type: 'wav' | 'mp3';
  readonly into: string;
}

/** What the thread tells: how much of the file is done, that all of it is, that nothing in it can be decoded, or too much. */
export type DecodeMessage =
  | { readonly is: 'progress'; readonly share: number }
  | { readonly is: 'decoded' }
  | { readonly is: 'damaged' }
  | { readonly is: 'too long' };

/** Bytes that are read at once. */
const READ_AT_ONCE = 1024 ** 2;

const tell = (message: DecodeMessage) => parentPort?.postMessage(message);

/** All channels as one. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length < 2) return first;
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length);
}

async function* wavPieces(path: string, layout: WavLayout): AsyncGenerator<Float32Array> {
  const frame = layout.channels * (layout.bits / 8);
  const file = await open(path);
  try {
    const end = layout.start + layout.bytes - (layout.bytes % frame);
    const step = READ_AT_ONCE - (READ_AT_ONCE % frame);
    for (let at = layout.start; at < end; at += step) {
      const length = Math.min(step, end - at);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      yield wavSamples(buffer.subarray(0, bytesRead), layout);
      tell({ is: 'progress', share: Math.min(1, (at - layout.start + length) / layout.bytes) });
    }
  } finally {
    await file.close();
  }
}

/** Sound at a rate, as it is decoded. */
interface Decoding {
  readonly rate: number;
  readonly pieces: AsyncIterable<Float32Array>;
}

async function ofWav(path: string): Promise<Decoding | undefined> {
  const file = await open(path);
  const layout = await wavLayout(file).finally(() => file.close());
  return layout !== undefined && isPlain(layout) ? { rate: layout.rate, pieces: wavPieces(path, layout) } : undefined;
}

/** Broken frames are left out. A file whose rate changes on its way is none that anybody records. */
async function ofMp3(path: string): Promise<Decoding | undefined> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const file = await open(path);
  const { size } = await file.stat();
  let done = 0;
  async function* decoded() {
    for await (const chunk of file.createReadStream({ highWaterMark: READ_AT_ONCE })) {
      const bytes = chunk as Buffer;
      done += bytes.length;
      tell({ is: 'progress', share: done / size });
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
      if (samplesDecoded > 0) yield { rate: sampleRate, samples: mixed(channelData) };
    }
  }
  const all = decoded();
  const first = await all.next();
  if (first.done === true) return undefined;
  const { rate, samples: beginning } = first.value;
  async function* pieces(): AsyncGenerator<Float32Array> {
    yield beginning;
    for await (const { samples } of all) yield samples;
  }
  return { rate, pieces: pieces() };
}

/** Decodes a file into sound as transcribers take it; the other file has its name once it is whole. */
async function decode({ path, type, into }: DecodeTask): Promise<void> {
  const decoding = await (type === 'wav' ? ofWav(path) : ofMp3(path));
  if (decoding === undefined) return tell({ is: 'damaged' });
  const resampler = new Resampler(decoding.rate);
  const file = await open(`${into}.part`, 'w', 0o600);
  let written = 0;
  try {
    for await (const samples of decoding.pieces) {
      written += (await file.write(resampler.push(samples))).bytesWritten;
      if (written > MOST_SOUND_BYTES) return tell({ is: 'too long' });
    }
  } finally {
    await file.close();
  }
  if (written === 0) return tell({ is: 'damaged' });
  await rename(`${into}.part`, into);
  return tell({ is: 'decoded' });
}

giveWayLater();
await decode(workerData as DecodeTask);
