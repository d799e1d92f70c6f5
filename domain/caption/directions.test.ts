import { expect, test } from 'vitest';

import { nameOf } from '../styles/names.js';

const named = (name: string) => ({ labels: ['Firm'], properties: { name } });

test('a name is shown with its letters in their order, whatever signs turn their direction', () => {
  expect(nameOf(named('\u202Eevil'), new Map())).toBe('evil');
  expect(nameOf(named('a \u2067b\u2069 \u202Dc\u202C'), new Map())).toBe('a b c');
  expect(nameOf(named('\u202Eevil'), new Map([['Firm', '{name}!']]))).toBe('evil!');
  expect(nameOf(named('שלום עולם'), new Map())).toBe('שלום עולם');
});
