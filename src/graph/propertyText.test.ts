import { expect, test } from 'vitest';

import { shorten, shortenMiddle, withoutEnd } from './propertyText';

test('a long text is cut by letters, not in the middle of one', () => {
  expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
  expect(shorten('abc', 3)).toBe('abc');
});

test('names that begin alike are cut in their middle, so that each keeps what tells it apart', () => {
  expect(shortenMiddle('Henri Coandă International Airport Bucharest', 22)).toBe('Henri Coandă…Bucharest');
  expect(shortenMiddle('International Airport Cluj', 22)).toBe('International Air…Cluj');
  expect(shortenMiddle('International Airport Iași', 22)).toBe('International Air…Iași');
  expect(shortenMiddle('Donaudampfschifffahrtsgesellschaft', 12)).toBe('Donaud…chaft');
  expect(shortenMiddle('United Arab Emirates', 14)).toBe('United Arab…');
  expect(shortenMiddle('😀😀😀😀', 3)).toBe('😀…😀');
  expect(shortenMiddle('abc', 3)).toBe('abc');
});

test('the last words of a long name are told from its beginning', () => {
  expect(withoutEnd('International Observatory of Sierra 15')).toEqual(['International Observatory ', 'of Sierra 15']);
  expect(withoutEnd('Cluj Napoca')).toEqual(['Cluj Napoca', '']);
  expect(withoutEnd('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft', '']);
});
