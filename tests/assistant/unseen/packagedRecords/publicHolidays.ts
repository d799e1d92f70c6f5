import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { days, daysBetween, recordRows } from './rows.js';

const rows = recordRows('us_holiday_dates_2004_2021.csv');
const [holiday, weekday, date, year] = [cell('Holiday'), cell('WeekDay'), cell('Date'), cell('Year')] as const;
const every = (name: string) => where(rows, 'Holiday', name);
export const inYear = (some: number) => where(rows, 'Year', String(some));
const on = (name: string, some: number) => where(inYear(some), 'Holiday', name)[0];
export const dateOf = (name: string, some: number) => date(on(name, some));
const DAY_NAMES: Readonly<Record<string, string>> = {
  Monday: 'luni',
  Tuesday: 'marți',
  Wednesday: 'miercuri',
  Thursday: 'joi',
  Friday: 'vineri',
  Saturday: 'sâmbătă',
  Sunday: 'duminică',
};
/** Gold of the day of the week of a holiday, in either language. */
export const weekdayOf = (name: string, some: number) => {
  const day = weekday(on(name, some));
  return toldBy([day, DAY_NAMES[day] ?? day]);
};
const falling = (name: string, day: string) => where(every(name), 'WeekDay', day);
const years = (some: readonly (typeof rows)[number][]) => toldBy(...some.map((row) => [Number(year(row))]));
export const told = (some: readonly (typeof rows)[number][]) => those(...new Set(some.map(holiday)));
const sameEaster = every('Western Easter').filter((row) => date(row) === dateOf('Eastern Easter', Number(year(row))));

/** Days of American holidays from 2004 to 2021, a row for each day. */
export const publicHolidays = brought(
  'publicHolidays',
  'ro',
  ['us_holiday_dates_2004_2021.csv'],
  worldOf({ Holiday: distinct(rows, 'Holiday') }),
  [
    ro('în ce zi a săptămânii a căzut Christmas Day în 2010?', weekdayOf('Christmas Day', 2010), 'WeekDay'),
    ro('când a fost Thanksgiving Day în 2015', days(dateOf('Thanksgiving Day', 2015)), 'Date'),
    ro('câte zile de sărbătoare sunt trecute pentru 2008', () => says(inYear(2008).length), 'Year'),
    ro('ce sărbători cad în februarie?', told(where(rows, 'Month', '2')), 'Month', 'Date'),
    ro(
      'in ce ani a picat Western Easter in martie',
      years(where(every('Western Easter'), 'Month', '3')),
      'Month',
      'Year',
    ),
    ro('în ce ani au căzut Western Easter și Eastern Easter în aceeași zi?', years(sameEaster), 'Date', 'Year'),
    ro('de câte ori a fost 4th of July duminica', () => says(falling('4th of July', 'Sunday').length), 'WeekDay'),
    ro("anii in care New Year's Day a cazut luni", years(falling("New Year's Day", 'Monday')), 'WeekDay', 'Year'),
    ro('ce sărbători au fost pe 24 aprilie 2011', told(where(rows, 'Date', '2011-04-24')), 'Date'),
    ro(
      'câte zile au fost între Thanksgiving Day și Christmas Day în 2020?',
      () => says(daysBetween(dateOf('Thanksgiving Day', 2020), dateOf('Christmas Day', 2020))),
      'Date',
    ),
    ro(
      'cate sarbatori au cazut lunea in 2012',
      () => says(where(inYear(2012), 'WeekDay', 'Monday').length),
      'WeekDay',
      'Year',
    ),
    ro(
      'în ce lună e Columbus Day',
      toldBy([Number(cell('Month')(on('Columbus Day', 2004))), 'octombrie', 'October']),
      'Month',
    ),
    ro('câte sunt vinerea, cu totul', () => says(where(rows, 'WeekDay', 'Friday').length), 'WeekDay'),
    ro(
      'ultima sărbătoare din 2021',
      told(inYear(2021).filter((row) => inYear(2021).every((other) => date(other) <= date(row)))),
      'Date',
      'Year',
    ),
    ro('cand a picat Eastern Easter in 2016', days(dateOf('Eastern Easter', 2016)), 'Date'),
    ro('a căzut Juneteenth vinerea în 2020?', () => is(weekday(on('Juneteenth', 2020)) === 'Friday'), 'WeekDay'),
    ro('sarbatorile din noiembrie 2009', told(where(inYear(2009), 'Month', '11')), 'Month', 'Year'),
    ro(
      'a fost Memorial Day mai devreme în 2013 decât în 2014',
      () => is(cell('Day')(on('Memorial Day', 2013)) < cell('Day')(on('Memorial Day', 2014))),
      'Date',
      'Day',
    ),
    ro('ce sărbători din 2004 au picat sâmbăta?', told(where(inYear(2004), 'WeekDay', 'Saturday')), 'WeekDay', 'Year'),
    ro(
      'cite zile au trecut de la 4th of July pina la Labor Day in 2006',
      () => says(daysBetween(dateOf('4th of July', 2006), dateOf('Labor Day', 2006))),
      'Date',
    ),
    ro('câți oameni călătoresc de Thanksgiving Day?', NOTHING),
    ro('cine a inventat Labor Day', NOTHING),
    ro('ce se mananca de Western Easter', NOTHING),
    ro('sunt deschise magazinele de Columbus Day', NOTHING),
  ],
);
