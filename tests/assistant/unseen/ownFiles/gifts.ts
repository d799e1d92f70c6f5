import { cell, ownRows } from './rows.js';

const METHODS = ['check', 'check', 'card', 'card', 'card', 'cash', 'bank transfer'];
const SMALL = [10, 20, 25, 25, 35, 50, 50, 75, 100, 120];
const LARGE = [250, 400, 500, 750, 1000, 1500, 2500];
const NOTES = ['in memory of a friend', 'matched by employer', 'monthly', 'left at the front desk'];
const FIRST_DAY = Date.UTC(2024, 0, 3);
const DAY = 86_400_000;

/** The same numbers each time: from 0 to below `most`, small ones more often with a `bias` over one. */
function diceOf(start: number): (most: number, bias?: number) => number {
  let seed = start;
  return (most, bias = 1) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) ** bias * most);
  };
}

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const monthFirst = (time: number) => new Date(time).toLocaleDateString('en-US', { timeZone: 'UTC' });
const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text);

/** A charity's gifts of almost two years, one a row, as its program writes them out: days with the month first, dollars. */
export function giftsText(rows: number): string {
  const dice = diceOf(20261126);
  const pick = <T>(from: readonly T[], bias?: number): T => from[dice(from.length, bias)] as T;
  const supporters = ownRows('supporters.csv');
  const campaigns = ownRows('campaigns.csv').map(cell('Campaign'));
  const lines = ['Gift ref,Date,Donor ID,Amount,Method,Campaign,Receipt sent,Note'];
  for (let row = 1; row <= rows; row++) {
    const supporter = pick(supporters, 1.6);
    const isLarge = cell('Type')(supporter) !== 'Individual' || dice(20) === 0;
    const amount = (isLarge ? pick(LARGE) : pick(SMALL)) + (dice(12) === 0 ? 0.5 : 0) + (row === 911 ? 12_000 : 0);
    const cells = [
      `G-${String(row).padStart(4, '0')}`,
      monthFirst(FIRST_DAY + Math.floor((row / rows) * 680) * DAY),
      cell('Donor ID')(supporter),
      dollars(amount),
      pick(METHODS),
      dice(14) === 0 ? '' : pick(campaigns, 1.3),
      dice(9) === 0 ? 'No' : 'Yes',
      dice(15) === 0 ? pick(NOTES) : '',
    ];
    lines.push(cells.map(quoted).join(','));
  }
  return `${lines.join('\n')}\n`;
}
