import { expect, test } from 'vitest';

import { type Where } from '../../../server/assistant/grammar/Rule.js';
import { compared } from '../../../server/assistant/grammar/valueRules.js';

const properties = [
  { property: 'hired', kind: 'date' },
  { property: 'rooms', kind: 'number' },
];
const where = { schema: { properties } } as unknown as Where;

test.each([
  ['=', { kind: 'text', property: 'hired', is: 'starts', value: '2019' }],
  ['>', { kind: 'compare', property: 'hired', is: '≥', value: '2020' }],
  ['≥', { kind: 'compare', property: 'hired', is: '≥', value: '2019' }],
  ['<', { kind: 'compare', property: 'hired', is: '<', value: '2019' }],
  ['≤', { kind: 'compare', property: 'hired', is: '<', value: '2020' }],
] as const)('a year is all of its days: hired %s 2019, in words that a person would write', (is, expected) => {
  expect(compared(where, 'hired', is, 2019)).toEqual(expected);
});

test('a number that could be a year is a number where the property is one', () => {
  expect(compared(where, 'rooms', '>', 2019)).toEqual({ kind: 'compare', property: 'rooms', is: '>', value: 2019 });
});
