import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { isDateTime } from '../../../../domain/properties/kinds.js';
import { tokensOf } from '../../language/tokens.js';
import { numberAt } from '../../language/amounts.js';
import { isInFigures, wholeDay } from '../../language/dates.js';
import { EditRejection } from '../EditRejection.js';
import { listed, textOf, type Word } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';
import { isWholeValue, unread } from './newNames.js';

/** A value with its kind where JSON does not tell it. */
export interface Value {
  readonly value: PropertyValue;
  readonly kind?: PropertyKind;
}

const dayOf = (said: string, { language, pack, now }: EditContext): string | undefined =>
  wholeDay(tokensOf(said, language), pack, now);

/** How a text is read as a value of a kind; undefined where it is none of it. */
type Reading = (said: string, context: EditContext) => PropertyValue | undefined;

/** A number with its scale and unit: `2,5 milioane`, `238,397 km²`. */
const numberOf: Reading = (said, { language, pack }) => {
  const tokens = tokensOf(said, language);
  const found = numberAt(tokens, 0, pack);
  if (found?.to !== tokens.length) return undefined;
  return /^[-−]/u.test(said) ? -found.value : found.value;
};

const booleanOf: Reading = (said, { grammar: { values } }) => {
  const word = said.toLowerCase();
  return values.true.includes(word) ? true : values.false.includes(word) ? false : undefined;
};

const READINGS: Readonly<Partial<Record<PropertyKind, Reading>>> = {
  number: numberOf,
  boolean: booleanOf,
  date: (said, context) =>
    dayOf(said, context) ?? (context.grammar.today.includes(said) ? context.now.slice(0, 10) : undefined),
  dateTime: (said) => (isDateTime(said) ? said : undefined),
};

function withSign(words: readonly Word[], text: string): string {
  const from = words[0]?.from ?? 0;
  const signed = /[-−]/u.test(text[from - 1] ?? '') && /\s/u.test(text[from - 2] ?? ' ');
  return `${signed ? '-' : ''}${textOf(words, text)}`;
}

/** Text that is nothing else, whatever it looks like: quoted, or figures that begin with a zero. */
const isText = (words: readonly Word[], said: string) => words[0]?.quoted === true || /^0\d/u.test(said);

/** A text as it is said. Throws a rejection where its words go on to say something else. */
function wholeText(words: readonly Word[], said: string, context: EditContext): string {
  if (!isWholeValue(words, context)) throw unread(words, context, true);
  return said;
}

function guessed(words: readonly Word[], said: string, context: EditContext): Value {
  if (words.length === 1 && isText(words, said)) return { value: said };
  const day = dayOf(said, context);
  if (day !== undefined) return { value: day, kind: 'date' };
  if (isInFigures(said)) throw new EditRejection('value', { words, said, names: ['date'] });
  if (isDateTime(said)) return { value: said, kind: 'dateTime' };
  const told = (/^[-\d]/u.test(said) ? numberOf(said, context) : undefined) ?? booleanOf(said, context);
  return { value: told ?? wholeText(words, said, context) };
}

/** The value that some words say, of the kind that the property has. Throws a rejection when it is not of that kind. */
export function valueOf(words: readonly Word[], kind: PropertyKind | undefined, context: EditContext): Value {
  const said = withSign(words, context.text);
  if (kind === undefined) return guessed(words, said, context);
  const single = kind.replace(/List$/u, '') as PropertyKind;
  const parts = kind === single ? [words] : listed(words, context.grammar.and);
  const values = parts.map((part) => {
    const text = withSign(part, context.text);
    const read = READINGS[single];
    const value = read === undefined ? wholeText(part, text, context) : read(text, context);
    if (value === undefined) throw new EditRejection('value', { words, said: text, names: [single] });
    return value as string | number | boolean;
  });
  const telling = single === 'date' || single === 'dateTime' ? { kind } : {};
  return { value: kind === single ? (values[0] ?? said) : values, ...telling };
}
