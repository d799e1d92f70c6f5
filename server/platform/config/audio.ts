import { readCount } from './count.js';
import { StartupError } from './StartupError.js';
import { type ModelSettings, readModelServer } from './modelServer.js';
import { readWhisper, type WhisperSettings } from './whisper.js';

/** What is done with recordings. */
export interface AudioSettings {
  /** Who transcribes; null where nobody was named. */
  readonly endpoint: ModelSettings | null;
  /** The Whisper that runs here; null where no weights are. */
  readonly whisper: WhisperSettings | null;
  /** Whether pocketsphinx makes rough drafts where it is installed. */
  readonly makesDrafts: boolean;
  /** Largest file of a recording, and most of one person together. */
  readonly largestBytes: number;
  readonly mostBytes: number;
}

const NAMES = {
  baseUrl: 'HARTA_TRANSCRIPTION_BASE_URL',
  model: 'HARTA_TRANSCRIPTION_MODEL',
  apiKey: 'HARTA_TRANSCRIPTION_API_KEY',
} as const;

/** As pages write it. */
const MEGABYTE = 1_000_000;
/** What is larger, GraphQL could not say. */
const MOST_MEGABYTES = 2047;

function readLargest(env: NodeJS.ProcessEnv): number {
  const megabytes = readCount(env, 'HARTA_MAX_RECORDING_MB', 500);
  if (megabytes > MOST_MEGABYTES)
    throw new StartupError(`HARTA_MAX_RECORDING_MB must be ${MOST_MEGABYTES} at the most.`);
  return megabytes * MEGABYTE;
}

/**
 * Reads HARTA_TRANSCRIPTION_BASE_URL, HARTA_TRANSCRIPTION_MODEL, HARTA_TRANSCRIPTION_API_KEY (optional), HARTA_TRANSCRIPTION_DRAFTS (0
 * for none), HARTA_MAX_RECORDING_MB (500), HARTA_MAX_RECORDINGS_MB (5,120), and what `readWhisper` does.
 * @throws StartupError
 */
export const readAudio = (env: NodeJS.ProcessEnv, dataDir: string): AudioSettings => ({
  endpoint: readModelServer(env, NAMES),
  whisper: readWhisper(env, dataDir),
  makesDrafts: env['HARTA_TRANSCRIPTION_DRAFTS'] !== '0',
  largestBytes: readLargest(env),
  mostBytes: readCount(env, 'HARTA_MAX_RECORDINGS_MB', 5_120) * MEGABYTE,
});
