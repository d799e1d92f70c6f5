/** What of the engine is used, as its own declarations say it: it is no dependency, and may not be installed. */
interface Parameters {
  nThreads: number;
  nMaxTextCtx: number;
  /** A code of two letters, or `auto`. */
  language: string;
  tokenTimestamps: boolean;
  maxLen: number;
  splitOnWord: boolean;
  printProgress: boolean;
  printRealtime: boolean;
  printTimestamps: boolean;
  /** Times are hundredths of a second. */
  onNewSegment: (segment: { readonly text: string; readonly start: number; readonly end: number }) => void;
}

interface Model {
  readonly fullLangId: number;
  /** Hears samples of 16 kHz between -1 and 1, in one call that ends when all was heard. */
  full(parameters: Parameters, samples: Float32Array): string;
}

interface WhisperBinding {
  readonly Whisper: {
    new (file: string, options: { readonly useGpu: boolean }): Model;
    lang(id: number): string | null;
  };
  readonly WhisperFullParams: new (strategy: number) => Parameters;
  readonly WhisperSamplingStrategy: { readonly Greedy: number };
}

/** The package of the engine, and the version that it was tried in. */
export const ENGINE = '@napi-rs/whisper';
export const ENGINE_VERSION = '0.0.4';

/** Loads the engine. @throws where it is not installed */
export const loadWhisper = async (): Promise<WhisperBinding> => (await import(String(ENGINE))) as WhisperBinding;
