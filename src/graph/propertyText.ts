import i18next from 'i18next';

import { isList, memberKind, type ScalarKind } from '../../domain/properties/kinds';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../domain/properties/values';
import { numberText, readNumber } from './numberText';

/** A text cut to a length, with an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** The longest end of a name that stands by itself, in letters. */
const LONGEST_END = 12;

/** A name in its beginning and its last words, where these are short: what is narrow then cuts the beginning alone. */
export function withoutEnd(text: string): readonly [beginning: string, end: string] {
  const at = [...text.matchAll(/\s+(?=\S)/gu)]
    .map((blank) => blank.index + blank[0].length)
    .find((start) => text.length - start <= LONGEST_END);
  return at === undefined || text.length < LONGEST_END * 1.5 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** What reading typed text as a kind gives. */
export type Reading = { readonly ok: true; readonly value: PropertyValue } | { readonly ok: false };

/** The language of the page, in which numbers are shown and typed. */
const language = (): string => i18next.language ?? 'en';

const failed: Reading = { ok: false };
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const realDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const readers: Record<ScalarKind, (text: string) => PropertyScalar | undefined> = {
  text: (text) => text,
  number: (text) => readNumber(text, language()),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  date: (text) => (DATE.test(text) && realDate(text) ? text : undefined),
  dateTime: (text) => {
    const time = Date.parse(text);
    return text.trim() === '' || Number.isNaN(time) ? undefined : new Date(time).toISOString();
  },
};

/** Reads what a person typed for a single value of a kind. */
export function readScalar(kind: ScalarKind, text: string): Reading {
  const value = readers[kind](text);
  return value === undefined ? failed : { ok: true, value };
}

/** Reads a list, one text per member; empty texts do not count. */
export function readList(kind: PropertyKind, texts: readonly string[]): Reading {
  const members = texts.filter((text) => text.trim() !== '').map((text) => readers[memberKind(kind)](text));
  return members.some((member) => member === undefined)
    ? failed
    : { ok: true, value: members as readonly PropertyScalar[] };
}

const pad = (value: number) => String(value).padStart(2, '0');

/** A point in time as a `datetime-local` field wants it: the reader's own time, with seconds when there are any. */
function localDateTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  const seconds = at.getSeconds() === 0 ? '' : `:${pad(at.getSeconds())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}${seconds}`;
}

const scalarText = (kind: ScalarKind, value: PropertyScalar): string =>
  kind === 'dateTime'
    ? localDateTime(String(value))
    : typeof value === 'number'
      ? numberText(value, language())
      : String(value);

/** The texts that the fields of an editor start with: one for a single value, one per member of a list. */
export function fieldTexts(kind: PropertyKind, value: PropertyValue): string[] {
  const members = Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value as PropertyScalar];
  return members.map((member) => scalarText(memberKind(kind), member));
}

/** A value in another kind, as near as it can be; undefined when nothing of it can be kept. */
export function convert(value: PropertyValue, from: PropertyKind, to: PropertyKind): PropertyValue | undefined {
  const texts = memberKind(from) === 'number' ? fieldTexts(from, value) : [value].flat().map(String);
  const source =
    memberKind(from) === 'dateTime' && memberKind(to) === 'date' ? texts.map((t) => t.slice(0, 10)) : texts;
  const reading = isList(to) ? readList(to, source) : readScalar(memberKind(to), source.join(', '));
  return reading.ok ? reading.value : undefined;
}
