import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Sentences that the encoder takes at once: more take more memory, and no less time. */
const AT_ONCE = 16;

/** The vectors of sentences, as the server's own encoder makes them. */
async function encode(worker, sentences) {
  worker.postMessage({ id: 0, sentences });
  // Also fails with the worker's own error.
  const [reply] = await once(worker, 'message');
  if (reply.fault !== undefined) throw new Error(reply.fault);
  return reply.vectors;
}

/**
 * Encodes every wording of the help's questions, so that an installation need not at its first question: `sentences.json` lists
 * them, `vectors.bin` holds as many vectors of 32-bit numbers, one after the other (`keptVectors.ts` reads both). The encoder
 * knows English alone.
 */
export async function writeHelpVectors(faqFile, workerFile, folder) {
  const faq = JSON.parse(await readFile(faqFile, 'utf8'));
  const sentences = [...new Set(faq.flatMap(({ question, alternatives }) => [question, ...alternatives]))];
  const worker = new Worker(workerFile);
  try {
    const vectors = [];
    for (let start = 0; start < sentences.length; start += AT_ONCE)
      vectors.push(...(await encode(worker, sentences.slice(start, start + AT_ONCE))));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'vectors.bin'), Buffer.concat(vectors.map(({ buffer }) => Buffer.from(buffer))));
    await writeFile(path.join(folder, 'sentences.json'), JSON.stringify(sentences));
  } finally {
    await worker.terminate();
  }
}
