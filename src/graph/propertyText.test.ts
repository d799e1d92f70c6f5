import { expect, test } from 'vitest';

import { shorten, withoutEnd } from './propertyText';

test('a long text is cut by letters, not in the middle of one', () => {
  expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
  expect(shorten('abc', 3)).toBe('abc');
});

test('the last words of a long name are told from its beginning', () => {
  expect(withoutEnd('International Observatory of Sierra 15')).toEqual(['International Observatory ', 'of Sierra 15']);
  expect(withoutEnd('Cluj Napoca')).toEqual(['Cluj Napoca', '']);
  expect(withoutEnd('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft', '']);
});
