import { APICallError } from 'ai';
import { describe, expect, test } from 'vitest';

import { CircuitBreaker } from './CircuitBreaker.js';
import { Silence } from './Watch.js';

const refusal = (statusCode?: number) =>
  new APICallError({
    message: 'refused',
    url: 'http://127.0.0.1/v1/chat/completions',
    requestBodyValues: {},
    ...(statusCode === undefined ? { isRetryable: true } : { statusCode }),
  });

const at = () => {
  const clock = { ms: 0 };
  return { clock, breaker: new CircuitBreaker(30_000, () => clock.ms) };
};

describe('an endpoint', () => {
  test('that never failed is asked', () => expect(at().breaker.holds()).toBe(false));

  test.each([
    ['cannot be reached', refusal()],
    ['breaks', refusal(503)],
    ['is busy', refusal(429)],
    ['is silent', new Silence('silent')],
  ])('that %s is not asked for a while', (_, error) => {
    const { breaker, clock } = at();
    breaker.failed(error);
    clock.ms = 29_999;
    expect(breaker.holds()).toBe(true);
  });

  test('that refuses one question is asked the next', () => {
    const { breaker } = at();
    breaker.failed(refusal(400));
    breaker.failed(new Error('not what was expected'));
    expect(breaker.holds()).toBe(false);
  });

  test('is tried by one question after the while, and by all once that one was answered', () => {
    const { breaker, clock } = at();
    breaker.failed(refusal());
    clock.ms = 30_000;
    expect([breaker.holds(), breaker.holds()]).toEqual([false, true]);
    breaker.replied();
    expect(breaker.holds()).toBe(false);
  });
});
