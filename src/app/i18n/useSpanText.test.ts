import { expect, test } from 'vitest';

import { spanText } from './useSpanText';

test.each([
  [2_592_000, '30 days', '30 de zile'],
  [604_800, '7 days', '7 zile'],
  [86_400, '1 day', '1 zi'],
  [129_600, '36 hours', '36 de ore'],
  [7200, '2 hours', '2 ore'],
  [90, '90 seconds', '90 de secunde'],
  [0, '0 seconds', '0 secunde'],
])('%i seconds are said in the largest unit that says them whole', (seconds, en, ro) => {
  expect([spanText(seconds, 'en'), spanText(seconds, 'ro')]).toEqual([en, ro]);
});
