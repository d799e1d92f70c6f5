import { isObject, type JsonObject } from '../json/jsonPass.js';

/** The parts of a network in CX, by their names: lists of what stands there, in one or several pieces. */
export type Aspects = ReadonlyMap<string, readonly JsonObject[]>;

/** Puts the pieces of each part together. */
export function aspectsOf(document: unknown): Aspects {
  const aspects = new Map<string, JsonObject[]>();
  for (const piece of Array.isArray(document) ? (document as readonly unknown[]) : [])
    if (isObject(piece))
      for (const [name, items] of Object.entries(piece)) {
        const list = aspects.get(name) ?? [];
        if (!aspects.has(name)) aspects.set(name, list);
        for (const item of [items].flat()) if (isObject(item)) list.push(item);
      }
  return aspects;
}

/** An attribute as it is declared: the short name that elements use, and what it is where they say nothing. */
interface Declared {
  readonly name: string;
  readonly fallback: unknown;
}

/** The declared attributes of nodes or edges by the names that elements use. */
function declaredOf(aspects: Aspects, part: 'nodes' | 'edges'): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const piece of aspects.get('attributeDeclarations') ?? []) {
    const attributes = piece[part];
    for (const [name, said] of Object.entries(isObject(attributes) ? attributes : {})) {
      const { a, v } = isObject(said) ? said : {};
      declared.set(typeof a === 'string' ? a : name, { name, fallback: v });
    }
  }
  return declared;
}

/** Gives the properties of elements of CX 2 under their whole names, with what is said for all. */
export function propertiesOf(aspects: Aspects, part: 'nodes' | 'edges'): (element: JsonObject) => JsonObject {
  const declared = declaredOf(aspects, part);
  return ({ v }) => {
    const fields = new Map<string, unknown>();
    for (const { name, fallback } of declared.values())
      if (fallback !== undefined && fallback !== null) fields.set(name, fallback);
    for (const [name, value] of Object.entries(isObject(v) ? v : {}))
      fields.set(declared.get(name)?.name ?? name, value);
    return Object.fromEntries(fields);
  };
}

const KINDS: Readonly<Record<string, (text: string) => unknown>> = {
  boolean: (text) => text === 'true',
  double: Number,
  integer: Number,
  long: Number,
};

/** A value of CX 1, which is text beside its type. */
function typedValue(value: unknown, type: unknown): unknown {
  const kind = typeof type === 'string' ? type.replace(/^list_of_/, '') : '';
  const read = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (read === undefined) return value;
  const one = (text: unknown): unknown => {
    const said = typeof text === 'string' ? read(text) : text;
    return typeof said === 'number' && !Number.isFinite(said) ? text : said;
  };
  return Array.isArray(value) ? value.map(one) : one(value);
}

/** The attributes of CX 1 by the element that they are of. */
export function attributesByElement(items: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, [string, unknown][]>();
  for (const { po, n, v, d } of items)
    for (const of of [po].flat()) {
      const fields = found.get(String(of)) ?? [];
      found.set(String(of), fields);
      fields.push([String(n), typedValue(v, d)]);
    }
  return new Map([...found].map(([of, fields]) => [of, Object.fromEntries(fields)]));
}
