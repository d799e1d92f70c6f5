import { afterEach, expect, test, vi } from 'vitest';

import { renewableToken, type TokenHolder } from './renewableToken';

const token = (secondsAhead: number) => {
  const payload = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsAhead });
  return `h.${btoa(String.fromCharCode(...new TextEncoder().encode(payload)))}.s`;
};
const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

const holderOf = (present: string, renewed: string): TokenHolder & { asked: boolean[] } => {
  const asked: boolean[] = [];
  return { asked, getIdToken: (isForced) => Promise.resolve((asked.push(isForced), isForced ? renewed : present)) };
};

test('an anonymous visitor has no token', async () => expect(await renewableToken(() => null)).toBeNull());

test('a good token is used as it is', async () => {
  const holder = holderOf(token(60), '');
  expect(await renewableToken(() => holder)).toBe(token(60));
  expect(holder.asked).toEqual([false]);
  expect(log).not.toHaveBeenCalled();
});

test('an expired one is not sent but said and renewed, once', async () => {
  const holder = holderOf(token(-1), token(3600));
  expect(await renewableToken(() => holder)).toBe(token(3600));
  expect(log.mock.calls).toEqual([['Token expired...']]);
});

test('when the renewed one is expired too, none is sent', async () => {
  const holder = holderOf(token(-1), token(-1));
  expect(await renewableToken(() => holder)).toBeNull();
  expect(holder.asked).toEqual([false, true]);
});

test('a token of somebody who has meanwhile signed out is not sent', async () => {
  let current: TokenHolder | null = holderOf(token(60), '');
  const asked = renewableToken(() => current);
  current = null;
  expect(await asked).toBeNull();
});
