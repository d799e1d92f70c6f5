import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { modelNameOf, readAssistant } from './assistant.js';
import { StartupError } from './StartupError.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'harta-llm-'));
const [WEIGHTS, OTHER] = ['small-q4.gguf', 'notes.gguf'].map((name) => path.join(folder, name)) as [string, string];
writeFileSync(WEIGHTS, 'GGUF and what follows');
writeFileSync(OTHER, 'GG');
afterAll(() => rmSync(folder, { recursive: true }));

const base = { HARTA_LLM_BASE_URL: 'http://127.0.0.1:8080/v1/', HARTA_LLM_MODEL: 'small' };

test('with nothing set the offline engine answers', () => {
  expect(readAssistant({}, 'data')).toMatchObject({ model: null, local: null, order: 'rules-first' });
  expect(readAssistant({ HARTA_LLM_BASE_URL: '', HARTA_LLM_MODEL: ' ' }, 'data')).toMatchObject({
    model: null,
    local: null,
    order: 'rules-first',
  });
});

test('a model server needs an address and the name of a model; a key only where it asks for one', () => {
  expect(readAssistant(base, 'data').model).toEqual({
    baseUrl: 'http://127.0.0.1:8080/v1',
    model: 'small',
    apiKey: null,
  });
  expect(readAssistant({ ...base, HARTA_LLM_API_KEY: 'sk-secret' }, 'data').model?.apiKey).toBe('sk-secret');
});

test('rules are asked first, unless it is said otherwise', () => {
  expect(readAssistant(base, 'data').order).toBe('rules-first');
  expect(readAssistant({ ...base, HARTA_LLM_ORDER: ' model-first ' }, 'data').order).toBe('model-first');
  expect(readAssistant({ HARTA_LLM_ORDER: 'rules-only' }, 'data')).toEqual({
    model: null,
    local: null,
    order: 'rules-only',
    checksModel: true,
  });
});

test('a model that was never checked is checked, unless that is switched off', () => {
  expect(readAssistant(base, 'data').checksModel).toBe(true);
  expect(readAssistant({ ...base, HARTA_LLM_CHECK: ' off ' }, 'data').checksModel).toBe(false);
});

test('a model that runs here is a file of weights; it is called as the file is', () => {
  const settings = readAssistant({ HARTA_LLM_FILE: ` ${WEIGHTS} `, HARTA_LLM_THREADS: '3' }, folder);
  expect(settings).toMatchObject({ model: null, local: { file: WEIGHTS, name: 'small-q4', threads: 3 } });
  expect(settings.local?.engineFolder).toBe(path.join(folder, 'models'));
  expect(readAssistant({ HARTA_LLM_FILE: WEIGHTS }, folder).local?.threads).toBeGreaterThan(0);
  expect(modelNameOf(settings)).toBe('small-q4');
  expect(modelNameOf({ ...settings, order: 'rules-only' })).toBeUndefined();
  expect(modelNameOf(readAssistant(base, folder))).toBe('small');
});

test.each([
  ['an order that is none', { ...base, HARTA_LLM_ORDER: 'both' }],
  ['a check that is neither on nor off', { ...base, HARTA_LLM_CHECK: 'no' }],
  ['a model without an address', { HARTA_LLM_MODEL: 'small' }],
  ['a key without an address', { HARTA_LLM_API_KEY: 'sk-secret' }],
  ['an address without a model', { HARTA_LLM_BASE_URL: base.HARTA_LLM_BASE_URL }],
  ['an address that is none', { ...base, HARTA_LLM_BASE_URL: 'localhost:8080' }],
  ['an address of another kind', { ...base, HARTA_LLM_BASE_URL: 'ftp://127.0.0.1/v1' }],
  ['an address with a password', { ...base, HARTA_LLM_BASE_URL: 'https://me:secret@127.0.0.1/v1' }],
  ['an address with a question', { ...base, HARTA_LLM_BASE_URL: 'https://127.0.0.1/v1?key=1' }],
  ['a file beside an address', { ...base, HARTA_LLM_FILE: WEIGHTS }],
  ['a file that is not there', { HARTA_LLM_FILE: '/nowhere/model.gguf' }],
  ['a file that is a folder', { HARTA_LLM_FILE: folder }],
  ['a file of something else', { HARTA_LLM_FILE: OTHER }],
  ['a number of processors that is none', { HARTA_LLM_FILE: WEIGHTS, HARTA_LLM_THREADS: '0' }],
  ['a key of two lines', { ...base, HARTA_LLM_API_KEY: 'sk-secret\n1' }],
])('%s is refused with one sentence that tells no secret', (_name, env) => {
  expect(() => readAssistant(env, 'data')).toThrow(StartupError);
  expect(() => readAssistant(env, 'data')).toThrow(/^HARTA_LLM_[^\n]+\.$/u);
  expect(() => readAssistant(env, 'data')).not.toThrow(/secret/u);
});
