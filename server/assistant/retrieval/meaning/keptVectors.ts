import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Vector } from './SentenceEncoder.js';

/**
 * The vectors that the build has made (`scripts/build/helpVectors.mjs`), by their sentences; none where it has made none. A
 * sentence that has changed since is not among them, and is encoded when it is needed.
 * @param folder where the build wrote them
 */
export function keptVectors(folder: string): ReadonlyMap<string, Vector> {
  const [list, numbers] = [path.join(folder, 'sentences.json'), path.join(folder, 'vectors.bin')];
  if (!existsSync(list) || !existsSync(numbers)) return new Map();
  const sentences = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  const { buffer } = Uint8Array.from(readFileSync(numbers));
  const each = buffer.byteLength / Float32Array.BYTES_PER_ELEMENT / sentences.length;
  if (!Number.isInteger(each)) return new Map();
  return new Map(sentences.map((sentence, index) => [sentence, new Float32Array(buffer, index * each * 4, each)]));
}
