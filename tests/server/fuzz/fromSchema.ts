import fc from 'fast-check';

import { components } from '../../../server/contract/components.js';
import { type Objects } from '../api/sampleRequest.js';
import { hostileText, hostileValue } from './hostileValues.js';

/** What is read of a JSON schema of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  nullable?: boolean;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** Values that stand for the named components: the ids of objects that are there. */
export type KnownValues = Readonly<Record<string, string>>;

/** The values of {@link Objects} by the names of their components: `nodeId` is a `NodeId`. */
export const knownValues = (objects: Objects): KnownValues =>
  Object.fromEntries(
    Object.entries(objects).map(([name, id]) => [name.replace(/^./, (first) => first.toUpperCase()), String(id)]),
  );

/** Whether the contract has a component of this name. */
export const isNamed = (name: string): boolean => named.has(name);

const named = new Map(components.map((schema) => [schema.$id, schema as Schema]));
const MOST_ITEMS = 4;

/** The schema that a reference stands for. */
function resolved(schema: Schema): Schema {
  const component = schema.$ref === undefined ? undefined : named.get(schema.$ref.replace('#', ''));
  return component === undefined ? schema : resolved(component);
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom('2026-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z');
  if (format === 'date') return fc.constantFrom('2026-01-01', '9999-12-31');
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  const atTheBounds = fc.constantFrom('x'.repeat(Math.max(1, minLength)), 'ț'.repeat(Math.min(maxLength, 2_000)));
  return fc.oneof(atTheBounds, fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }));
}

const numberOf = ({
  type,
  exclusiveMinimum,
  minimum = (exclusiveMinimum ?? -1000.5) + 0.5,
  maximum = 1000,
}: Schema): fc.Arbitrary<number> => {
  const between =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(fc.constantFrom(minimum, maximum), between);
};

function objectOf(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fromSchema(each, known)]));
  const model = fc.record(fields, { requiredKeys: required });
  if (Object.keys(properties).length > 0 || additionalProperties === false) return model;
  const value =
    typeof additionalProperties === 'object'
      ? fromSchema(additionalProperties, known)
      : fc.oneof(fc.string(), fc.integer());
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), value, { maxKeys: 4 });
}

/** Values that a schema accepts, its bounds among them. */
export function fromSchema(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const name = schema.$ref?.replace('#', '');
  if (name !== undefined) {
    const there = known[name];
    const any = fromSchema(resolved(schema), known);
    return there === undefined
      ? any
      : fc.oneof({ weight: 4, arbitrary: fc.constant(there) }, { weight: 1, arbitrary: any });
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined && choices.length > 0) return fc.oneof(...choices.map((each) => fromSchema(each, known)));
  const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(fromSchema(items, known), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  return objectOf(schema, known);
}

/** The same with one field put wrong: another type, missing, or one too many. */
export function spoiled(schema: Schema, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(resolved(schema).properties ?? {});
  const field = names.length === 0 ? hostileText : fc.oneof(fc.constantFrom(...names), hostileText);
  const wrong = fc.option(hostileValue, { nil: undefined, freq: 5 });
  return fc.tuple(fromSchema(schema, known), field, wrong).map(([value, name, instead]) => {
    const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    // Entries, so that a field called __proto__ is one.
    return Object.fromEntries([...Object.entries(record).filter(([each]) => each !== name), [name, instead]]);
  });
}
