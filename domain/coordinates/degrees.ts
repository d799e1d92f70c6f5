import { numberOf } from '../imports/numbers.js';

const SIGN = '([+\\-−]?)';
const NUMBER = '(\\d+(?:[.,]\\d+)?)';
/** 44°25′36″N, 44° 25.6' N, N 44°25'36", 44d25m36s. */
const PARTS = new RegExp(
  `^([NSEWVØ]?)\\s*${SIGN}${NUMBER}\\s*[°ºd]\\s*(?:${NUMBER}\\s*['′’m]\\s*)?(?:${NUMBER}\\s*(?:"|″|”|''|s)\\s*)?([NSEWVØ]?)$`,
  'iu',
);
/** South and west are below zero. West is W or V; O is west to the French and east to the Germans, and so is not read. */
const BELOW = /[SWV]/i;
/** In a coordinate a comma stands before decimals, also before three of them. */
const DECIMAL_COMMA = /^[+-]?\d{1,3},\d+$/;

const parsed = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

/** Degrees written with minutes and seconds. */
function degreesOf(text: string): number | undefined {
  const [, before = '', sign = '', degrees, minutes, seconds, after = ''] = PARTS.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  const size = parsed(degrees) + parsed(minutes) / 60 + parsed(seconds) / 3600;
  const below = BELOW.test(before + after) || sign === '-' || sign === '−';
  return below ? -size : size;
}

/** The number that a value says as a coordinate, also where it is kept as text: "44,4268", "26°06′09″E". */
export function coordinateOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/^[−–]/, '-');
  if (DECIMAL_COMMA.test(text)) return parsed(text);
  return numberOf(text, 'plain') ?? numberOf(text, 'comma') ?? degreesOf(text);
}
