import { expect, test } from 'vitest';

import { isProxyAmong } from './trustedProxies.js';

test('proxies are known by address, by network and by the name of one', () => {
  const isProxy = isProxyAmong(['192.0.2.7', '2001:db8::/32', 'loopback', 'uniquelocal']);
  const asked = ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '127.0.0.1', '::1', '10.1.2.3', 'fd00::1'];
  expect(asked.map(isProxy)).toEqual(asked.map(() => true));
  expect(['192.0.2.8', '2001:db9::1', '8.8.8.8', 'fe80::1'].map(isProxy)).toEqual([false, false, false, false]);
  expect(isProxyAmong()('127.0.0.1')).toBe(false);
});
