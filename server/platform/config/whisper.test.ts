import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { readWhisper, whisperFolder } from './whisper.js';
import { readModelWeights, readWhisperWeights } from './weights.js';

const WEIGHTS = Buffer.from('lmgg and what follows');
const SHA256 = 'a'.repeat(64);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'harta-whisper-'));
  return () => rmSync(dataDir, { recursive: true });
});
const put = (folder: string, name: string, bytes: Buffer) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
  return path.join(folder, name);
};

test('without weights there is no Whisper here', () => {
  expect(readWhisper({}, dataDir)).toBeNull();
});

test('what was fetched into the data folder is taken, and nothing else that lies there', () => {
  put(whisperFolder(dataDir), 'a.bin', Buffer.from('other weights'));
  put(whisperFolder(dataDir), 'ggml-base.bin.part', WEIGHTS);
  expect(readWhisper({}, dataDir)).toBeNull();
  const model = put(whisperFolder(dataDir), 'ggml-base.bin', WEIGHTS);
  expect(readWhisper({}, dataDir)?.model).toBe(model);
  expect(readWhisper({ HARTA_WHISPER_MODEL: '0' }, dataDir)).toBeNull();
});

test('a data folder that cannot be is for its own check to tell', () => {
  const file = put(dataDir, 'a-file', WEIGHTS);
  expect(readWhisper({}, path.join(file, 'data'))).toBeNull();
});

test('a file or its folder is named, with the processors that it may take', () => {
  const model = put(path.join(dataDir, 'elsewhere'), 'ggml-small.bin', WEIGHTS);
  for (const place of [model, path.dirname(model)])
    expect(readWhisper({ HARTA_WHISPER_MODEL: place, HARTA_WHISPER_THREADS: '3' }, dataDir)).toEqual({
      model,
      threads: 3,
    });
});

test.each(['/nowhere', 'other.bin'])('%s is no file of weights: it does not start', (place) => {
  put(dataDir, 'other.bin', Buffer.from('abc'));
  const named = path.resolve(dataDir, place);
  expect(() => readWhisper({ HARTA_WHISPER_MODEL: named }, dataDir)).toThrow(/HARTA_WHISPER_MODEL must name/u);
});

test('weights to fetch have an address and a checksum', () => {
  expect(readWhisperWeights({}).sha256).toMatch(/^[0-9a-f]{64}$/u);
  const url = 'https://models.example.org/ggml-small.bin';
  expect(readWhisperWeights({ HARTA_WHISPER_URL: url, HARTA_WHISPER_SHA256: SHA256 })).toEqual({ url, sha256: SHA256 });
  expect(() => readWhisperWeights({ HARTA_WHISPER_URL: url })).toThrow(/HARTA_WHISPER_SHA256/u);
  expect(() => readWhisperWeights({ HARTA_WHISPER_SHA256: SHA256 })).toThrow(/HARTA_WHISPER_URL/u);
  expect(readModelWeights({}).url).toMatch(/\/[0-9a-f]{40}\/[^/]+\.gguf$/u);
  expect(readModelWeights({ HARTA_LLM_FILE_URL: url, HARTA_LLM_FILE_SHA256: SHA256 })).toEqual({ url, sha256: SHA256 });
  expect(() => readModelWeights({ HARTA_LLM_FILE_URL: url })).toThrow(/HARTA_LLM_FILE_SHA256/u);
  expect(() => readWhisperWeights({ HARTA_WHISPER_URL: 'file:///etc/passwd', HARTA_WHISPER_SHA256: SHA256 })).toThrow();
});
