// @ts-check
import { GraphQLError } from 'graphql';

/** @param {string} path @param {string} message */
const refused = (path, message) =>
  new GraphQLError('Some fields are not valid', {
    extensions: { code: 'VALIDATION_FAILED', status: 422, detail: `${path} ${message}`, errors: [{ path, message }] },
  });

/** Half a character, which no address can hold. */
const HALF = /\p{Surrogate}/u;

/** A value as a part of an address. @param {string} path where it stands, for whoever is refused @param {string} text */
export function addressPart(path, text) {
  if (HALF.test(text)) throw refused(path, 'must not hold half a character');
  return encodeURIComponent(text);
}

/** One segment and nothing but one: percent-encoded; a step up or an empty one is refused. @param {string} name @param {unknown} value */
function segment(name, value) {
  const text = String(value ?? '');
  const path = `params/${name}`;
  if (text === '' || text === '.' || text === '..') throw refused(path, 'cannot stand in a path');
  return addressPart(path, text);
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
