import { type Query } from '../query/Query.js';
import { type Properties, type PropertyKinds } from '../properties/values.js';

/** The field in which GraphQL names the type of an object; REST and the live channel have none. */
const TYPE_NAME = '__typename';

/** Fields that GraphQL knows as JSON only, with the types that the store has checked. */
interface Maps {
  readonly properties: Properties;
  readonly setProperties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly query: Query;
}

type Absent<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];

/** What GraphQL answers, in the one dialect of the wires: what is absent is not there, instead of null. */
export type Present<T> = T extends readonly (infer Item)[]
  ? readonly Present<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { readonly [K in Exclude<keyof T, Absent<T> | typeof TYPE_NAME>]: Part<T, K> } & {
          readonly [K in Exclude<Absent<T>, typeof TYPE_NAME>]?: Part<T, K>;
        }
    : T;

type Part<T, K extends keyof T> = K extends keyof Maps
  ? NonNullable<T[K]> extends readonly { readonly [TYPE_NAME]?: string }[]
    ? Present<NonNullable<T[K]>>
    : Maps[K]
  : Present<NonNullable<T[K]>>;

/** Results by their input object: for the same one React renders nothing again. */
const known = new WeakMap<object, unknown>();

function translated(value: object): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[]).map(present);
  const there = Object.entries(value).filter(([name, part]) => part !== null && name !== TYPE_NAME);
  return Object.fromEntries(there.map(([name, part]) => [name, present(part)]));
}

/** An answer of GraphQL as REST and the live channel would give it: without its nulls and the names of its types. */
export function present<T>(value: T): Present<T> {
  if (typeof value !== 'object' || value === null) return value as Present<T>;
  const made = known.get(value) ?? translated(value);
  known.set(value, made);
  return made as Present<T>;
}
