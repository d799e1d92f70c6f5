import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { wavHead } from '../../../../domain/audio/wavHead.js';
import { decodeByProgram } from './decodeByProgram.js';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-ffmpeg-'));
const into = path.join(folder, 'sound');
const signal = new AbortController().signal;
const hasProgram = spawnSync('ffmpeg', ['-version']).status === 0;
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** Two seconds of a tone, as a file of a kind. */
function toneAs(name: string): string {
  const samples = Buffer.alloc(64_000);
  for (let at = 0; at < 32_000; at += 1) samples.writeInt16LE(Math.round(9000 * Math.sin(at / 8)), at * 2);
  writeFileSync(path.join(folder, 'tone.wav'), Buffer.concat([wavHead(samples.length), samples]));
  const file = path.join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', path.join(folder, 'tone.wav'), file]);
  return file;
}

test('without ffmpeg it is said that recordings of this kind cannot be decoded', async () => {
  vi.stubEnv('PATH', folder);
  const task = { path: path.join(folder, 'any.flac'), type: 'flac', into } as const;
  await expect(decodeByProgram(task, signal)).rejects.toMatchObject({ code: 'RECORDING_NOT_CUT' });
});

test.runIf(hasProgram).each([
  ['flac', 'tone.flac'],
  ['ogg', 'tone.ogg'],
  ['m4a', 'tone.m4a'],
  ['webm', 'tone.webm'],
] as const)('ffmpeg decodes %s', async (type, name) => {
  await decodeByProgram({ path: toneAs(name), type, into }, signal);
  expect(Math.abs(statSync(into).size / 32_000 - 2)).toBeLessThan(0.2);
});

test.runIf(hasProgram)('what is none of its kind is damaged, and leaves nothing', async () => {
  const file = path.join(folder, 'none.flac');
  writeFileSync(file, 'a text that is long enough to be none');
  const task = { path: file, type: 'flac', into: path.join(folder, 'nothing') } as const;
  await expect(decodeByProgram(task, signal)).rejects.toMatchObject({ code: 'RECORDING_DAMAGED' });
  expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
});
