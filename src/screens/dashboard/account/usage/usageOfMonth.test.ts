import { expect, test } from 'vitest';

import { monthsOf, usageOfMonth } from './usageOfMonth';

const counted = {
  months: [
    { month: '2026-02', total: 7 },
    { month: '2025-12', total: 4 },
  ],
  days: [
    { day: '2026-02-03', total: 2 },
    { day: '2026-02-28', total: 3 },
  ],
};

test('a month has all of its days, and says how many are known by the month alone', () => {
  const { days, total, unknown } = usageOfMonth(counted, '2026-02');
  expect([days.length, days[2], days[27], days[0]?.total]).toEqual([28, counted.days[0], counted.days[1], 0]);
  expect([total, unknown]).toEqual([7, 2]);
  expect(usageOfMonth(counted, '2025-12')).toMatchObject({ total: 4, unknown: 4 });
  expect(usageOfMonth(counted, '2024-02').days).toHaveLength(29);
});

test('the present month can be looked at though nobody has asked in it', () => {
  expect(monthsOf(counted, '2026-03')).toEqual(['2026-03', '2026-02', '2025-12']);
  expect(monthsOf({ months: [], days: [] }, '2026-03')).toEqual(['2026-03']);
});
