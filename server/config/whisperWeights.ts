import { StartupError } from './StartupError.js';

/** Where the weights of a Whisper lie, and what they must come to. */
export interface WhisperWeights {
  readonly url: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Whisper base for every language (OpenAI, MIT), as the authors of whisper.cpp converted it: 148 MB. */
const BASE: WhisperWeights = {
  url: 'https://huggingface.co/ggerganov/whisper.cpp/resolve/main/ggml-base.bin',
  sha256: '60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe',
};

/**
 * Reads HARTA_WHISPER_URL and HARTA_WHISPER_SHA256; both or neither.
 * @throws StartupError
 */
export function readWhisperWeights(env: NodeJS.ProcessEnv): WhisperWeights {
  const { HARTA_WHISPER_URL: url, HARTA_WHISPER_SHA256: sha256 } = env;
  if (!url && !sha256) return BASE;
  if (!url || !URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol))
    throw new StartupError(`HARTA_WHISPER_URL must be the address of a file of weights, not "${url ?? ''}".`);
  if (!/^[0-9a-f]{64}$/u.test(sha256 ?? ''))
    throw new StartupError(
      'HARTA_WHISPER_SHA256 must be the checksum of the file that HARTA_WHISPER_URL names: 64 hexadecimal digits.',
    );
  return { url, sha256: sha256 ?? '' };
}
