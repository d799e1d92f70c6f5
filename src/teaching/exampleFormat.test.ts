import { expect, test } from 'vitest';

import { formatOf } from './exampleFormat';

test.each([
  ['a.jsonl', '', 'jsonl'],
  ['a.NDJSON', '[]', 'jsonl'],
  ['a.json', '[{}]', 'json'],
  ['a.json', '{"question": "Q"}', 'json'],
  ['a.json', '{"prompt":"P"}\r\n{"prompt":"Q"}\r\n', 'jsonl'],
  ['a.csv', '[', 'csv'],
  ['a.tsv', '', 'csv'],
  ['a.txt', '\uFEFF [', 'json'],
  ['a', '{"prompt":"P"}', 'jsonl'],
  ['a.txt', 'question,answer', 'csv'],
])('%s that begins %j is %s', (name, text, format) => {
  expect(formatOf(name, text)).toBe(format);
});
