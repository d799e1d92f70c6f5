import { expect, test } from 'vitest';

import { isSpoken, offeredProtocols } from './query.js';
import { listedOrigins, sameHost } from './origins.js';

test.each([
  ['https://example.com', true],
  ['https://example.com:8443', false],
  ['http://localhost', true],
  ['http://localhost:5173', true],
  ['http://localhost.evil.example', false],
  ['http://localhost:5173.evil.example', false],
  ['null', false],
])('a page of %s may connect: %s', (origin, expected) => {
  expect(listedOrigins(['https://example.com', 'http://localhost*'])(origin, undefined)).toBe(expected);
});

test('a page may connect to the very host that delivered it, and an origin that is none may not', () => {
  expect(sameHost('https://harta.example', 'harta.example')).toBe(true);
  expect(sameHost('https://harta.example', 'other.example')).toBe(false);
  expect(sameHost('null', undefined)).toBe(false);
});

test.each([
  ['2.0.0', true],
  ['2.0.5', true],
  ['2.0', false],
  ['2.1.0', false],
  ['1.0.0', false],
  ['123.1.1', false],
  [null, false],
])('version %s is spoken: %s', (vsn, expected) => expect(isSpoken(vsn)).toBe(expected));

test('the token among the subprotocols is read whatever stands beside it', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln';
  const bearer = `base64url.bearer.phx.${Buffer.from(token).toString('base64').replaceAll('=', '')}`;
  expect(offeredProtocols(`phoenix, ${bearer}`)).toEqual({ authToken: token, others: ['phoenix'] });
  expect(offeredProtocols('soap')).toEqual({ authToken: undefined, others: ['soap'] });
  expect(offeredProtocols(undefined)).toEqual({ authToken: undefined, others: [] });
});
