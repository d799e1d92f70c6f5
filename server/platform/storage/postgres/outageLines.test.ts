import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { outageLinesOf } from './outageLines.js';

const URL_OF = 'postgres://ana:a-secret@db.example.org:5432/harta';
const REFUSED = new Error('connect ECONNREFUSED');
const [records, signIn] = [{}, {}];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const said = () => [...vi.mocked(console.warn).mock.calls, ...vi.mocked(console.info).mock.calls].flat();

test('an outage is one line and its end another, however many pools and statements fail, and none tells the password', () => {
  const [one, other] = [outageLinesOf(URL_OF), outageLinesOf(URL_OF)];
  for (let failure = 0; failure < 5; failure += 1) {
    one.failed(records, REFUSED);
    other.failed(signIn, REFUSED);
  }
  expect(said()).toEqual([
    'The database harta at db.example.org:5432 cannot be reached (connect ECONNREFUSED); trying again.',
  ]);
  one.answered(records);
  one.answered(records);
  expect(console.info).not.toHaveBeenCalled();
  other.answered(signIn);
  expect(said().slice(1)).toEqual(['The database harta at db.example.org:5432 answers again.']);
});

test('connections that break again and again are told of every ten seconds, with the reason of then', () => {
  const lines = outageLinesOf('postgres://db.example.org/flapping');
  for (let second = 0; second < 15; second += 1) {
    const error = new AggregateError([new Error(`reason ${second}`), new Error('other')]);
    lines.failed(records, error);
    lines.answered(records);
    vi.advanceTimersByTime(1_000);
  }
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    'The database flapping at db.example.org cannot be reached (reason 0, other); trying again.',
    'The database flapping at db.example.org cannot be reached (reason 10, other); trying again.',
  ]);
  expect(console.info).toHaveBeenCalledTimes(2);
});
