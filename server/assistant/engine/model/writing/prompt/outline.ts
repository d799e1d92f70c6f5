import { isList, memberKind } from '../../../../../../domain/properties/kinds.js';
import { type GraphProfile, isOrdered, type KindProfile, type PropertyProfile } from './profile.js';

/** How much is told of a property: all values where there are no more than `few`, else some, of those so much. */
interface Depth {
  readonly few: number;
  readonly some: number;
  readonly longest: number;
  /** A list of all values is no longer than this, however few they are. */
  readonly list: number;
}

const NAMES_ALONE: Depth = { few: 0, some: 0, longest: 0, list: 200 };
/** From the most that is told to names alone. */
const DEPTHS: readonly Depth[] = [
  { few: 120, some: 6, longest: 80, list: 1_200 },
  { few: 40, some: 5, longest: 60, list: 600 },
  { few: 24, some: 4, longest: 48, list: 400 },
  { few: 16, some: 3, longest: 40, list: 400 },
  { few: 12, some: 3, longest: 32, list: 400 },
  { few: 8, some: 2, longest: 24, list: 200 },
  { few: 6, some: 1, longest: 20, list: 200 },
  { few: 4, some: 1, longest: 16, list: 200 },
  { few: 2, some: 0, longest: 12, list: 200 },
  NAMES_ALONE,
];
/** Where even names alone have no room, so many properties of each kind are named. */
const NAMED = [50, 24, 12, 6];
/** Numbers and days are listed, and values that stand once each, only where they are so few: else a range or samples say as much. */
const FEW_ORDERED = 8;

const PLAIN_NAME = /^[\p{L}\p{N}_]+$/u;
/** A value with anything else could be taken for two, or for the end of what is told. */
const PLAIN_VALUE = /^[\p{L}\p{N}_.,'’/%()+-]+(?: [\p{L}\p{N}_.,'’/%()+-]+)*$/u;

const named = (name: string): string => (PLAIN_NAME.test(name) ? name : JSON.stringify(name));

function shown(value: string | number | boolean, longest: number): string {
  const text = String(value);
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return text.length <= longest && PLAIN_VALUE.test(text) ? text : JSON.stringify(cut);
}

const shownKind = ({ kind }: PropertyProfile): string => (isList(kind) ? `${memberKind(kind)}[]` : kind);

/** The values of a property, as far as they are told. */
function shownValues(property: PropertyProfile, { few, some, longest, list }: Depth): string {
  const { kind, values, isWhole, isUnique, isName, bounds } = property;
  if (values.length === 0) return '';
  const most = isOrdered(kind) || (isUnique && !isName) ? Math.min(few, FEW_ORDERED) : few;
  const ordered = isOrdered(kind) ? values.filter((one) => typeof one !== 'boolean').toSorted(byOrder) : values;
  const all = ordered.map((value) => shown(value, longest)).join('|');
  const isListed = isWhole && values.length <= most && all.length <= list;
  if (isListed && !values.some((value) => String(value).length > longest)) return ` =${all}`;
  if (few === 0) return '';
  const ends = bounds ?? (isWhole && isOrdered(kind) ? [ordered[0], ordered.at(-1)] : undefined);
  if (ends !== undefined) return ` ${ends.map(String).join('..')}`;
  const samples = values.slice(0, some).map((value) => shown(value, longest));
  return samples.length === 0 ? '' : ` e.g. ${samples.join('|')}${isWhole ? ` of ${values.length}` : ''}`;
}

const byOrder = (one: string | number | boolean, other: string | number | boolean): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;

const property = (one: PropertyProfile, depth: Depth): string =>
  `${named(one.name)}${one.isName ? '*' : ''} ${shownKind(one)}${one.lacking > 0 ? ` -${one.lacking}` : ''}${shownValues(one, depth)}`;

const line = ({ name, total, properties }: KindProfile, ends: string, depth: Depth): string =>
  [`${named(name)}${ends} (${total}):`, properties.map((one) => property(one, depth)).join('; ')].join(' ').trim();

/** A graph with the first properties of each kind. */
const withFirst = ({ labels, types }: GraphProfile, most: number): GraphProfile => ({
  labels: labels.map((one) => ({ ...one, properties: one.properties.slice(0, most) })),
  types: types.map((one) => ({ ...one, properties: one.properties.slice(0, most) })),
});

const told = ({ labels, types }: GraphProfile, depth: Depth): string =>
  [
    ...labels.map((one) => line(one, '', depth)),
    ...types.map((one) => {
      const ends = one.links.map(({ start, end }) => `${named(start)}->${named(end)}`);
      return line(one, ends.length === 0 ? '' : ` ${ends.join(', ')}`, depth);
    }),
  ].join('\n');

/** What a graph is made of, as a model is told it: with as much of the values as there is room for, in characters. */
export function outlineOf(profile: GraphProfile, room: number): string {
  let text = '';
  for (const depth of DEPTHS) {
    text = told(profile, depth);
    if (text.length <= room) return text;
  }
  for (const most of NAMED) {
    text = told(withFirst(profile, most), NAMES_ALONE);
    if (text.length <= room) return text;
  }
  return text;
}
