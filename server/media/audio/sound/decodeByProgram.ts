import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

import { type RecordingType } from '../../../../domain/audio/recording.js';
import { SOUND_RATE } from '../../../../domain/audio/wavHead.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { fileSize, MOST_SOUND_BYTES } from './Sound.js';

/** What is decoded by a program of this machine, each with what ffmpeg calls its container: it is told, so that no file is taken for another. */
const CONTAINERS = { m4a: 'mov', ogg: 'ogg', flac: 'flac', webm: 'matroska' } as const;
type Foreign = keyof typeof CONTAINERS;

/** What is decoded, and into which file. */
interface ProgramTask {
  readonly path: string;
  readonly type: Foreign;
  readonly into: string;
}

/** For decoding a day of sound, in milliseconds, many times over. */
export const LONGEST_DECODING_MS = 30 * 60_000;

const run = promisify(execFile);

export const isForeign = (type: RecordingType): type is Foreign => type in CONTAINERS;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/**
 * Decodes what we do not decode ourselves with ffmpeg, where that is installed. Rejects with `RECORDING_NOT_CUT` where it is not, or where a
 * file is longer than a day, and with `RECORDING_DAMAGED` where nothing can be decoded.
 */
export async function decodeByProgram({ path, type, into }: ProgramTask, signal: AbortSignal): Promise<void> {
  const part = `${into}.part`;
  const input = ['-f', CONTAINERS[type], '-protocol_whitelist', 'file', '-i', `file:${path}`];
  const sound = [
    '-map',
    '0:a:0',
    '-ac',
    '1',
    '-ar',
    String(SOUND_RATE),
    '-f',
    's16le',
    '-fs',
    String(MOST_SOUND_BYTES),
  ];
  const task = ['-nostdin', '-v', 'error', '-threads', '1', ...input, ...sound, '-y', `file:${part}`];
  try {
    await run('ffmpeg', task, { signal, killSignal: 'SIGKILL', timeout: LONGEST_DECODING_MS });
    const bytes = (await fileSize(part)) ?? 0;
    if (bytes === 0) throw new ProblemError('RECORDING_DAMAGED');
    if (bytes >= MOST_SOUND_BYTES) throw new ProblemError('RECORDING_NOT_CUT');
    await rename(part, into);
  } catch (error) {
    await rm(part, { force: true });
    signal.throwIfAborted();
    if (error instanceof ProblemError) throw error;
    if ((error as { readonly killed?: boolean }).killed === true) throw new ProblemError('FILE_TAKES_TOO_LONG');
    if (codeOf(error) === 'ENOENT') throw new ProblemError('RECORDING_NOT_CUT');
    // It says of a broken file that it is one by ending with a number; anything else is no fault of the file.
    throw typeof codeOf(error) === 'number' ? new ProblemError('RECORDING_DAMAGED') : error;
  }
}
