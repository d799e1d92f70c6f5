import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readCount } from './count.js';
import { beginsWith, lyingAt } from './files.js';
import { StartupError } from './StartupError.js';

/** A Whisper that runs here. */
export interface WhisperSettings {
  /** The file of its weights. */
  readonly model: string;
  /** How many processors it takes. */
  readonly threads: number;
}

/** How files of weights for whisper.cpp begin. */
const MAGIC = 'lmgg';
const MOST_THREADS = 4;

/** Where fetched weights lie in a data folder. */
export const whisperFolder = (dataDir: string): string => path.join(dataDir, 'models');

const isFolder = (place: string): boolean => lyingAt(place)?.isDirectory() === true;

/** Whether a file holds weights as whisper.cpp reads them. */
const holdsWeights = (file: string): boolean => beginsWith(file, MAGIC);

/** The weights at a place, which is their file or a folder with it; of several in a folder the first by name. */
function weightsAt(place: string): string | undefined {
  const files = isFolder(place)
    ? readdirSync(place)
        .toSorted()
        .map((name) => path.join(place, name))
    : [place];
  return files.find((file) => file.endsWith('.bin') && holdsWeights(file));
}

/**
 * Reads HARTA_WHISPER_MODEL (a file of weights, or a folder with one; without it what was fetched into the data folder is taken, if
 * anything was) and HARTA_WHISPER_THREADS.
 * @throws StartupError
 */
export function readWhisper(env: NodeJS.ProcessEnv, dataDir: string): WhisperSettings | null {
  const named = env['HARTA_WHISPER_MODEL'];
  const threads = readCount(
    env,
    'HARTA_WHISPER_THREADS',
    Math.min(MOST_THREADS, Math.max(1, os.availableParallelism() - 1)),
  );
  if (named === '0') return null;
  const model = weightsAt(path.resolve(named || whisperFolder(dataDir)));
  if (model === undefined && named)
    throw new StartupError(
      `HARTA_WHISPER_MODEL must name a file of weights for whisper.cpp (such as ggml-base.bin), or a folder with one, not "${named}".`,
    );
  return model === undefined ? null : { model, threads };
}
