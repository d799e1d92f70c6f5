import { describe, expect, test } from 'vitest';

import { beginsDay, dayText } from './dayText';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const written = (day: number, hour: number, minute = 0) => ({ createdAt: at(day, hour, minute).toISOString() });
const now = at(21, 15);

describe('a message begins a day', () => {
  test.each([
    ['after one of the day before', written(21, 0, 1), written(20, 23, 59), true],
    ['after one of the same day', written(21, 23, 59), written(21, 0, 1), false],
    ['as the first of all, of an earlier day', written(20, 23), undefined, true],
    ['as the first of all, of today', written(21, 1), undefined, false],
  ])('%s', (_, message, before, begins) => expect(beginsDay(message, before, now)).toBe(begins));
});

describe('a day is called', () => {
  test.each([
    ['en', written(21, 0, 1), 'Today'],
    ['ro', written(21, 23, 59), 'Azi'],
    ['en', written(20, 23, 59), 'Yesterday'],
    ['ro', written(20, 0), 'Ieri'],
    ['en', written(19, 12), 'Thursday, November 19, 2026'],
    ['ro', written(19, 12), 'Joi, 19 noiembrie 2026'],
  ])('in %s, %o: %s', (language, { createdAt }, called) => expect(dayText(language)(createdAt, now)).toBe(called));
  test('a day before the clocks were put back', () => {
    expect(dayText('en')(new Date(2026, 9, 24, 23).toISOString(), new Date(2026, 9, 25, 1))).toBe('Yesterday');
  });
});
