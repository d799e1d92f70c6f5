import { expect, test } from 'vitest';

import { sizes } from '../../bench/web/sizes.js';

test('what a browser transfers stays within its bars', async () => {
  const over = (await sizes()).filter(({ ok }) => !ok);
  expect(over).toEqual([]);
});
