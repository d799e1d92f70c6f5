import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { measures } from '../dataPackages/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { tableRows } from './rows.js';

const bills = tableRows('tips.csv');
const [paid, tip, guests] = [amountOf('total_bill'), amountOf('tip'), amountOf('size')] as const;
export { tip };
export const on = (day: string) => where(bills, 'day', day);
const at = (time: string) => where(bills, 'time', time);
const smokers = (yes: string) => where(bills, 'smoker', yes);
const days = distinct(bills, 'day');

/** The bills and tips of a waiter of a restaurant. */
export const restaurantTips = brought('restaurantTips', 'en', ['tips.csv'], worldOf({ day: days }), [
  en('what was the biggest tip', () => says(Math.max(...bills.map(tip))), 'tip'),
  en('average tip', near(mean(bills.map(tip))), 'tip'),
  en('how many bills are there on Sun', () => says(on('Sun').length), 'day'),
  en(
    'Do smokers tip more than non-smokers on average?',
    () => is(mean(smokers('Yes').map(tip)) > mean(smokers('No').map(tip))),
    'smoker',
    'tip',
  ),
  en('total of all bills', near(sum(bills.map(paid))), 'total_bill'),
  en('how many tables of 6 were there', () => says(where(bills, 'size', '6').length), 'size'),
  en('average tip by day', perGroup(new Map(days.map((day) => [day, mean(on(day).map(tip))] as const))), 'tip', 'day'),
  en('how many smokers came for lunch', () => says(where(at('Lunch'), 'smoker', 'Yes').length), 'smoker', 'time'),
  en(
    'on which day was the most money spent?',
    those(...most([...totals(bills, cell('day'), paid)], ([, amount]) => amount).map(([day]) => day)),
    'total_bill',
    'day',
  ),
  en('largest bill on a friday', () => says(Math.max(...on('Fri').map(paid))), 'total_bill', 'day'),
  en('how many bills were over 40 dollars', () => says(bills.filter((row) => paid(row) > 40).length), 'total_bill'),
  en(
    'average bill at dinner and at lunch',
    measures(mean(at('Dinner').map(paid)), mean(at('Lunch').map(paid))),
    'total_bill',
    'time',
  ),
  en(
    'what percentage of the people paying were women',
    share(where(bills, 'sex', 'Female').length, bills.length),
    'sex',
  ),
  en(
    'is the average size of a party bigger on Sun than on Thur',
    () => is(mean(on('Sun').map(guests)) > mean(on('Thur').map(guests))),
    'size',
    'day',
  ),
  en('how many times was the tip less than 1.50', () => says(bills.filter((row) => tip(row) < 1.5).length), 'tip'),
  en('smallest bill', () => says(Math.min(...bills.map(paid))), 'total_bill'),
  en('what did they order', NOTHING),
  en('Which waiter got the best tip?', NOTHING),
  en('how much tip did people leave in 2019', NOTHING),
]);
