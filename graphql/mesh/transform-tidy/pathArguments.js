// @ts-check
import { GraphQLError } from 'graphql';

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
 * Fills a path template of the handler, `/api/neo4j/node/{args.nodeId}`. The handler itself puts arguments into the
 * address as they are, so that `n1/relationships` or `../..` would reach another route; here each is exactly one segment.
 * @param {string} template @returns {(args: Record<string, unknown>) => string}
 */
export function pathFiller(template) {
  const parts = template.split(/\{args\.(\w+)\}/);
  return (args) => parts.map((part, index) => (index % 2 === 0 ? part : segment(part, args[part]))).join('');
}
