import { isExact } from '../properties/exactNumbers.js';

const PLAIN = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const COMMA = /^[+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f ]\d{3})+|\d+)?(?:,\d+)?$/;
const LEADING_ZERO = /^[+-]?0\d/;
/** One point or comma that can only stand before decimals, for what follows it are no thousands. */
const DECIMALS = /^[+-]?(?:\d+[.,](?:\d{1,2}|\d{4,})|0[.,]\d+)$/;

export type NumberStyle = 'plain' | 'comma';

/** The number that a text is where numbers are written so; undefined for none, also for what only looks like one, as 007. */
function readBy(text: string, style: string): number | undefined {
  if (text === '' || !/\d/.test(text) || LEADING_ZERO.test(text) || !(style === 'comma' ? COMMA : PLAIN).test(text))
    return undefined;
  const bare =
    style === 'comma' ? text.replaceAll(/[.\u00a0\u202f ]/g, '').replace(',', '.') : text.replaceAll(',', '');
  const value = Number(bare);
  return Number.isFinite(value) && isExact(bare) ? value : undefined;
}

/** The number that a text is, also where its decimals can only be written the other way. @param style `comma` for 1.234,5, else 1,234.5 */
export const numberOf = (text: string, style: string): number | undefined =>
  readBy(text, style) ?? (DECIMALS.test(text) && !LEADING_ZERO.test(text) ? Number(text.replace(',', '.')) : undefined);

/** A text of digits that is a sign of something, and no amount: with zeros before it, with the plus of a telephone number, or too long. */
function isSign(text: string): boolean {
  if (LEADING_ZERO.test(text)) return /^[+-]?\d+$/.test(text);
  const bare = text.replaceAll(/[\s\u00a0]/g, '');
  return /^\+\d{8,}$/.test(bare) || !isExact(bare);
}

/** How the numbers of a column are written, by most of them where some are written the other way; undefined where too few are numbers. */
export function numberStyleOf(texts: readonly string[], least: number): NumberStyle | undefined {
  // One such number tells of all: as an amount it would be another one.
  if (texts.some(isSign)) return undefined;
  const readSo = (style: NumberStyle): number => texts.filter((text) => readBy(text, style) !== undefined).length;
  const [plain, comma] = [readSo('plain'), readSo('comma')];
  if (plain >= least) return 'plain';
  const isMixed = texts.filter((text) => numberOf(text, 'plain') !== undefined).length >= least;
  return comma >= least || (isMixed && comma > plain) ? 'comma' : isMixed ? 'plain' : undefined;
}
