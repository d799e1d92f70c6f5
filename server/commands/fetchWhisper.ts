import { ENGINE, ENGINE_VERSION } from '../media/audio/transcribing/whisper/binding.js';
import { hasWhisper } from '../media/audio/transcribing/whisper/whisper.js';
import { readDataDir } from '../platform/config/settings.js';
import { readWhisperWeights } from '../platform/config/weights.js';
import { whisperFolder } from '../platform/config/whisper.js';
import { fetchAgreed } from '../platform/weights/fetchAgreed.js';

/**
 * Fetches the weights of Whisper into the data folder, and says what else is needed before Harta transcribes with them.
 * @returns whether they are here
 * @throws StartupError
 */
export async function fetchWhisper(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<boolean> {
  const file = await fetchAgreed(readWhisperWeights(env), whisperFolder(readDataDir(env)), args);
  if (file === undefined) return false;
  if (!hasWhisper())
    console.info(
      `The engine that reads it is installed by hand (docs/decisions/0067 says why):\n  npm install --no-save --omit=dev ${ENGINE}@${ENGINE_VERSION}`,
    );
  console.info('Harta transcribes with it from its next start on.');
  return true;
}
