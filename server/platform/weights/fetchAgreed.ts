import { existsSync } from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';

import { type Weights } from '../config/weights.js';
import { fetchWeights, sizeOfWeights, WeightsError } from './fetchWeights.js';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

async function agrees(question: string): Promise<boolean> {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question).finally(() => terminal.close());
  return /^y(?:es)?$/iu.test(answer.trim());
}

/** Says each tenth that is here. */
function progress(): (received: number, whole: number | undefined) => void {
  let said = 0;
  return (received, whole) => {
    const tenths = whole === undefined ? 0 : Math.floor((received / whole) * 10);
    if (tenths > said) console.info(`${tenths * 10} % (${megabytes(received)})`);
    said = tenths;
  };
}

/**
 * Fetches weights into a folder, after whoever runs Harta has agreed (`--yes` agrees beforehand), and says on the terminal how that went.
 * @returns the file, where it is here now
 */
export async function fetchAgreed(
  weights: Weights,
  folder: string,
  args: readonly string[],
): Promise<string | undefined> {
  const into = path.join(folder, path.basename(new URL(weights.url).pathname));
  try {
    if (!existsSync(into)) {
      const size = await sizeOfWeights(weights);
      const told = `${weights.url} (${size === undefined ? 'of unknown size' : megabytes(size)}) into ${into}`;
      if (!args.includes('--yes') && !(await agrees(`Fetch ${told}? [y/N] `))) return undefined;
      await fetchWeights(weights, into, progress());
    }
    console.info(`${into} is here and has the right checksum.`);
    return into;
  } catch (error) {
    const why =
      error instanceof WeightsError ? error.message : 'The line was cut; the same command goes on from there.';
    console.error(`\nThe weights were not fetched. ${why}`);
    return undefined;
  }
}
