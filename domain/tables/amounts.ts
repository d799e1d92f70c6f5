import { type GraphElement } from '../elements/elements.js';
import { type PropertyScalar } from '../properties/values.js';
import { mayBeYear } from '../styles/numbers.js';
import { type KnownRows } from './rows.js';

type Page = KnownRows['pages'][number];

const found = new WeakMap<Page, ReadonlySet<string>>();

const isAmount = (value: PropertyScalar): boolean => typeof value === 'number' && !mayBeYear(value);

const amountsOf = ({ properties }: GraphElement): readonly string[] =>
  Object.entries(properties).flatMap(([property, value]) => {
    const members = Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value as PropertyScalar];
    return members.some(isAmount) ? [property] : [];
  });

/** What one page says, looked for once: a table is drawn anew at each step of scrolling. */
function amountsOn(page: Page): ReadonlySet<string> {
  const known = found.get(page);
  if (known !== undefined) return known;
  const amounts = new Set(page.flatMap(amountsOf));
  found.set(page, amounts);
  return amounts;
}

/** The properties of which a row that was read holds a number that is no year: then all of its numbers are amounts, and written alike. */
export const amountsIn = ({ pages }: Pick<KnownRows, 'pages'>): readonly string[] =>
  [...new Set(Object.values(pages).flatMap((page) => [...amountsOn(page)]))].sort();
