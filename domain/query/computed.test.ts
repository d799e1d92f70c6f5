import { describe, expect, test } from 'vitest';

import { arithmeticOf, intervalOf, partOfTime, timeBetween, truthOf } from './computed.js';
import { type TimePart, type TimeUnit } from './Query.js';

describe('parts of a date', () => {
  test.each<[TimePart, string | number, string | number | undefined]>([
    ['decade', '1994-09-23', 1990],
    ['decade', 1994, 1990],
    ['decade', '1994', 1990],
    ['year', '1994-09', 1994],
    ['quarter', '1994-09-23', '1994-Q3'],
    ['quarter', '1994', undefined],
    ['month', '1994-09-23', '1994-09'],
    ['day', '1994-09-23T23:30:00+02:00', '1994-09-23'],
    ['monthOfYear', '1994-09', 9],
    ['weekday', '2024-02-29', 4],
    ['weekday', '2024-03-03', 7],
    ['hour', '1994-09-23T23:30:00+02:00', 23],
    ['hour', '1994-09-23', undefined],
    ['year', 'spring 1994', undefined],
    ['year', '1994-13-01', undefined],
    ['year', 3.5, undefined],
    ['month', 1994, undefined],
  ])('the %s of %j is %j', (part, value, expected) => {
    expect(partOfTime(value, part)).toBe(expected);
  });
});

describe('the time between two dates', () => {
  test.each<[TimeUnit, string | number, string | number, number | undefined]>([
    ['days', '2024-02-28', '2024-03-01', 2],
    ['days', '2024-03-01', '2024-02-28', -2],
    ['hours', '2024-03-01', '2024-03-01T10:30:00Z', 10.5],
    ['hours', '2024-03-01T10:00:00+02:00', '2024-03-01T10:00:00', 2],
    ['weeks', '2024-03-01', '2024-03-15', 2],
    ['months', '2024-01-31', '2024-02-29', 0],
    ['months', '2024-01-15', '2024-03-15', 2],
    ['months', '0050-02-28', '1970-01-01', 23_038],
    ['years', '1990-06-01', '2024-05-31', 33],
    ['years', '1990-06-01', '2024-06-01', 34],
    ['years', '2024-05-31', '1990-06-01', -33],
    ['years', 1990, 2024, 34],
    ['days', 1990, 2024, undefined],
    ['days', '2024', '2024-03-01', undefined],
  ])('in %s from %j to %j is %j', (unit, from, to, expected) => {
    expect(timeBetween(to, from, unit)).toBe(expected);
  });
});

test('intervals begin at zero and hold their lower bound', () => {
  expect([0, 9.9, 10, -1].map((one) => intervalOf(one, 10))).toEqual([0, 0, 10, -10]);
  expect(intervalOf('ten', 10)).toBeUndefined();
});

test.each([
  [[true, 1, '1', 'Yes', 'DA', 'adevărat'], true],
  [[false, 0, '0', 'no', 'Nu'], false],
  [['maybe', 2, null, ''], undefined],
] as const)('%j say %j', (values, truth) => {
  for (const value of values) expect(truthOf(value), String(value)).toBe(truth);
});

test.each<[Parameters<typeof arithmeticOf>, number | undefined]>([
  [[7, 2, 'plus'], 9],
  [[7, 2, 'times'], 14],
  [[7, 2, 'ratio'], 3.5],
  [[7, 0, 'ratio'], undefined],
  [[1e200, 1e200, 'times'], undefined],
  [['7', 2, 'plus'], undefined],
  [[7, undefined, 'times'], undefined],
  [[0, -1, 'times'], 0],
])('%j come to %d', (operands, found) => expect(arithmeticOf(...operands)).toBe(found));
