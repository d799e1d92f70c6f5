import { type Query } from './Query.js';

/** Where something stands in a query: names of fields and places in lists, from the outside in. */
export type Place = readonly (string | number)[];

/** A place as a key that no other place has. */
export const placeKey = (place: Place): string => place.join('/');

/** What stands at a place; undefined where nothing does. */
export function valueAt(query: unknown, place: Place): unknown {
  let value: unknown = query;
  for (const key of place) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value;
}

function put(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((one: unknown, at) => (at === key ? put(one, rest, value) : one));
  const record = (whole ?? {}) as Readonly<Record<string | number, unknown>>;
  return { ...record, [key]: put(record[key], rest, value) };
}

/** The query with something else at a place; the query itself is left as it is. */
export const withValue = (query: Query, place: Place, value: unknown): Query => put(query, place, value) as Query;
