import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { type Heard, type SoundFile, type Transcriber } from './Transcriber.js';

/** Hears a part of a recording with files in a folder. */
type HearIn = (sound: SoundFile, folder: string, signal: AbortSignal) => Promise<Heard>;

/** A program of this machine takes no recording whole: it hears part after part, each in a folder that is gone afterwards. */
export const inParts = (
  partSeconds: number,
  hear: HearIn,
): Pick<Transcriber, 'largestWhole' | 'longestWhole' | 'partSeconds' | 'transcribe'> => ({
  largestWhole: 0,
  longestWhole: 0,
  partSeconds,
  async transcribe(sound, signal) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'harta-speech-'));
    try {
      return await hear(sound, folder, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
