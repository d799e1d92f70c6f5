import { isDate, isDateTime } from '../../../../domain/properties/kinds.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { exactNumber, type TypedValue } from '../typedText.js';

/** When something is so: from a start to an end, either of which may be open, or at one moment. */
export interface Period {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

const saidIn = (attributes: Attributes, names: readonly string[]): string | undefined =>
  names
    .map((name) => attributes[name]?.trim())
    .find((text) => text !== undefined && text !== '' && !/^-?infinity$/i.test(text));

/** `<[1, 2.5); [3, 4]>` or `[1, 2, 3]`, as Gephi writes several in one attribute. */
function periodsIn(text: string): readonly Period[] {
  const bounds = [...text.matchAll(/[[(]\s*([^,;\][()<>]+?)\s*,\s*([^,;\][()<>]+?)\s*(?:,[^\][()]*)?[\])]/g)];
  if (text.trim().startsWith('<') && bounds.length > 0) {
    const bound = (side: string | undefined) => (side === undefined || /infinity/i.test(side) ? undefined : side);
    return bounds.map(([, start, end]) => ({ start: bound(start), end: bound(end) }));
  }
  const moments = text.replaceAll(/[<>[\]]/g, '').split(/[,;]/);
  return moments
    .map((moment) => moment.trim())
    .filter((moment) => moment !== '')
    .map((moment) => ({ start: moment, end: moment }));
}

/** The periods that attributes of a tag say. */
export function periodsOf(attributes: Attributes): readonly Period[] {
  const several = attributes['intervals'] ?? attributes['timestamps'];
  if (several !== undefined && several.trim() !== '') return periodsIn(several);
  const moment = saidIn(attributes, ['timestamp']);
  if (moment !== undefined) return [{ start: moment, end: moment }];
  const [start, end] = [saidIn(attributes, ['start', 'startopen']), saidIn(attributes, ['end', 'endopen'])];
  return start === undefined && end === undefined ? [] : [{ start, end }];
}

/** A period as ISO 8601 writes it: its bounds beside a slash, two points for one that is open; a moment by itself. */
export const periodText = ({ start, end }: Period): string =>
  start === end && start !== undefined ? start : `${start ?? '..'}/${end ?? '..'}`;

/** A point in time as a value: a day, a moment, or a number. */
function timeOf(text: string): TypedValue {
  if (isDate(text)) return { value: text, kind: 'date' };
  if (isDateTime(text)) return { value: text, kind: 'dateTime' };
  const number = exactNumber(text);
  return { value: number ?? text };
}

/** The first and the last of some points in time; undefined where one is open. */
function outermost(points: readonly (string | undefined)[], side: 'first' | 'last'): TypedValue | undefined {
  const times = points.map((point) => (point === undefined ? undefined : timeOf(point)));
  if (times.includes(undefined)) return undefined;
  const sorted = times
    .filter((time) => time !== undefined)
    .toSorted(({ value: one }, { value: other }) =>
      typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1,
    );
  return side === 'first' ? sorted[0] : sorted.at(-1);
}

/** Takes a property. */
type Into = (name: string, value: PropertyValue, kind?: PropertyKind) => void;

/** When an element is there: its first start and its last end, and each period where there are several. */
export function addPeriods(periods: readonly Period[], into: Into): void {
  if (periods.length === 0) return;
  const start = outermost(
    periods.map((period) => period.start),
    'first',
  );
  const end = outermost(
    periods.map((period) => period.end),
    'last',
  );
  if (start !== undefined) into('start', start.value, start.kind);
  if (end !== undefined) into('end', end.value, end.kind);
  if (periods.length > 1) into('periods', periods.map(periodText));
}
