import { describe, expect, test } from 'vitest';

import { bytesText } from './bytes';

describe('a size in words', () => {
  test.each([
    [0, 'en', '0 bytes'],
    [999, 'en', '999 bytes'],
    [1400, 'en', '1.4 kB'],
    [48_211_000, 'en', '48.2 MB'],
    [48_211_000, 'ro', '48,2 MB'],
    [5_000_000_000_000, 'en', '5,000 GB'],
  ] as const)('%d in %s is %s', (bytes, language, expected) => {
    expect(bytesText(bytes, language).replace(/\s/g, ' ')).toBe(expected);
  });
});
