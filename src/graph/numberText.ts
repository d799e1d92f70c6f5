/** The sign between the whole and the rest of a number, as it is written in a language. */
const decimalOf = (language: string): '.' | ',' =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';

const GROUPED = {
  '.': /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
} as const;

/** A number as a field of a language shows it: without groups, exactly as it is stored otherwise. */
export const numberText = (value: number, language: string): string =>
  String(value).replace('.', () => decimalOf(language));

/**
 * Reads a number as it is written in a language: 1,250 is a thousand and more in English, and little more than one in Romanian. What can
 * be read in the other way alone is read so. Undefined where it is no number.
 */
export function readNumber(typed: string, language: string): number | undefined {
  const text = typed.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3})/gu, '');
  const own = decimalOf(language);
  const other = own === '.' ? ',' : '.';
  const signs = text.match(/[.,]/gu) ?? [];
  const decimal = GROUPED[own].test(text) ? own : signs.length > 1 && GROUPED[other].test(text) ? other : undefined;
  const plain =
    decimal === undefined
      ? text.replace(',', '.')
      : text.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.');
  const value = Number(plain);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}
