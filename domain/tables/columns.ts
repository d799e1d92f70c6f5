import { isNaming } from '../caption/caption.js';
import { type PropertyKind } from '../properties/values.js';
import { onlyProperty, propertiesIn } from '../styles/template.js';

/** Something that a table can show of each row: a property, or what every element has (`labels`, `type`, `updatedAt` …). */
export interface Column {
  /** `property:<name>` for a property, else the word itself; also what the server is asked to sort by. */
  readonly key: string;
  /** The name of the property; undefined for what every element has. */
  readonly property?: string;
  /** The kind that most values of the property are of. */
  readonly kind?: PropertyKind;
}

/** How a person arranged the columns of a label or type. */
export interface Arrangement {
  /** The keys that are shown, in their order. */
  readonly shown: readonly string[];
  /** Widths in pixels, where somebody has chosen one. */
  readonly widths: Readonly<Record<string, number>>;
}

/** How a property is used: see the operation `propertyUse`. */
export interface UsedProperty {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly total: number;
}

const PREFIX = 'property:';
/** Property columns that are shown before anybody has chosen. */
const MOST_PROPOSED = 8;
/** The part of the rows that must have a property for it to be shown unasked. */
const WORTH_SHOWING = 0.05;
/** The least and the greatest width of a column, in pixels. */
export const WIDTHS = { least: 64, greatest: 900, keyStep: 16 } as const;

/** The column of a property. */
export const propertyColumn = ({ name, kind }: Pick<UsedProperty, 'name' | 'kind'>): Column => ({
  key: PREFIX + name,
  property: name,
  kind,
});

/** The property that a column key or an order names; undefined for what every element has. */
export const propertyOf = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

/**
 * The properties of nodes that are worth a column of their own beside what the nodes are called: not the ones that name them, unless their name is
 * put together from several, which only their own columns take apart.
 * @param templates the captions that were chosen for the labels of the table
 */
export function besideNames(used: readonly UsedProperty[], templates: readonly string[]): readonly UsedProperty[] {
  const parts = new Set(
    templates.filter((template) => onlyProperty(template) === undefined).flatMap((template) => propertiesIn(template)),
  );
  return used.filter(({ name }) => parts.has(name) || !isNaming(name));
}

/**
 * The columns to show where nobody has chosen: what comes first of itself, the properties that enough rows have, what most
 * rows have first, and what comes last of itself.
 */
export function proposedColumns(
  first: readonly string[],
  used: readonly UsedProperty[],
  looked: number,
  last: readonly string[],
): string[] {
  const worth = used.filter(({ total }) => total >= looked * WORTH_SHOWING).slice(0, MOST_PROPOSED);
  return [...first, ...worth.map(({ name }) => PREFIX + name), ...last];
}

/**
 * A new proposal for a table that is being looked at: columns that stand there keep their places as long as any row has their property, and
 * what is new comes behind them. What most rows have first may change with every cell, and no cell may move from under a hand.
 */
export function steadyColumns(
  before: readonly string[],
  proposed: readonly string[],
  used: readonly UsedProperty[],
  last: readonly string[],
): string[] {
  const isUsed = new Set(used.map(({ name }) => PREFIX + name));
  const stay = before.filter((each) => !last.includes(each) && (isUsed.has(each) || proposed.includes(each)));
  return [...stay, ...proposed.filter((each) => !stay.includes(each))];
}

/** A column moved by so many places among those shown. */
export function movedColumn(shown: readonly string[], key: string, by: number): string[] {
  const from = shown.indexOf(key);
  const to = Math.min(Math.max(0, from + by), shown.length - 1);
  if (from < 0 || from === to) return [...shown];
  const rest = shown.filter((each) => each !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/** Where a head begins and ends on the screen; place 0 is that of the check boxes. */
export interface HeadSpan {
  readonly index: number;
  readonly left: number;
  readonly right: number;
}

/** The head that something is put beside, and on which side. */
export interface DropAt {
  readonly index: number;
  readonly isAfter: boolean;
}

/** Beside which head a column is put that is let go at `x`: what stands further left covers what is scrolled beneath it. */
export function dropAt(heads: readonly HeadSpan[], x: number): DropAt {
  const columns = heads.filter(({ index }) => index > 0).sort((a, b) => a.index - b.index);
  const under = columns.find(({ left, right }) => x >= left && x < right);
  const last = columns.at(-1);
  if (under !== undefined) return { index: under.index, isAfter: x >= (under.left + under.right) / 2 };
  return last !== undefined && x >= last.right
    ? { index: last.index, isAfter: true }
    : { index: columns[0]?.index ?? 1, isAfter: false };
}

/** A width that a column may have. */
export const possibleWidth = (width: number): number =>
  Math.round(Math.min(WIDTHS.greatest, Math.max(WIDTHS.least, width)));

/** An arrangement as it may lie in a browser's storage, whoever wrote that; undefined when it is none. */
export function arrangementIn(stored: unknown): Arrangement | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { shown, widths } = stored as { shown?: unknown; widths?: unknown };
  if (!Array.isArray(shown) || !shown.every((key) => typeof key === 'string')) return undefined;
  const known = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  const sound = known.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return {
    shown: [...new Set(shown as string[])],
    widths: Object.fromEntries(sound.map(([key, width]) => [key, possibleWidth(width)])),
  };
}
