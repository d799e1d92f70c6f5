import { expect, test } from 'vitest';

import { isSendable, tokenExpiry } from './renewableToken';

const token = (payload: object | string) => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return `h.${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}.s`;
};

test('a token is sent until the second in which it expires, and not from then on', () => {
  expect(isSendable(token({ exp: 100, name: 'Ștefan' }), 99_999)).toBe(true);
  expect(isSendable(token({ exp: 100 }), 100_000)).toBe(false);
});

test.each(['', 'nonsense', 'a.b.c', token('{'), token({}), token({ exp: 'soon' })])(
  'a token that tells no expiry is not sent: %j',
  (text) => {
    expect(tokenExpiry(text)).toBeNaN();
    expect(isSendable(text, 0)).toBe(false);
  },
);
