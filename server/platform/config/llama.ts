import os from 'node:os';
import path from 'node:path';

import { readCount } from './count.js';
import { beginsWith, lyingAt } from './files.js';
import { StartupError } from './StartupError.js';

/** A language model that runs here. */
export interface LlamaSettings {
  /** The file of its weights. */
  readonly file: string;
  /** What it is called where one reads who answered. */
  readonly name: string;
  /** How many processors it takes. */
  readonly threads: number;
  /** Where the engine may be installed, besides the folder of Harta itself. */
  readonly engineFolder: string;
}

/** How files of weights for llama.cpp begin. */
const MAGIC = 'GGUF';

/** Where models lie in a data folder, and where their engine may be installed. */
export const modelFolder = (dataDir: string): string => path.join(dataDir, 'models');

/**
 * Reads HARTA_LLM_FILE (a GGUF file of weights; of one in parts the first) and HARTA_LLM_THREADS (all processors but one).
 * @throws StartupError
 */
export function readLlama(env: NodeJS.ProcessEnv, dataDir: string): LlamaSettings | null {
  const threads = readCount(env, 'HARTA_LLM_THREADS', Math.max(1, os.availableParallelism() - 1));
  const named = env['HARTA_LLM_FILE']?.trim();
  if (!named) return null;
  const file = path.resolve(named);
  if (lyingAt(file)?.isFile() !== true)
    throw new StartupError(`HARTA_LLM_FILE names "${named}", but there is no such file.`);
  if (!beginsWith(file, MAGIC))
    throw new StartupError(
      `HARTA_LLM_FILE must name a file of weights in the form GGUF (such as model-q4_k_m.gguf), which "${named}" is not.`,
    );
  return { file, name: path.basename(file, '.gguf'), threads, engineFolder: modelFolder(dataDir) };
}
