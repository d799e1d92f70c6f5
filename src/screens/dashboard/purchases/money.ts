/** Currencies without a smaller unit, in which an amount is whole. */
const WHOLE = new Set([
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'ugx',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]);

/**
 * An amount as the language writes it.
 * @param amount in the smallest unit of the currency
 */
export function moneyText(language: string, amount: number, currency: string): string {
  const value = WHOLE.has(currency) ? amount : amount / 100;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    ...(Number.isInteger(value) ? { minimumFractionDigits: 0 } : {}),
  });
  return format.format(value);
}

/** A day as the language writes it, in the reader's time zone. */
export const dayText = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
