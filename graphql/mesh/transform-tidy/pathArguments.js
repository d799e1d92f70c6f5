// @ts-check
import { getDirective } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';

/**
 * The path template of a root field, `/api/neo4j/node/{args.nodeId}`. A field without one cannot be guarded, so the
 * schema is not served at all.
 * @param {import('graphql').GraphQLSchema} schema @param {any} field @param {string} fieldName @returns {string}
 */
function templateOf(schema, field, fieldName) {
  const path = getDirective(schema, field, 'httpOperation')?.[0]?.['path'];
  if (typeof path !== 'string') throw new Error(`${fieldName} does not say which path it calls`);
  return path;
}

/** @param {string} name */
const refused = (name) =>
  new GraphQLError('Some fields are not valid', {
    extensions: {
      code: 'VALIDATION_FAILED',
      status: 422,
      detail: `params/${name} cannot stand in a path`,
      errors: [{ path: `params/${name}`, message: 'cannot stand in a path' }],
    },
  });

/** One segment and nothing but one: percent-encoded; a step up or an empty one is refused. @param {string} name @param {unknown} value */
function segment(name, value) {
  const text = String(value ?? '');
  if (text === '' || text === '.' || text === '..') throw refused(name);
  return encodeURIComponent(text);
}

/**
 * The handler puts path arguments into the address as they are, so that `n1/relationships` or `../..` would reach another
 * route. Here each becomes exactly one segment before the call.
 * @param {import('graphql').GraphQLSchema} schema @param {any} field @param {string} fieldName
 */
export function guardPath(schema, field, fieldName) {
  const names = [...templateOf(schema, field, fieldName).matchAll(/\{args\.(\w+)/g)].map(([, name]) => String(name));
  const { resolve } = field;
  if (names.length === 0 || resolve === undefined) return field;
  /** @type {import('graphql').GraphQLFieldResolver<unknown, unknown>} */
  const guarded = (root, args, context, info) =>
    resolve(
      root,
      { ...args, ...Object.fromEntries(names.map((name) => [name, segment(name, args[name])])) },
      context,
      info,
    );
  return { ...field, resolve: guarded };
}
