import { isDateTime } from '../properties/kinds.js';
import { booleanOf, type Cell, partsOf } from './cells.js';
import { dateOf, dateTimeOf } from './days.js';
import { durationUnitOf } from './durations.js';
import { isMissingText, isMissingWord } from './missing.js';
import { numberOf, numberStyleOf } from './numbers.js';
import { type Column } from './table.js';
import { unitOf, withoutUnit } from './units.js';
import { isWordOf } from './words.js';

/** Different values of a column that are told apart; beyond that they count as different. */
const MOST_DISTINCT = 5000;
const MOST_VALUES = 200;
/** Share of the cells that must be of a kind for the column to be of it. */
const MOST = 0.97;
/** What may stand between several values of a cell, the surest first. */
const SEPARATORS = [';', '|', ','] as const;
/** Share of the values that may be different where a separator stands in texts that are no lists as well. */
const MOST_DIFFERENT = 0.7;
/** Fewer texts that hold values of others may do so by chance, and a smaller share of all is told as it stands. */
const FEWEST_LISTS = 3;
const SOME_LISTS = 0.1;
/** Longest item of a list in words: more is prose. */
const LONGEST_ITEM = 4;

/** Whether a comma in each text parts what always comes first from what always comes after it, as a family's name from a given one. */
function areParts(texts: readonly string[]): boolean {
  const parts = texts.map((text) => text.split(',').map((part) => part.trim()));
  const first = new Set(parts.map(([part]) => part));
  return parts.every(({ length }) => length === 2) && parts.every(([, part]) => !first.has(part));
}

/** Whether many texts hold several short values, which come again. */
function areLists(texts: readonly string[], separator: string): boolean {
  const several = texts.filter((text) => text.includes(separator));
  if (several.length < Math.max(2, texts.length * 0.2)) return false;
  const items = texts.flatMap((text) => partsOf(text, separator));
  const isShort = items.every((item) => item.split(/\s+/).length <= LONGEST_ITEM && item.length <= 40);
  const isNumeric = items.filter((item) => numberOf(item, 'plain') !== undefined).length > items.length / 2;
  if (!isShort || (separator === ',' && (isNumeric || areParts(texts)))) return false;
  const different = new Set(items).size;
  // Nobody writes the others into a short text that is one: one value that comes again is enough.
  return separator === ',' || isNumeric ? different <= items.length * MOST_DIFFERENT : different < items.length;
}

/** Whether each value of the texts that hold several is all that another one holds: lines of a station, "1, 5" beside "1" and "5". */
function areOfOthers(texts: readonly string[], separator: string): boolean {
  const several = texts.filter((text) => text.includes(separator));
  // No figure has a blank behind its comma.
  if (
    several.length < Math.max(FEWEST_LISTS, texts.length * SOME_LISTS) ||
    (separator === ',' && !several.every((text) => /,\s/u.test(text)))
  )
    return false;
  const alone = new Set(texts.filter((text) => !text.includes(separator)));
  return several.every((text) => partsOf(text, separator).every((part) => alone.has(part)));
}

/** Looks at the cells of one column as they go by. */
export class ColumnProfile {
  readonly #seen = new Set<string>();
  readonly #texts: string[] = [];
  #filled = 0;
  #beyond = 0;
  #lists = 0;
  #typed = { number: 0, boolean: 0 };
  /** How often each word for nothing was seen. */
  readonly #words = new Map<string, number>();

  /** @param isTyped true where the format tells what its values are: texts are texts then, whatever they look like */
  constructor(
    readonly name: string,
    readonly isTyped = false,
  ) {}

  add(cell: Cell | undefined): void {
    if (cell === null || cell === undefined || cell === '') return;
    this.#filled += 1;
    if (typeof cell === 'object') {
      this.#lists += 1;
      for (const item of cell) this.#look(item);
    } else this.#look(cell);
  }

  #look(value: string | number | boolean): void {
    if (typeof value === 'number') this.#typed.number += 1;
    else if (typeof value === 'boolean') this.#typed.boolean += 1;
    const text = String(value).trim();
    if (text === '') return;
    if (!this.isTyped && isMissingWord(text)) this.#words.set(text, (this.#words.get(text) ?? 0) + 1);
    if (this.#texts.length < MOST_DISTINCT) this.#texts.push(text);
    if (this.#seen.size < MOST_DISTINCT) this.#seen.add(text);
    else if (!this.#seen.has(text)) this.#beyond += 1;
  }

  /** The words that say that there is nothing: any among values of another kind, in texts those that come again. */
  missing(): readonly string[] {
    if (this.#words.size === 0 || this.#lists > 0) return [];
    const words = [...this.#words.keys()];
    const rest = this.#texts.filter((text) => !this.#words.has(text));
    if (rest.length > 0 && this.#kindOf(rest).kind !== 'text') return words;
    return words.filter((word) => isMissingText(word) && (this.#words.get(word) ?? 0) > 1);
  }

  /** What was seen. @param missing words that are nothing here, which may be known by other columns */
  column(missing: readonly string[] = this.missing()): Column {
    const nothing = new Set(missing.filter((word) => this.#words.has(word)));
    const texts = nothing.size === 0 ? this.#texts : this.#texts.filter((text) => !nothing.has(text));
    const seen = nothing.size === 0 ? this.#seen : new Set([...this.#seen].filter((text) => !nothing.has(text)));
    const empty = [...nothing].reduce((sum, word) => sum + (this.#words.get(word) ?? 0), 0);
    const isTyped = this.#lists > 0;
    const separator = isTyped || this.isTyped ? '' : this.#separator(texts);
    const items = separator === '' ? texts : texts.flatMap((text) => partsOf(text, separator));
    // Lists of which some hold a sign, as the lines "3, 3bis", would be numbers here and texts there.
    const isAlike = separator === '' || !this.#haveSigns(items);
    const { kind, style, unit } = isAlike ? this.#kindOf(items) : ({ kind: 'text', style: 'plain' } as const);
    const different = separator === '' ? seen : new Set(items);
    return {
      name: this.name,
      ...(nothing.size === 0 ? {} : { missing: [...nothing] }),
      kind,
      style,
      ...(unit === undefined ? {} : { unit }),
      isList: isTyped || separator !== '',
      separator,
      filled: this.#filled - empty,
      distinct: different.size + this.#beyond,
      values: [...different].filter((value) => value !== '').slice(0, MOST_VALUES),
      ...(this.#beyond > 0 ? {} : { known: different }),
    };
  }

  /** Whether the heading says that digits are a sign of something, as a telephone number is, where they stand as text. */
  #areSigns(): boolean {
    return this.#typed.number === 0 && isWordOf('signs', this.name);
  }

  /** Whether some items of lists of numbers are signs, as in "3, 3bis". */
  #haveSigns(items: readonly string[]): boolean {
    const { kind, style, unit } = this.#kindOf(items);
    const isNumber = (item: string): boolean => numberOf(withoutUnit(item, unit), style) !== undefined;
    return kind === 'number' && items.some((item) => /\d/u.test(item) && !isNumber(item));
  }

  #kindOf(items: readonly string[]): Pick<Column, 'kind' | 'style' | 'unit'> {
    const plain = { style: 'plain' } as const;
    const enough = (is: (text: string) => boolean): boolean =>
      items.length > 0 && items.filter(is).length >= items.length * MOST;
    if (items.length === 0 || this.#areSigns()) return { kind: 'text', ...plain };
    if (this.isTyped && this.#typed.number < items.length * MOST && this.#typed.boolean < items.length)
      return { kind: 'text', ...plain };
    if (this.#typed.boolean === items.length) return { kind: 'boolean', ...plain };
    const unit = unitOf(items);
    const numbers = numberStyleOf(
      items.map((item) => withoutUnit(item, unit)),
      items.length * MOST,
    );
    if (numbers !== undefined) return { kind: 'number', style: numbers, unit };
    const counted = durationUnitOf(items, this.name, items.length * MOST);
    if (counted !== undefined) return { kind: 'duration', ...plain, unit: counted };
    if (
      enough((text) => booleanOf(text) !== undefined) &&
      new Set(items).size === 2 &&
      new Set(items.map(booleanOf)).size > 1
    )
      return { kind: 'boolean', ...plain };
    for (const style of ['dayFirst', 'monthFirst'] as const) {
      if (enough((text) => dateOf(text, style) !== undefined)) return { kind: 'date', style };
      if (enough((text) => dateTimeOf(text, style) !== undefined))
        return { kind: 'dateTime', style: items.every(isDateTime) ? 'plain' : style };
    }
    return { kind: 'text', ...plain };
  }

  /** What stands between the values of a cell, where many cells hold several short ones that come again, or some hold several that others hold alone. */
  #separator(texts: readonly string[]): string {
    if (this.#kindOf(texts).kind !== 'text') return '';
    return SEPARATORS.find((separator) => areLists(texts, separator) || areOfOthers(texts, separator)) ?? '';
  }
}
