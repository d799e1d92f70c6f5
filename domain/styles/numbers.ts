import { type GraphSummary, type PropertySummary } from './summary.js';

/** Whole numbers from here to there are taken for years where all of a property are such. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;

/** Whether a number may be a year. */
export const mayBeYear = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;

const holdsYears = ({ numbers, isWhole, least, most }: PropertySummary): boolean =>
  numbers > 0 && isWhole && least >= FIRST_YEAR && most <= LAST_YEAR;

/**
 * The properties of a graph whose numbers are counted like years, not like amounts: all of them are whole and lie in a
 * thousand years. Their names say nothing, in whatever language.
 */
export function yearProperties({ labels, types }: GraphSummary): ReadonlySet<string> {
  const [years, amounts] = [new Set<string>(), new Set<string>()];
  for (const { properties } of [...labels.values(), ...types.values()])
    for (const [property, summary] of properties)
      if (summary.numbers > 0) (holdsYears(summary) ? years : amounts).add(property);
  return new Set([...years].filter((property) => !amounts.has(property)));
}
