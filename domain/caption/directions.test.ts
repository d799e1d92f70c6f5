import { expect, test } from 'vitest';

import { nameOf } from '../styles/names.js';
import { isolated } from './directions.js';

const named = (name: string) => ({ labels: ['Firm'], properties: { name } });

test('a name is shown with its letters in their order, whatever signs turn their direction', () => {
  expect(nameOf(named('\u202Eevil'), new Map())).toBe('evil');
  expect(nameOf(named('a \u2067b\u2069 \u202Dc\u202C'), new Map())).toBe('a b c');
  expect(nameOf(named('\u202Eevil'), new Map([['Firm', '{name}!']]))).toBe('evil!');
  expect(nameOf(named('שלום עולם'), new Map())).toBe('שלום עולם');
});

test('a name within a sentence turns nothing beside it, and is set apart where it is read from right to left', () => {
  expect(isolated('\u202Eevil')).toBe('evil');
  expect(isolated('a\u2069 \u2068b')).toBe('a b');
  expect(isolated('Iași')).toBe('Iași');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated(`from ${isolated('שלום')} to ${isolated('Iași')}`)).toBe('\u2068from \u2068שלום\u2069 to Iași\u2069');
});
