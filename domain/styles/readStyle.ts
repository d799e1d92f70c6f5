import { LANGUAGES } from '../language/languages.js';
import {
  ARROWS,
  COLOUR_SCALES,
  inOrder,
  LARGEST_SIZE,
  LINES,
  NODE_SHAPES,
  RULE_TESTS,
  SIZE_SOURCES,
  type Style,
  STYLE_KINDS,
  type StyleKind,
  type StyleName,
} from './style.js';
import { styleFault } from './styleFault.js';

/** Longest text of a style, most rules, most chosen colours. */
const LONGEST_TEXT = 256;
const MOST_RULES = 20;
const MOST_COLOURS = 60;
const LONGEST_NAME = 128;

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isSize: Check = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST_SIZE;
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly =
  (fields: Fields, needed: readonly string[] = []): Check =>
  (value) =>
    isRecord(value) &&
    needed.every((field) => Object.hasOwn(value, field)) &&
    Object.entries(value).every(([field, held]) => Object.hasOwn(fields, field) && fields[field]?.(held) === true);

const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const COMMON: Fields = {
  colour: isText,
  icon: isText,
  shape: oneOf(NODE_SHAPES),
  size: isSize,
  line: oneOf(LINES),
};

const isStyle = hasOnly({
  ...COMMON,
  caption: isText,
  colourBy: isText,
  colourScale: oneOf(COLOUR_SCALES),
  colours: listOf(hasOnly({ value: isText, colour: isText }, ['value', 'colour']), MOST_COLOURS),
  pictureBy: isText,
  sizeFrom: oneOf(SIZE_SOURCES),
  sizeBy: isText,
  arrow: oneOf(ARROWS),
  words: isText,
  wordsIn: hasOnly(Object.fromEntries(LANGUAGES.map((language) => [language, isText]))),
  rules: listOf(
    hasOnly({ ...COMMON, property: isText, test: oneOf(RULE_TESTS), value: isText }, ['property', 'test']),
    MOST_RULES,
  ),
});

const isKind = (value: unknown): value is StyleKind => oneOf(STYLE_KINDS)(value);

/** What a file says of the look of a label or type; undefined when that is none that we know. */
export function readStyle(value: unknown): (StyleName & { readonly style: Style }) | undefined {
  if (!isRecord(value) || !isKind(value['kind']) || !isStyle(value['style'])) return undefined;
  const { kind, name } = value;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) return undefined;
  const style = inOrder(value['style'] as Style);
  return styleFault(kind, style) === undefined ? { kind, name, style } : undefined;
}
