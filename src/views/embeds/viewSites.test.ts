import { expect, test } from 'vitest';

import { isOrigin, linesOf, originOf } from './viewSites';

const sites = (text: string) => linesOf(text).map(originOf);

test('addresses of sites are taken as they are pasted', () => {
  expect(sites('https://example.org/blog?a=1\nexample.com, http://localhost:8080')).toEqual([
    'https://example.org',
    'https://example.com',
    'http://localhost:8080',
  ]);
  expect(sites('https://intranet').every(isOrigin)).toBe(true);
});

test('a site of one machine is open to it alone', () => {
  expect(sites('http://127.0.0.1:5173/page').map(isOrigin)).toEqual([true]);
});

test('words are no sites', () => {
  expect(sites('not a site').some(isOrigin)).toBe(false);
  expect(sites('http://example.org').some(isOrigin)).toBe(false);
});
