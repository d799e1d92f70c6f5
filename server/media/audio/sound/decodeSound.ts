import { type RecordingType } from '../../../../domain/audio/recording.js';
import { decodeByProgram, isForeign } from './decodeByProgram.js';
import { decodeInThread, type Watching } from './decodeInThread.js';
import { fileSize, secondsOfBytes, type Sound } from './Sound.js';

/** A recording of any kind, and the file into which it is decoded. */
interface SoundTask {
  readonly path: string;
  readonly type: RecordingType;
  readonly into: string;
}

/** Decodes a recording, by ourselves or with what is installed; what was decoded before is taken as it is. */
export async function decodeSound({ type, ...files }: SoundTask, watching: Watching): Promise<Sound> {
  watching.signal.throwIfAborted();
  if ((await fileSize(files.into)) === undefined)
    await (isForeign(type)
      ? decodeByProgram({ ...files, type }, watching.signal)
      : decodeInThread({ ...files, type }, watching));
  return { path: files.into, seconds: secondsOfBytes((await fileSize(files.into)) ?? 0) };
}
