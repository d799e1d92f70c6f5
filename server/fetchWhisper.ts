import { existsSync } from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';

import { ENGINE, ENGINE_VERSION } from './audio/transcribing/whisper/binding.js';
import { hasWhisper } from './audio/transcribing/whisper/whisper.js';
import { fetchWeights, sizeOfWeights, WeightsError } from './audio/weights/fetchWeights.js';
import { readDataDir } from './config/settings.js';
import { whisperFolder } from './config/whisper.js';
import { readWhisperWeights } from './config/whisperWeights.js';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

async function agrees(question: string): Promise<boolean> {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question).finally(() => terminal.close());
  return /^y(?:es)?$/iu.test(answer.trim());
}

/** Says that the weights are here, and what else is needed before Harta transcribes with them. */
function sayNext(into: string): void {
  console.info(`${into} is here and has the right checksum.`);
  if (hasWhisper()) console.info('Harta transcribes with it from its next start on.');
  else
    console.info(
      `The engine that reads it is installed by hand (docs/decisions/0067 says why):\n  npm install --no-save --omit=dev ${ENGINE}@${ENGINE_VERSION}\nHarta transcribes with it from its next start on.`,
    );
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
 * Fetches the weights of Whisper into the data folder, after whoever runs Harta has agreed (`--yes` agrees beforehand).
 * @returns whether they are here
 * @throws StartupError
 */
export async function fetchWhisper(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<boolean> {
  const weights = readWhisperWeights(env);
  const into = path.join(whisperFolder(readDataDir(env)), path.basename(new URL(weights.url).pathname));
  if (existsSync(into)) {
    sayNext(into);
    return true;
  }
  try {
    const size = await sizeOfWeights(weights);
    const told = `${weights.url} (${size === undefined ? 'of unknown size' : megabytes(size)}) into ${into}`;
    if (!args.includes('--yes') && !(await agrees(`Fetch ${told}? [y/N] `))) return false;
    await fetchWeights(weights, into, progress());
    sayNext(into);
    return true;
  } catch (error) {
    const why =
      error instanceof WeightsError ? error.message : 'The line was cut; the same command goes on from there.';
    console.error(`\nThe weights were not fetched. ${why}`);
    return false;
  }
}
