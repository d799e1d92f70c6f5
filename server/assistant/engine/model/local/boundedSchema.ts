type Json = Readonly<Record<string, unknown>>;

/** So many definitions may lie in one another: what a person asks lies in six at the most. */
const DEEPEST = 8;
/** Of a list of definitions, so many: small models repeat themselves until they are stopped. */
const LONGEST_LIST = 4;
/** An object with more fields that may be left out has only some of the ways to leave them out. */
const MOST_FREE = 3;
/** What texts the engine knows forms of. */
const FORMATS = ['date-time', 'date', 'time'];
const REFERENCE = '#/$defs/';

const fieldsOf = ({ properties }: Json): [string, Json][] => Object.entries((properties ?? {}) as Record<string, Json>);
const isNeeded = ({ required }: Json, name: string): boolean => Array.isArray(required) && required.includes(name);
const choicesOf = ({ anyOf, oneOf }: Json): readonly Json[] | undefined =>
  (anyOf ?? oneOf) as readonly Json[] | undefined;
const nameIn = ({ $ref }: Json): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(REFERENCE) ? $ref.slice(REFERENCE.length) : undefined;

/** The fields that may be left out, in the ways that they may be. */
function waysToFill(free: readonly string[]): readonly (readonly string[])[] {
  if (free.length > MOST_FREE) return [...free.keys(), free.length].map((count) => free.slice(0, count));
  return free.reduce<readonly (readonly string[])[]>(
    (ways, name) => ways.flatMap((way) => [way, [...way, name]]),
    [[]],
  );
}

const oneOf = (schemas: readonly Json[]): Json | undefined => (schemas.length > 1 ? { oneOf: schemas } : schemas[0]);

/** Writes a schema anew, definition by definition and level by level. */
class Bounding {
  readonly made: Record<string, Json> = {};

  constructor(private readonly definitions: Readonly<Record<string, Json>>) {}

  /** A schema within so many levels of definitions; undefined where nothing of it fits. */
  within(schema: Json, levels: number): Json | undefined {
    const name = nameIn(schema);
    if (name !== undefined) return this.#reference(name, levels - 1);
    const choices = choicesOf(schema);
    if (choices !== undefined) return oneOf(choices.flatMap<Json>((choice) => this.within(choice, levels) ?? []));
    if ('const' in schema) return { const: schema['const'] };
    if ('enum' in schema) return { enum: schema['enum'] };
    if (schema['type'] === 'object') return this.#object(schema, levels);
    if (schema['type'] === 'array') return this.#list(schema, levels);
    const { type, format } = schema;
    return { type, ...(FORMATS.includes(String(format)) && { format }) };
  }

  #reference(name: string, levels: number): Json | undefined {
    const definition = this.definitions[name];
    if (definition === undefined) return undefined;
    // What leads no further is the same on each level.
    const leadsOn = JSON.stringify(definition).includes(REFERENCE);
    if (leadsOn && levels < 0) return undefined;
    const key = leadsOn ? `${name}${levels}` : name;
    if (!(key in this.made)) {
      const made = this.within(definition, levels);
      if (made === undefined) return undefined;
      this.made[key] = made;
    }
    return { $ref: REFERENCE + key };
  }

  /** The engine takes all fields as needed, so each way to leave some out is an object of its own. */
  #object(schema: Json, levels: number): Json | undefined {
    const fields = fieldsOf(schema).map(([name, field]) => ({
      name,
      isNeeded: isNeeded(schema, name),
      made: this.within(field, levels),
    }));
    if (fields.some((field) => field.isNeeded && field.made === undefined)) return undefined;
    const fitting = fields.filter(({ made }) => made !== undefined);
    const free = fitting.filter((field) => !field.isNeeded).map(({ name }) => name);
    return oneOf(
      waysToFill(free).map((way) => {
        const present = fitting.filter((field) => field.isNeeded || way.includes(field.name));
        return { type: 'object', properties: Object.fromEntries(present.map(({ name, made }) => [name, made])) };
      }),
    );
  }

  #list(schema: Json, levels: number): Json | undefined {
    const { minItems, maxItems, items } = schema;
    const least = typeof minItems === 'number' ? { minItems } : {};
    const made = this.within((items ?? { type: 'string' }) as Json, levels);
    if (made === undefined) return minItems ? undefined : { type: 'array', items: { type: 'null' }, maxItems: 0 };
    const most = maxItems ?? (nameIn((items ?? {}) as Json) === undefined ? undefined : LONGEST_LIST);
    return { type: 'array', items: made, ...least, ...(typeof most === 'number' && { maxItems: most }) };
  }
}

/**
 * A JSON schema as the engine makes a grammar of: it knows `oneOf`, takes all fields as needed, and follows definitions into themselves
 * without end, which a small model does until it is stopped. So each definition is there once a level, down to the deepest.
 */
export function boundedSchema(schema: object): object {
  const { $defs, ...root } = schema as Json;
  const bounding = new Bounding(($defs ?? {}) as Record<string, Json>);
  const made = bounding.within(root, DEEPEST);
  if (made === undefined) throw new Error('The schema is deeper than the engine is held to');
  return { ...made, $defs: bounding.made };
}
