import { isNaming } from '../caption/caption.js';
import { type GraphSummary, type NameSummary, type PropertySummary } from './summary.js';
import { LINES, type Line, type Style } from './style.js';
import { type ChosenCaptions } from './names.js';
import { propertiesIn, templateOf } from './template.js';

/** A category has so many values: fewer tell nothing apart, more cannot be told apart. */
const FEWEST_VALUES = 2;
const MOST_VALUES = 8;
/** So many of the elements must have the property that colours them. */
const LEAST_FILLED = 0.6;
/** Each value colours so many elements on average. */
const LEAST_EACH = 2;
/** Types up to so many are told apart by colour and dash without being asked. */
const MOST_TYPES_APART = 6;

/** How evenly values are spread: 0 when all are one, 1 when each is as frequent as the others. */
function evenness({ values }: PropertySummary): number {
  const counts = [...values.values()];
  const total = counts.reduce((sum, many) => sum + many, 0);
  const entropy = counts.reduce((sum, many) => sum - (many / total) * Math.log(many / total), 0);
  return counts.length < 2 ? 0 : entropy / Math.log(counts.length);
}

function isCategory({ total }: NameSummary, property: PropertySummary): boolean {
  const { values, isOpen, filled, numbers, isWhole } = property;
  if (isOpen || values.size < FEWEST_VALUES || values.size > MOST_VALUES) return false;
  if (filled < total * LEAST_FILLED || filled < values.size * LEAST_EACH) return false;
  // A measure is no category, however few of its values are there.
  return numbers === 0 || isWhole;
}

/**
 * The property that tells the elements of a label apart best by colour; undefined when none does. @param caption the one that was chosen for them
 */
export function bestCategory(name: NameSummary, caption = ''): string | undefined {
  let [best, bestScore]: [string | undefined, number] = [undefined, 0];
  // Who shares a given name has nothing else in common.
  const called = propertiesIn(caption);
  for (const [property, summary] of name.properties) {
    if (isNaming(property) || called.includes(property) || !isCategory(name, summary)) continue;
    const words = summary.numbers > 0 ? 0.6 : 1;
    const score = words * (summary.filled / name.total) * (0.3 + evenness(summary));
    if (score > bestScore) [best, bestScore] = [property, score];
  }
  return best;
}

const LONGEST_NAME = 60;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a property's name: `station_name` and `stationName` are two. */
const wordsOf = (property: string): readonly string[] =>
  property.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(WORDS) ?? [];

/** How well a property names things: most are different, most are there, and a word of its name says that it is a name. */
function namingScore({ total }: NameSummary, property: string, summary: PropertySummary): number {
  const { filled, numbers, letters, values, isOpen, lists } = summary;
  if (numbers > 0 || lists > 0 || filled < total * LEAST_FILLED || letters / filled > LONGEST_NAME) return 0;
  const different = isOpen ? 1 : values.size / filled;
  // `lead.name` names the lead of a thing, not the thing.
  const isOwn = !property.includes('.');
  return different * (filled / total) + (isOwn && wordsOf(property).some(isNaming) ? 1 : 0);
}

/** What names the things of a label whose properties are none that name things by themselves; undefined when the rule for captions knows. */
export function namingProperty(name: NameSummary): string | undefined {
  const properties = [...name.properties];
  if (properties.some(([property, { filled }]) => isNaming(property) && filled >= name.total / 2)) return undefined;
  let [best, bestScore]: [string | undefined, number] = [undefined, 0.5];
  for (const [property, summary] of properties) {
    const score = namingScore(name, property, summary);
    if (score > bestScore) [best, bestScore] = [property, score];
  }
  return best;
}

/** How labels and types look where nothing was chosen. */
export interface DefaultStyles {
  readonly labels: ReadonlyMap<string, Style>;
  readonly types: ReadonlyMap<string, Style>;
}

/** The names by how often they are there, the most frequent first. */
const byTotal = (names: ReadonlyMap<string, NameSummary>): string[] =>
  [...names].sort(([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1)).map(([name]) => name);

const NUMERIC = /^[+-]?\d+([.,]\d+)?$/;
/** Whether a type is a number: a weight that somebody took for a type. */
const isNumericName = (name: string): boolean => NUMERIC.test(name.trim());

/** Colours of lines, beside which nodes still stand out; the most frequent type is grey. */
const LINE_HUES = ['grey', 'blue', 'orange', 'purple', 'teal', 'red'] as const;

function typesApart(types: ReadonlyMap<string, NameSummary>): Map<string, Style> {
  if (types.size < 2 || types.size > MOST_TYPES_APART || [...types.keys()].every(isNumericName)) return new Map();
  return new Map(
    byTotal(types).map((type, at) => {
      const line = LINES[at % LINES.length] as Line;
      const colour = LINE_HUES[at];
      return [type, { ...(at === 0 || colour === undefined ? {} : { colour }), line }];
    }),
  );
}

/**
 * Looks that say something without anybody having chosen them: things by what names them best, those of a single label by
 * their category unless only the first values are known, types told apart by colour and dash. @param captions those that were chosen
 */
export function defaultStyles(
  { labels, types, isBeginning }: GraphSummary,
  captions: ChosenCaptions = new Map(),
): DefaultStyles {
  const styles = new Map<string, Style>();
  for (const [label, name] of labels) {
    const naming = namingProperty(name);
    const isTold = labels.size === 1 && isBeginning !== true;
    const category = isTold ? bestCategory(name, captions.get(label)) : undefined;
    const style: Style = {
      ...(naming === undefined ? {} : { caption: templateOf(naming) }),
      ...(category === undefined ? {} : { colourBy: category, colourScale: 'category' as const }),
    };
    if (Object.keys(style).length > 0) styles.set(label, style);
  }
  return { labels: styles, types: typesApart(types) };
}

/** Types are gathered in a legend when they are more than these. */
const MOST_LISTED = 20;
/** So many of gathered types are listed all the same: the most frequent. */
const STILL_LISTED = 8;

/** The types of a legend: those that stand in it, and those that are gathered in one entry. */
export function gathered<T extends { readonly name: string }>(types: readonly T[]): { listed: T[]; gathered: T[] } {
  const words = types.filter(({ name }) => !isNumericName(name));
  const numbers = types.filter(({ name }) => isNumericName(name));
  const listed = words.length > MOST_LISTED ? words.slice(0, STILL_LISTED) : words;
  const isTogether = numbers.length > 1;
  return {
    listed: isTogether ? listed : [...listed, ...numbers],
    gathered: [...words.slice(listed.length), ...(isTogether ? numbers : [])],
  };
}

/** A colour is chosen either for all or by a property: what the person said of one puts away what the product said of the other. */
export function over(usual: Style, chosen: Style | undefined): Style {
  if (chosen === undefined) return usual;
  const { colourBy: _by, colourScale: _scale, ...plain } = usual;
  return { ...(chosen.colour !== undefined && chosen.colourBy === undefined ? plain : usual), ...chosen };
}
