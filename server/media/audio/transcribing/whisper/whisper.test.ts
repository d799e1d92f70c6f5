import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { hasWhisper, whisperTranscriber } from './whisper.js';

const SOUND = { name: 'a', type: 'wav', bytes: new Blob([new Uint8Array(32_044)]) } as const;

test('a machine for which no engine is built has none', () => {
  expect(hasWhisper('aix-ppc64')).toBe(false);
});

test.runIf(hasWhisper())(
  'weights that are damaged fail the part, and nothing else',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'harta-whisper-'));
    const model = path.join(folder, 'ggml-damaged.bin');
    writeFileSync(model, 'lmgg and no more');
    const transcriber = whisperTranscriber({ model, threads: 1 });
    expect(transcriber.is).toEqual({ kind: 'whisper', model: 'ggml-damaged' });
    await expect(transcriber.transcribe(SOUND, new AbortController().signal)).rejects.toThrow(/Command failed/u);
    rmSync(folder, { recursive: true });
  },
  60_000,
);
