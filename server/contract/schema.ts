import { type Static, type TSchema, Type } from 'typebox';

/**
 * Helpers that keep the OpenAPI 3.0.3 document in the form that the mesh reads well: every object, enum and path
 * parameter is a named component, maps are plain objects. There is no null: what is absent is an optional field that is not there.
 */

/** A reference to a named component; the schema must carry an `$id`. */
export const ref = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `${(schema as { $id?: string }).$id ?? ''}#` });

/** A map from names to JSON values; what the values may be is checked by the domain, which can say where. */
export const jsonMap = <V = unknown>(options: object = {}) =>
  Type.Unsafe<Record<string, V>>({ type: 'object', additionalProperties: true, ...options });

/** One of several words. Give it an `$id` or a `title`, or the mesh invents a name per field. */
export const words = <const T extends readonly string[]>(values: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

/** A point in time, ISO 8601 in UTC. */
export const DateTime = (description: string) => Type.String({ format: 'date-time', description });
