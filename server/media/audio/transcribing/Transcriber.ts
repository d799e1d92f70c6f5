import { type RecordingType } from '../../../../domain/audio/recording.js';
import { type Recording, type Transcriber as Named } from '../../../contract/recordings.js';
import { type HeardPart } from '../../../people/records/recordings/RecordingStore.js';

/** A file that is to be transcribed: a recording, or a part of one as WAV (16 kHz, one channel, 16 bits). */
export interface SoundFile {
  readonly name: string;
  readonly type: RecordingType;
  readonly bytes: Blob;
  /** As the person said; otherwise that is to be found out. */
  readonly language?: Recording['language'] | undefined;
}

/** What was heard in a file, in seconds of it. */
export interface Heard extends HeardPart {
  readonly seconds?: number;
}

/** Who transcribes: the port of all of them. */
export interface Transcriber {
  /** What a row says of it. */
  readonly is: Named;
  /** The only language that it knows; any without a word. What is in another one, or may be, it is never given. */
  readonly onlyLanguage?: Recording['language'];
  /** Largest file that it takes whole, in its own format; 0 where it takes parts alone. */
  readonly largestWhole: number;
  /** Longest recording that it is given whole, and about how long a part is, in seconds. */
  readonly longestWhole: number;
  readonly partSeconds: number;
  /** Rejects with a `ProblemError` where another attempt would be refused as well. */
  transcribe(sound: SoundFile, signal: AbortSignal): Promise<Heard>;
}

/** The best first. */
export type Transcribers = readonly Transcriber[];
