/** The sign between the whole and the rest of a number in a language: a full stop or a comma. */
const decimalOf = (language: string) => ((0.5).toLocaleString(language).includes(',') ? ',' : '.');

const GROUPED = {
  '.': /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
} as const;

/** A number as a field of a language shows it: without groups, exactly as it is stored otherwise. */
export const numberText = (value: number, language: string): string => String(value).replace('.', decimalOf(language));

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
  const whole = decimal === undefined ? text : text.replaceAll(decimal === '.' ? ',' : '.', '');
  const value = Number(whole.replace(',', '.'));
  return text === '' || !Number.isFinite(value) ? undefined : value;
}
