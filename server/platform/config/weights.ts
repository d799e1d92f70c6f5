import { StartupError } from './StartupError.js';

/** Where the weights of a model lie, and what they must come to. */
export interface Weights {
  readonly url: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Whisper base for every language (OpenAI, MIT), as the authors of whisper.cpp converted it: 148 MB. */
const WHISPER_BASE: Weights = {
  url: 'https://huggingface.co/ggerganov/whisper.cpp/resolve/main/ggml-base.bin',
  sha256: '60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe',
};

/**
 * Qwen 2.5 7B Instruct (Alibaba Cloud, Apache-2.0), as Q4_K_M in one file: 4,683,074,240 bytes. Smaller ones are no help
 * (`docs/decisions/0069-a-model-on-this-machine.md`).
 */
const QWEN_7B: Weights = {
  url: 'https://huggingface.co/bartowski/Qwen2.5-7B-Instruct-GGUF/resolve/8911e8a47f92bac19d6f5c64a2e2095bd2f7d031/Qwen2.5-7B-Instruct-Q4_K_M.gguf',
  sha256: '65b8fcd92af6b4fefa935c625d1ac27ea29dcb6ee14589c55a8f115ceaaa1423',
};

/** Reads `<prefix>_URL` and `<prefix>_SHA256`; both or neither. @throws StartupError */
function readWeights(env: NodeJS.ProcessEnv, prefix: string, pinned: Weights): Weights {
  const [url, sha256] = [env[`${prefix}_URL`], env[`${prefix}_SHA256`]];
  if (!url && !sha256) return pinned;
  if (!url || !URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol))
    throw new StartupError(`${prefix}_URL must be the address of a file of weights, not "${url ?? ''}".`);
  if (!/^[0-9a-f]{64}$/u.test(sha256 ?? ''))
    throw new StartupError(
      `${prefix}_SHA256 must be the checksum of the file that ${prefix}_URL names: 64 hexadecimal digits.`,
    );
  return { url, sha256: sha256 ?? '' };
}

/** The weights of a Whisper that are fetched. @throws StartupError */
export const readWhisperWeights = (env: NodeJS.ProcessEnv): Weights => readWeights(env, 'HARTA_WHISPER', WHISPER_BASE);

/** The weights of a language model that are fetched. @throws StartupError */
export const readModelWeights = (env: NodeJS.ProcessEnv): Weights => readWeights(env, 'HARTA_LLM_FILE', QWEN_7B);
