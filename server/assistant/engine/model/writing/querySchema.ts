import { QUERY_SCHEMA } from '../../../../../domain/query/schema.js';
import { type KnownNames, NAMING, OF_RELATIONSHIP } from './names.js';

type Json = Readonly<Record<string, unknown>>;

/** Of more names than these the model is not held to a list: that would be longer than servers take. */
const MOST_NAMES = 200;
/** Predicates and measures of a relationship, of whose properties the shape of a graph tells no names, in the place of all others. */
const ABOUT_RELATIONSHIP = { predicate: 'aboutRelationship', measure: 'ofRelationship' } as const;

const refTo = (name: string): string => `#/$defs/${name}`;
const namesOf = (of: string): string => `${of}Names`;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Holds the fields of a schema that name something to the names that there are; undefined where there are none for a field that needs one. */
class Narrowing {
  constructor(private readonly known: KnownNames) {}

  of(schema: Json): Json | undefined {
    if (Array.isArray(schema['anyOf']))
      return { ...schema, anyOf: schema['anyOf'].flatMap((each: Json) => this.of(each) ?? []) };
    const { properties, items } = schema;
    if (isObject(items)) return { ...schema, items: this.of(items) };
    if (!isObject(properties)) return schema;
    const fields = Object.entries(properties).map(([name, field]) => [name, this.#field(name, field as Json)] as const);
    return fields.some(([, field]) => field === undefined)
      ? undefined
      : { ...schema, properties: Object.fromEntries(fields) };
  }

  #field(name: string, field: Json): Json | undefined {
    if (name === OF_RELATIONSHIP) return { $ref: refTo(ABOUT_RELATIONSHIP.predicate) };
    const naming = NAMING[name];
    if (naming === undefined) return this.of(field);
    const { size } = this.known[naming.of];
    if (size > MOST_NAMES) return field;
    const names = { $ref: `#/$defs/${namesOf(naming.of)}` };
    if (field['type'] !== 'array') return size === 0 ? undefined : names;
    if (size > 0) return { ...field, items: names, maxItems: size };
    // Along relationships of any type one can go where there are none.
    return naming.of === 'types' ? { ...field, maxItems: 0 } : undefined;
  }
}

const named = (known: KnownNames): Json =>
  Object.fromEntries(
    (Object.keys(known) as (keyof KnownNames)[])
      .filter((of) => known[of].size > 0 && known[of].size <= MOST_NAMES)
      .map((of) => [namesOf(of), { type: 'string', enum: [...known[of]] }]),
  );

const { $defs, ...QUERY } = QUERY_SCHEMA;
const FAMILIES = $defs as Readonly<Record<string, Json>>;

const OWN = Object.entries(ABOUT_RELATIONSHIP);

/** The forms of a family that are about an element alone, with such forms in the place of all. */
function aboutRelationship(family: string): Json {
  const all = (FAMILIES[family]?.['anyOf'] ?? []) as readonly Json[];
  const own = all.map((each) =>
    OWN.reduce((text, [from, to]) => text.replaceAll(`"${refTo(from)}"`, `"${refTo(to)}"`), JSON.stringify(each)),
  );
  const others = Object.keys(FAMILIES).map((one) => `"${refTo(one)}"`);
  return {
    anyOf: own.filter((text) => !others.some((one) => text.includes(one))).map((text) => JSON.parse(text) as Json),
  };
}

/** The schema that a model is held to: a query with names of this graph only, or null where no query says what is asked. */
export function querySchema(known: KnownNames): object {
  const narrowing = new Narrowing(known);
  const families = Object.entries(FAMILIES).map(([family, forms]) => [family, narrowing.of(forms)]);
  return {
    type: 'object',
    properties: { query: { anyOf: [QUERY, { type: 'null' }] } },
    required: ['query'],
    additionalProperties: false,
    $defs: {
      ...Object.fromEntries(families),
      ...Object.fromEntries(OWN.map(([family, name]) => [name, aboutRelationship(family)])),
      ...named(known),
    },
  };
}
