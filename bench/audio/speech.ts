import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { decodeSound } from '../../server/media/audio/sound/decodeSound.js';
import { SOUND_RATE } from '../../domain/audio/wavHead.js';
import { type Sound } from '../../server/media/audio/sound/Sound.js';

/** Speech whose text is known. */
export interface Clip {
  readonly name: string;
  readonly text: string;
  readonly sound: Sound;
}

/**
 * The clips of a folder: each `.mp3` or `.wav` that has its text in `texts.json` there, decoded as the product decodes it.
 */
export async function clipsOf(folder: string): Promise<Clip[]> {
  const texts = JSON.parse(readFileSync(path.join(folder, 'texts.json'), 'utf8')) as Record<string, string>;
  const into = await mkdtemp(path.join(os.tmpdir(), 'harta-bench-speech-'));
  const clips: Clip[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const { name, ext } = path.parse(file);
    const text = texts[name];
    const type = ext.slice(1);
    if (text === undefined || (type !== 'mp3' && type !== 'wav')) continue;
    const task = { path: path.join(folder, file), type, into: path.join(into, `${name}.sound`) } as const;
    const sound = await decodeSound(task, { signal: new AbortController().signal, onProgress: () => undefined });
    clips.push({ name, text, sound });
  }
  return clips;
}

/** Seconds of silence between two clips that follow each other. */
const GAP = 0.7;

/** So many seconds of clips, one after the other, again and again, as samples, with the clips in their order. */
export async function repeated(clips: readonly Clip[], seconds: number): Promise<{ samples: Buffer; order: Clip[] }> {
  const sounds = new Map<Clip, Buffer>();
  for (const clip of clips) sounds.set(clip, await readFile(clip.sound.path));
  const gap = Buffer.alloc(Math.round(GAP * SOUND_RATE) * 2);
  const pieces: Buffer[] = [];
  const order: Clip[] = [];
  for (let bytes = 0; bytes < seconds * SOUND_RATE * 2; bytes += (pieces.at(-2)?.length ?? 0) + gap.length) {
    const clip = clips[order.length % clips.length] as Clip;
    order.push(clip);
    pieces.push(sounds.get(clip) as Buffer, gap);
  }
  return { samples: Buffer.concat(pieces), order };
}
