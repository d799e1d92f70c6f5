const PLAIN = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const COMMA = /^[+-]?(?:\d{1,3}(?:[.\u00a0\u202f ]\d{3})+|\d+)?(?:,\d+)?$/;
const LEADING_ZERO = /^[+-]?0\d/;

/** The number that a text is; undefined for none, also for what only looks like one, as 007. @param style `comma` for 1.234,5, else 1,234.5 */
export function numberOf(text: string, style: string): number | undefined {
  if (text === '' || !/\d/.test(text) || LEADING_ZERO.test(text) || !(style === 'comma' ? COMMA : PLAIN).test(text))
    return undefined;
  const bare =
    style === 'comma' ? text.replaceAll(/[.\u00a0\u202f ]/g, '').replace(',', '.') : text.replaceAll(',', '');
  const value = Number(bare);
  return Number.isFinite(value) ? value : undefined;
}
