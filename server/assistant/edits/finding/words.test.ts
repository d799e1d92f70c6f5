import { describe, expect, test } from 'vitest';

import { bareForm, capitalised } from './bareForm.js';
import { areOneApart } from '../../language/likeness.js';

describe('a new label or name in Romanian', () => {
  test.each([
    ['orașul', 'oraș'],
    ['râul', 'râu'],
    ['fluviul', 'fluviu'],
    ['muzeul', 'muzeu'],
    ['lacul', 'lac'],
    ['moneda', 'monedă'],
    ['bretona', 'bretonă'],
    ['populația', 'populație'],
    ['cartea', 'carte'],
    ['oraș', 'oraș'],
  ])('“%s” loses its article', (noun, bare) => {
    expect(bareForm(noun, 'ro')).toBe(bare);
  });

  test('an English one has none to lose', () => {
    expect(bareForm('area', 'en')).toBe('area');
    expect(capitalised('șosea')).toBe('Șosea');
  });
});

describe('two names are nearly the same when they differ by one letter', () => {
  test.each([
    ['rumania', 'romania', true],
    ['euros', 'euro', true],
    ['ormania', 'romania', true],
    ['romania', 'romania', true],
    ['austria', 'australia', false],
    ['slovakia', 'slovenia', false],
    ['aab', 'aba', true],
    ['abcd', 'badc', false],
  ])('%s, %s', (one, other, near) => {
    expect(areOneApart(one, other)).toBe(near);
    expect(areOneApart(other, one)).toBe(near);
  });
});
