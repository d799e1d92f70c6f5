import { type ByLanguage, LANGUAGES } from '../language/languages.js';

/** What may have a style: a label, for the nodes that wear it, or a type of relationships. */
export const STYLE_KINDS = ['label', 'type'] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

export const NODE_SHAPES = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'] as const;
export type NodeShape = (typeof NODE_SHAPES)[number];

export const LINES = ['solid', 'dashed', 'dotted'] as const;
export type Line = (typeof LINES)[number];

export const ARROWS = ['triangle', 'vee', 'circle', 'none'] as const;
export type Arrow = (typeof ARROWS)[number];

/** What decides how large something is drawn: nothing, a number among its properties, or how many relationships it has. */
export const SIZE_SOURCES = ['fixed', 'number', 'relationships'] as const;
export type SizeSource = (typeof SIZE_SOURCES)[number];

/** How a property becomes a colour: each value has its own, or the more the further along a scale. */
export const COLOUR_SCALES = ['category', 'gradient'] as const;
type ColourScale = (typeof COLOUR_SCALES)[number];

/** What a rule asks of a value. */
export const RULE_TESTS = ['is', 'isNot', 'contains', 'atLeast', 'atMost', 'isThere', 'isMissing'] as const;
export type RuleTest = (typeof RULE_TESTS)[number];

/** Sizes go from 1 to this; the widest is about four times as wide as the smallest. */
export const LARGEST_SIZE = 5;

/** The colour of one value of the property that colours. */
interface ValueColour {
  readonly value: string;
  readonly colour: string;
}

/** Elements of which this is true look so, whatever the rest of their style says; the first rule that fits decides each look. */
export interface StyleRule {
  readonly property: string;
  readonly test: RuleTest;
  /** What the value is compared with; none for a test that asks only whether there is one. */
  readonly value?: string;
  readonly colour?: string;
  readonly icon?: string;
  readonly shape?: NodeShape;
  readonly size?: number;
  readonly line?: Line;
}

/**
 * How the elements of one label or type look. What is not said is left to the product. A type has neither shape nor icon, a
 * label neither line nor arrow; the size of a relationship is the width of its line.
 */
export interface Style {
  /** What is written at it, with properties in braces: `{name}, {year}`. Empty for nothing. */
  readonly caption?: string;
  /** A hue by its name, or `#rrggbb`. */
  readonly colour?: string;
  /** The property that decides the colour. */
  readonly colourBy?: string;
  readonly colourScale?: ColourScale;
  /** Colours chosen for values of {@link colourBy}; any other value gets one by itself. */
  readonly colours?: readonly ValueColour[];
  readonly icon?: string;
  /** The property that holds the picture. */
  readonly pictureBy?: string;
  readonly shape?: NodeShape;
  readonly sizeFrom?: SizeSource;
  readonly size?: number;
  /** The number that decides the size. */
  readonly sizeBy?: string;
  readonly line?: Line;
  readonly arrow?: Arrow;
  /**
   * What a type is called in sentences, between the names of its two ends: `flies to`; of a label one and several: `mouse, mice`.
   * Without a language, for each that has none of its own: all words that were kept before there was one for each.
   */
  readonly words?: string;
  /** The same in single languages. */
  readonly wordsIn?: ByLanguage<string>;
  readonly rules?: readonly StyleRule[];
}

/** A label or type. */
export interface StyleName {
  readonly kind: StyleKind;
  readonly name: string;
}

/** How a label or type looks where that is kept apart from its project. */
export interface NamedStyle extends StyleName {
  readonly style: Style;
}

/** The style of a label or type as it is stored. */
export interface StoredStyle extends StyleName {
  readonly version: number;
  readonly style: Style;
}

/** A label or type as one text. */
export const styleKey = ({ kind, name }: StyleName): string => `${kind} ${name}`;

/** The parts of a style that a person would name when they say what was changed. */
export const STYLE_PARTS = ['caption', 'colour', 'icon', 'shape', 'size', 'line', 'arrow', 'words', 'rules'] as const;
export type StylePart = (typeof STYLE_PARTS)[number];

const PART_OF: Readonly<Record<keyof Style, StylePart>> = {
  caption: 'caption',
  colour: 'colour',
  colourBy: 'colour',
  colourScale: 'colour',
  colours: 'colour',
  icon: 'icon',
  pictureBy: 'icon',
  shape: 'shape',
  sizeFrom: 'size',
  size: 'size',
  sizeBy: 'size',
  line: 'line',
  arrow: 'arrow',
  words: 'words',
  wordsIn: 'words',
  rules: 'rules',
};

const FIELDS = Object.keys(PART_OF) as (keyof Style)[];

/** Leaves everything to the product again. */
export const AS_USUAL: StyleChange = Object.fromEntries(FIELDS.map((field) => [field, undefined]));

/** Words with their languages in one order; undefined where nothing is said in any. */
function wordsInOrder(words: Style['wordsIn']): Style['wordsIn'] {
  const said = LANGUAGES.flatMap((language) => {
    const text = words?.[language]?.trim() ?? '';
    return text === '' ? [] : [[language, text] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** The style with its fields in one order and nothing else, so that two that say the same are the same text. */
export function inOrder(style: Style): Style {
  const ordered: StyleChange = { ...style, wordsIn: wordsInOrder(style.wordsIn) };
  return Object.fromEntries(FIELDS.flatMap((field) => (ordered[field] === undefined ? [] : [[field, ordered[field]]])));
}

/** The fields in which two styles differ. */
const differentFields = (one: Style, other: Style): (keyof Style)[] =>
  FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** The parts in which two styles differ, in the order of {@link STYLE_PARTS}. */
export function differentParts(one: Style, other: Style): StylePart[] {
  const parts = new Set(differentFields(one, other).map((field) => PART_OF[field]));
  return STYLE_PARTS.filter((part) => parts.has(part));
}

/** A change of some fields: a value, or undefined to leave it to the product again. */
export type StyleChange = { readonly [F in keyof Style]: Style[F] | undefined };

/** The parts that a change is about, in the order of {@link STYLE_PARTS}. */
export function partsChanged(change: StyleChange): StylePart[] {
  const parts = new Set((Object.keys(change) as (keyof Style)[]).map((field) => PART_OF[field]));
  return STYLE_PARTS.filter((part) => parts.has(part));
}

/** The style with a change made. */
export const withChange = (style: Style, change: StyleChange): Style => inOrder({ ...style, ...change } as Style);

/** Whether a style says anything. */
export const saysSomething = (style: Style): boolean => FIELDS.some((field) => style[field] !== undefined);

/** The looks of a view that a canvas wears, and of which version those of its project were when it was put on. */
export interface Worn {
  readonly styles: readonly NamedStyle[];
  readonly since: ReadonlyMap<string, number>;
}

/** What shows of both: the looks of the view, but for what was chosen in the project since. */
export function shownStyles(stored: readonly StoredStyle[], worn: Worn | null): readonly NamedStyle[] {
  if (worn === null) return stored;
  const changed = stored.filter((one) => one.version !== worn.since.get(styleKey(one)));
  const names = new Set(changed.map(styleKey));
  return [...worn.styles.filter((one) => !names.has(styleKey(one))), ...changed];
}
