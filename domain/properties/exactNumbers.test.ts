import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isExact, parseExact } from './exactNumbers';

test('JSON with whole numbers beyond 2^53 has them as texts, and all else as it is', () => {
  expect(
    parseExact('{"a":9007199254740993,"b":[-9007199254740993,1e300,9007199254740991],"c":"9007199254740993 \\" 1"}'),
  ).toEqual({
    a: '9007199254740993',
    b: ['-9007199254740993', 1e300, 9007199254740991],
    c: '9007199254740993 " 1',
  });
  expect(() => parseExact('{"a":9007199254740993')).toThrow(SyntaxError);
  expect(() => parseExact('{9007199254740993:1}')).toThrow(SyntaxError);
});

test('JSON without such numbers is what it always was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify({ value, long: '1234567890123456789' });
      expect(parseExact(json)).toEqual(JSON.parse(json));
    }),
  );
});

test('a number is exact where it is read as it is written', () => {
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      if (isExact(String(value))) expect(BigInt(Number(value))).toBe(value);
    }),
  );
  expect(isExact('0.1234567890123456789')).toBe(true);
});
