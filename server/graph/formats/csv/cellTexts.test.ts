import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeCell, unescapeCell } from './cellTexts.js';
import { collectColumns, type PropertyColumn } from './writeCsv.js';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

test.each(SIGNS)('what begins with %s is no formula, nor is it after a break', (sign) => {
  expect(escapeCell(`${sign}1`)).toBe(`'${sign}1`);
  for (const gap of ['\n', '\r\n', '\r', '\t']) expect(escapeCell(`a${gap}${sign}1`)).toBe(`a${gap}'${sign}1`);
});

test('other texts stay as they are', () => {
  for (const text of ['Ana', '1 = 1', 'a\nb', 'o’clock', 'București-Nord']) expect(escapeCell(text)).toBe(text);
});

test('whatever is written is read back', () => {
  const unit = fc.constantFrom(...SIGNS, "'", '\n', '\r', '\t', 'a', ' ');
  fc.assert(fc.property(fc.string({ unit }), (text) => unescapeCell(escapeCell(text)) === text));
});

test('a property that is called as what every object has goes into a column of its kind', () => {
  const columns = new Map<string, PropertyColumn>();
  const properties = { constructor: 'Ion', toString: 5 } as unknown as Record<string, string | number>;
  collectColumns({ properties, propertyKinds: {} } as Parameters<typeof collectColumns>[0], columns);
  expect([...columns.values()]).toEqual([
    { name: 'constructor', kind: 'text' },
    { name: 'toString', kind: 'number' },
  ]);
});
