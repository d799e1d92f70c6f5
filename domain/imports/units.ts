const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const BEFORE = /^[+-]?(?<unit>(?:\p{Lu}{1,3})?\p{Sc}|\p{Lu}{3}(?=[\s\u00a0]))[\s\u00a0]*[+-]?\d/u;
/** A single letter stands apart from its number: `12A` is a sign of something. */
const AFTER =
  /\d(?:[\s\u00a0]*(?<sign>\p{Sc}|%)|[\s\u00a0]+(?<word>\p{L}{1,12}|[°µ]\p{L}{1,2})|(?<joined>\p{Ll}{2,4}))$/u;

function unitWith(text: string): string | undefined {
  const before = BEFORE.exec(text)?.groups?.['unit'];
  if (before !== undefined) return /\p{Sc}/u.test(before) || CURRENCIES.has(before) ? before : undefined;
  const after = AFTER.exec(text)?.groups;
  return after?.['sign'] ?? after?.['word'] ?? after?.['joined'];
}

/** The one unit or sign of money that every text with any has, as the amounts of a column do; undefined where most have none. */
export function unitOf(texts: readonly string[]): string | undefined {
  const units = texts.flatMap((text) => unitWith(text) ?? []);
  return units.length > texts.length / 2 && new Set(units).size === 1 ? units[0] : undefined;
}

/** An amount without its unit: "€ 12.50" is 12.50. */
export const withoutUnit = (text: string, unit = ''): string =>
  unit === '' ? text : text.replace(unit, '').replaceAll(/^[\s\u00a0]+|[\s\u00a0]+$|(?<=^[+-])[\s\u00a0]+/gu, '');
