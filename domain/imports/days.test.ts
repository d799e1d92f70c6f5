import { expect, test } from 'vitest';

import { dateOf, dateTimeOf } from './days.js';

test.each([
  ['06-Apr-2023', '2023-04-06'],
  ['6 April 2023', '2023-04-06'],
  ['6-Apr-23', '2023-04-06'],
  ['12-Sep-68', '1968-09-12'],
  ['6th April 2023', '2023-04-06'],
  ['Thu, 6 Apr 2023', '2023-04-06'],
  ['April 6, 2023', '2023-04-06'],
  ['Sept. 6, 2023', '2023-09-06'],
  ['2023-Apr-06', '2023-04-06'],
  ['6 aprilie 2023', '2023-04-06'],
  ['6 iul. 2023', '2023-07-06'],
  ['14. März 2023', '2023-03-14'],
  ['6 kwietnia 2023', '2023-04-06'],
  ['2023/4/6', '2023-04-06'],
  ['06.04.2023', '2023-04-06'],
  // No day of the calendar, a word that may be two months, and what only looks like one.
  ['31-Apr-2023', undefined],
  ['6 jui 2023', undefined],
  ['6 boxes 2023', undefined],
  ['Apr 2023', undefined],
  ['EK1 mar 20', undefined],
])('%s is %s', (text, day) => {
  expect(dateOf(text, 'dayFirst')).toBe(day);
});

test.each([
  ['05/04/2023 14:30', 'dayFirst', '2023-04-05T14:30'],
  ['05/04/2023 14:30:15', 'monthFirst', '2023-05-04T14:30:15'],
  ['4/5/2023, 2:05 PM', 'monthFirst', '2023-04-05T14:05'],
  ['4/5/2023 12:05 am', 'monthFirst', '2023-04-05T00:05'],
  ['06-Apr-2023 9:15', 'dayFirst', '2023-04-06T09:15'],
  ['2023-04-06 09:15', 'plain', '2023-04-06T09:15'],
  ['06.04.2023 25:15', 'dayFirst', undefined],
  ['room 12 9:15', 'dayFirst', undefined],
] as const)('%s, %s, is %s', (text, style, moment) => {
  expect(dateTimeOf(text, style)).toBe(moment);
});
