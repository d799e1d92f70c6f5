import { engineIn, installCommand } from '../assistant/engine/model/local/binding.js';
import { modelFolder } from '../platform/config/llama.js';
import { projectRoot } from '../platform/config/projectRoot.js';
import { readDataDir } from '../platform/config/settings.js';
import { readModelWeights } from '../platform/config/weights.js';
import { fetchAgreed } from '../platform/weights/fetchAgreed.js';

/**
 * Fetches the weights of a language model into the data folder, and says what else is needed before Harta answers with them.
 * @returns whether they are here
 * @throws StartupError
 */
export async function fetchModel(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<boolean> {
  const folder = modelFolder(readDataDir(env));
  const file = await fetchAgreed(readModelWeights(env), folder, args);
  if (file === undefined) return false;
  const command = installCommand(folder);
  if (command === undefined) console.info('For this machine there is no engine that reads it.');
  else if (engineIn([projectRoot(), folder]) === undefined)
    console.info(`The engine that reads it is installed by hand (docs/decisions/0069 says why):\n  ${command}`);
  console.info(`Harta answers with it once it is started with\n  HARTA_LLM_FILE="${file}"`);
  return true;
}
