import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { type WhisperSettings } from '../../../../platform/config/whisper.js';
import { processFile } from '../../../../platform/storage/startWorker.js';
import { inParts } from '../inParts.js';
import { type Heard, type SoundFile, type Transcriber } from '../Transcriber.js';
import { ENGINE } from './binding.js';
import { bySentence, withoutSounds } from './bySentence.js';
import { type WhisperAnswer, type WhisperTask } from './whisperProcess.js';

/** About as much is heard at once, in a process of its own: a kill costs no more, and what it took is given back. */
const PART_SECONDS = 2 * 60;
/** Most that a process may say: the words of a part with their times, many times over. */
const MOST_SAID = 16 * 1024 ** 2;

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** Machines that the engine is built for, each with the end of the name of its package. */
const BUILDS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64-gnu',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/** Whether the engine is installed for this machine. */
export function hasWhisper(machine = `${process.platform}-${process.arch}`): boolean {
  try {
    require.resolve(`${ENGINE}-${BUILDS[machine]}`);
    return true;
  } catch {
    return false;
  }
}

async function hear(
  settings: WhisperSettings,
  { bytes, language }: SoundFile,
  folder: string,
  signal: AbortSignal,
): Promise<Heard> {
  const sound = path.join(folder, 'part.wav');
  await writeFile(sound, Buffer.from(await bytes.arrayBuffer()), { mode: 0o600 });
  const task: WhisperTask = { ...settings, sound, language };
  const options = { signal, maxBuffer: MOST_SAID, killSignal: 'SIGKILL' } as const;
  const { file, loader } = processFile('whisperProcess', import.meta.url);
  const { stdout } = await run(process.execPath, [...loader, file, JSON.stringify(task)], options);
  const heard = JSON.parse(stdout) as WhisperAnswer;
  const segments = bySentence(withoutSounds(heard.words), heard.language);
  return { segments, ...(heard.language !== undefined && { language: heard.language }) };
}

/** Whisper on this machine: any language, its weights read by whisper.cpp in a process of its own for each part. */
export const whisperTranscriber = (settings: WhisperSettings): Transcriber => ({
  is: { kind: 'whisper', model: path.basename(settings.model, '.bin') },
  ...inParts(PART_SECONDS, (sound, folder, signal) => hear(settings, sound, folder, signal)),
});
