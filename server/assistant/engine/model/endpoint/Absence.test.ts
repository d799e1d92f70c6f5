import { APICallError } from 'ai';
import { describe, expect, test } from 'vitest';

import { Absence } from './Absence.js';
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
  return { clock, absence: new Absence(30_000, () => clock.ms) };
};

describe('an endpoint', () => {
  test('that never failed is asked', () => expect(at().absence.holds()).toBe(false));

  test.each([
    ['cannot be reached', refusal()],
    ['breaks', refusal(503)],
    ['is busy', refusal(429)],
    ['is silent', new Silence('silent')],
  ])('that %s is not asked for a while', (_, error) => {
    const { absence, clock } = at();
    absence.failed(error);
    clock.ms = 29_999;
    expect(absence.holds()).toBe(true);
  });

  test('that refuses one question is asked the next', () => {
    const { absence } = at();
    absence.failed(refusal(400));
    absence.failed(new Error('not what was expected'));
    expect(absence.holds()).toBe(false);
  });

  test('is tried by one question after the while, and by all once that one was answered', () => {
    const { absence, clock } = at();
    absence.failed(refusal());
    clock.ms = 30_000;
    expect([absence.holds(), absence.holds()]).toEqual([false, true]);
    absence.replied();
    expect(absence.holds()).toBe(false);
  });
});
