import { expect, test } from 'vitest';

import { checkoutArrival } from './checkout';

test.each([
  ['cs_test_1', null, { kind: 'returned', sessionId: 'cs_test_1' }],
  ['cs_test_1', 'cs_other', { kind: 'returned', sessionId: 'cs_test_1' }],
  ['cancelled', 'cs_other', { kind: 'cancelled' }],
  [null, 'cs_other', { kind: 'pending', sessionId: 'cs_other' }],
  ['javascript:alert(1)', null, { kind: 'none' }],
  ['cs_1/../2', null, { kind: 'none' }],
  [null, '', { kind: 'none' }],
])('the page that says %j in a browser that waits for %j', (named, pending, arrival) => {
  expect(checkoutArrival(named, pending)).toEqual(arrival);
});
