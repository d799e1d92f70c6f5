import { type TSchema } from 'typebox';

import { QUERY_SCHEMA } from '../../../domain/query/schema.js';
import { components } from '../../contract/components.js';
import { type Operation } from '../../contract/operation.js';

type Json = Readonly<Record<string, unknown>>;

const named = new Map(components.map((schema) => [schema.$id, schema as unknown as Json]));

/** The same schema with references into its own `$defs`; what it refers to is put into them. */
function closedOver(schema: unknown, defs: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => closedOver(one, defs));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: unknown };
  if (typeof $ref === 'string' && !$ref.startsWith('#')) return { $ref: referred($ref.replace('#', ''), defs) };
  const fields = Object.entries(schema).filter(([name]) => name !== '$id');
  return Object.fromEntries(fields.map(([name, value]) => [name, closedOver(value, defs)]));
}

function referred(name: string, defs: Map<string, unknown>): string {
  if (!defs.has(name)) {
    defs.set(name, undefined);
    defs.set(name, closedOver(named.get(name) ?? {}, defs));
  }
  return `#/$defs/${name}`;
}

/** The fields of an object, which may be a component. */
function fieldsOf(schema: unknown): { readonly properties?: Json; readonly required?: readonly string[] } {
  const { $ref } = (schema ?? {}) as { $ref?: string };
  return ($ref === undefined ? schema : named.get($ref.replace('#', ''))) as ReturnType<typeof fieldsOf>;
}

/** What a tool takes, as a client is told it. */
export interface ToolSchema extends Record<string, unknown> {
  readonly type: 'object';
}

/** A schema of the contract by itself, for those who do not have the rest of it. */
export function schemaAlone(schema: TSchema | Json): ToolSchema {
  const defs = new Map<string, unknown>();
  const whole = closedOver(schema, defs) as ToolSchema;
  return defs.size === 0 ? whole : { ...whole, $defs: Object.fromEntries(defs) };
}

/** The parts of a request in which an operation takes something. */
export const PARTS = ['params', 'querystring', 'body'] as const;

/** The names of what an operation takes, by the part of the request in which it takes them. */
export function namesOf({ schema }: Operation): Readonly<Record<(typeof PARTS)[number], readonly string[]>> {
  const namesIn = (part: (typeof PARTS)[number]) => Object.keys(fieldsOf(schema[part])?.properties ?? {});
  return { params: namesIn('params'), querystring: namesIn('querystring'), body: namesIn('body') };
}

/** All that an operation takes, wherever in a request, as one object. */
export function inputOf({ schema }: Operation): ToolSchema {
  const parts = PARTS.map((part) => fieldsOf(schema[part]) ?? {});
  return schemaAlone({
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Json,
    required: parts.flatMap(({ required = [] }) => required),
    additionalProperties: false,
  });
}

/** The same where a query is among it, which the contract leaves to the forms of queries. */
export function withQuery(input: ToolSchema): ToolSchema {
  const { $defs: forms, ...query } = QUERY_SCHEMA;
  const { properties, $defs, ...rest } = input as ToolSchema & { properties: Json; $defs?: Json };
  const described = { ...query, description: (properties['query'] as Json)['description'] };
  return { ...rest, properties: { ...properties, query: described }, $defs: { ...$defs, ...(forms as Json) } };
}
