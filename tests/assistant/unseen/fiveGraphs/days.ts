import { type Gold } from '../Gold.js';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(' '),
};

/** A day (`2026-06-16`) in any of the forms that people write it in. */
export function on(date: string): Gold {
  const [year = '', month = '', day = ''] = date.split('-');
  const [whole, place] = [String(Number(day)), Number(month) - 1];
  const [english = '', romanian = ''] = [MONTHS.en[place], MONTHS.ro[place]];
  const written = [english, english.slice(0, 3)].flatMap((name) => [
    `${name} ${whole}, ${year}`,
    `${whole} ${name} ${year}`,
  ]);
  const digits = [`${String(place + 1)}/${whole}/${year}`, `${day}/${month}/${year}`, `${day}.${month}.${year}`];
  return { kind: 'says', groups: [[date, ...written, `${whole} ${romanian} ${year}`, ...digits]] };
}
