import { expect, test } from 'vitest';

import { spokenName } from './spokenName.js';

test.each([
  ['en', 'en', 'English'],
  ['ro', 'ro', 'română'],
  ['no such language', 'en', 'no such language'],
  [undefined, 'en', undefined],
])('%s is called so in %s', (code, reader, name) => {
  expect(spokenName(code, reader)).toBe(name);
});
