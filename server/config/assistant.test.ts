import { expect, test } from 'vitest';

import { readAssistant } from './assistant.js';
import { StartupError } from './StartupError.js';

const base = { HARTA_LLM_BASE_URL: 'http://127.0.0.1:8080/v1/', HARTA_LLM_MODEL: 'small' };

test('with nothing set the offline engine answers', () => {
  expect(readAssistant({})).toEqual({ model: null, order: 'rules-first' });
  expect(readAssistant({ HARTA_LLM_BASE_URL: '', HARTA_LLM_MODEL: ' ' })).toEqual({
    model: null,
    order: 'rules-first',
  });
});

test('a model server needs an address and the name of a model; a key only where it asks for one', () => {
  expect(readAssistant(base).model).toEqual({ baseUrl: 'http://127.0.0.1:8080/v1', model: 'small', apiKey: null });
  expect(readAssistant({ ...base, HARTA_LLM_API_KEY: 'sk-1' }).model?.apiKey).toBe('sk-1');
});

test('rules are asked first, unless it is said otherwise', () => {
  expect(readAssistant(base).order).toBe('rules-first');
  expect(readAssistant({ ...base, HARTA_LLM_ORDER: ' model-first ' }).order).toBe('model-first');
  expect(readAssistant({ HARTA_LLM_ORDER: 'rules-only' })).toEqual({ model: null, order: 'rules-only' });
});

test.each([
  ['an order that is none', { ...base, HARTA_LLM_ORDER: 'both' }],
  ['a model without an address', { HARTA_LLM_MODEL: 'small' }],
  ['a key without an address', { HARTA_LLM_API_KEY: 'sk-1' }],
  ['an address without a model', { HARTA_LLM_BASE_URL: base.HARTA_LLM_BASE_URL }],
  ['an address that is none', { ...base, HARTA_LLM_BASE_URL: 'localhost:8080' }],
  ['an address of another kind', { ...base, HARTA_LLM_BASE_URL: 'ftp://127.0.0.1/v1' }],
  ['an address with a password', { ...base, HARTA_LLM_BASE_URL: 'https://me:secret@127.0.0.1/v1' }],
  ['an address with a question', { ...base, HARTA_LLM_BASE_URL: 'https://127.0.0.1/v1?key=1' }],
  ['a key of two lines', { ...base, HARTA_LLM_API_KEY: 'sk\n1' }],
])('%s is refused with one sentence that tells no secret', (_name, env) => {
  expect(() => readAssistant(env)).toThrow(StartupError);
  expect(() => readAssistant(env)).toThrow(/^HARTA_LLM_[^\n]+\.$/u);
  expect(() => readAssistant(env)).not.toThrow(/secret|sk/u);
});
