import { expect, test } from 'vitest';

import { saidTime, timeHeading, timeOf } from './times.js';

test.each([
  ['1990', 'year', '1990'],
  ['2020-03', 'month', '2020-03'],
  ['2020/3', 'month', '2020-03'],
  ['2020M03', 'month', '2020-03'],
  ['03/2020', 'month', '2020-03'],
  ['Mar 2020', 'month', '2020-03'],
  ['March-20', 'month', '2020-03'],
  ['ian. 2020', 'month', '2020-01'],
  ['2021 septembrie', 'month', '2021-09'],
  ['2019 Q1', 'quarter', '2019-Q1'],
  ['2019-Q4', 'quarter', '2019-Q4'],
  ['Q2/2019', 'quarter', '2019-Q2'],
  ['T3 2021', 'quarter', '2021-Q3'],
  ['Trim. IV 2021', 'quarter', '2021-Q4'],
  ['2024-02-29', 'day', '2024-02-29'],
])('“%s” is a %s', (text, kind, iso) => {
  expect(timeOf(text)).toEqual({ kind, iso });
});

test.each(['', '12', '500', '2500', 'March', 'Q1', 'A4 2020 paper', '2020-13', 'v2020', 'Size 2000 x 3000'])(
  '“%s” is no time',
  (text) => {
    expect(timeOf(text)).toBeUndefined();
  },
);

test.each([
  ['pop_1990', '1990', 'pop'],
  ['Population (2011)', '2011', 'Population'],
  ['2019 Q1 sales', '2019-Q1', 'sales'],
  ['Rain, Jan 2020', '2020-01', 'Rain'],
])('the heading “%s” says a time beside what was measured', (heading, iso, rest) => {
  expect(timeHeading(heading)).toMatchObject({ time: { iso }, rest });
});

test('times are said as people say them, in either language', () => {
  expect(['1990', '2020-03', '2020-Q1', '2024-02-29'].map((iso) => saidTime(iso, 'en'))).toEqual([
    '1990',
    'March 2020',
    'Q1 2020',
    'February 29, 2024',
  ]);
  expect(['2020-03', '2020-Q1'].map((iso) => saidTime(iso, 'ro'))).toEqual(['martie 2020', 'trimestrul 1 2020']);
});
