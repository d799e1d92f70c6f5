/** Kinds of recordings that are kept, by how their content begins; each with the ends of names that it may have. */
export const RECORDING_TYPES = ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'webm'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

const ENDS: Readonly<Record<RecordingType, readonly string[]>> = {
  mp3: ['mp3', 'mpga'],
  wav: ['wav', 'wave'],
  m4a: ['m4a', 'mp4'],
  ogg: ['ogg', 'oga', 'opus'],
  flac: ['flac'],
  webm: ['webm'],
};

/** What a browser is told that it can play. */
export const MEDIA_TYPES: Readonly<Record<RecordingType, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  webm: 'audio/webm',
};

/** The ends of names that are taken, each with its dot. */
export const RECORDING_ENDS: readonly string[] = RECORDING_TYPES.flatMap((type) => ENDS[type]).map((end) => `.${end}`);

/** What a file is by the end of its name; undefined for what is no recording. */
export function typeOfName(name: string): RecordingType | undefined {
  const end = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  return RECORDING_TYPES.find((type) => ENDS[type].includes(end));
}

/**
 * How far a recording is: still coming in; kept while nothing here can transcribe it; being transcribed; transcribed; stopped by the
 * person; failed.
 */
export const RECORDING_STATES = ['uploading', 'waiting', 'transcribing', 'transcribed', 'stopped', 'failed'] as const;

/** Who transcribes: a server that speaks OpenAI's transcriptions, Whisper here, or the rough English draft of pocketsphinx. */
export const TRANSCRIBER_KINDS = ['endpoint', 'whisper', 'pocketsphinx'] as const;

/** Largest piece of a file that is sent at once, in bytes, and longest name. */
export const RECORDING_SIZES = { piece: 4 * 1024 * 1024, name: 200 } as const;
