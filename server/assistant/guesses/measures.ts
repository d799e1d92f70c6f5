import { unitOfProperty } from '../language/amounts.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema, wordsOfName } from '../grammar/Schema.js';

/** Of more numbers than these nobody knows which one is meant. */
export const MOST_NUMBERS = 2;
/** Fewer letters at the beginning of a word do not stand for it. */
const SHORTEST = 3;
/** Units of money. */
const MONEY: readonly string[] = ['usd', 'eur', 'gbp', 'ron'];

export const kindOf = ({ properties }: Schema, { property }: PropertyLink): string =>
  properties.find((one) => one.property === property)?.kind ?? '';
export const isYear = ({ properties }: Schema, link: PropertyLink): boolean =>
  properties.some(({ property, isYear }) => property === link.property && isYear === true);
/** Whether a property holds amounts: nobody adds years up. */
export const isNumber = (schema: Schema, link: PropertyLink): boolean =>
  kindOf(schema, link) === 'number' && !isYear(schema, link);
/** The numbers of a label that say how much or how many, and no ids. */
export const amountsOf = (schema: Schema, label: string): readonly PropertyLink[] =>
  schema.properties.filter((one) => one.labels.includes(label) && isNumber(schema, one) && one.isId !== true);

/** The number that nodes of a label are named after: the `temp` of a temperature, the `price` of a price. */
export function ownMeasureOf(schema: Schema, label: string): PropertyLink | undefined {
  const word = wordsOfName(label).join('');
  const numbers = schema.properties.filter(({ labels, kind }) => labels.includes(label) && kind === 'number');
  const meant = numbers.filter(({ property }) => {
    const said = wordsOfName(property).join('');
    return said.length >= SHORTEST && word.startsWith(said);
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** The numbers of a label that are money or what it comes to. */
export function worthsOf(schema: Schema, label: string): readonly PropertyLink[] {
  const worths = amountsOf(schema, label).filter(
    ({ property }) =>
      MONEY.includes(unitOfProperty(property) ?? '') || schema.worths.some((one) => one.property === property),
  );
  return worths.length > MOST_NUMBERS ? [] : worths;
}

/** What a label is measured by where no word says of what: the number that it is named after, what it comes to, or its only number. */
export function measuresOf(schema: Schema, label: string): readonly PropertyLink[] {
  const own = ownMeasureOf(schema, label);
  if (own !== undefined) return [own];
  const worths = worthsOf(schema, label);
  const all = amountsOf(schema, label);
  return worths.length > 0 ? worths : all.length > MOST_NUMBERS ? [] : all;
}
