// @ts-check
import { GraphQLError } from 'graphql';

/**
 * @typedef {{ title?: string, code?: string, status?: number, detail?: string, instance?: string, errors?: unknown, present?: unknown, before?: unknown }} Problem
 * @typedef {{ status: number, body?: Problem | string }} Response
 */

/** What a client may know of a failure behind the gateway, by HTTP status. */
const FAILURES = {
  502: { code: 'UNAVAILABLE', title: 'Not available at the moment' },
  503: { code: 'UNAVAILABLE', title: 'Not available at the moment' },
  504: { code: 'UNAVAILABLE', title: 'Not answered in time' },
};

/** Failures of what is stored that a person can do something about. They say which, and nothing of where. */
const TOLD = new Set(['STORAGE_FULL', 'FILE_DAMAGED']);

/** An error with its place in the answer and nothing else of its origin. @param {GraphQLError} from @param {string} message @param {Record<string, unknown>} extensions */
const errorAt = (from, message, extensions) =>
  new GraphQLError(message, { nodes: from.nodes, path: from.path, extensions });

/** @param {GraphQLError} from @param {number} status @param {string} [instance] */
const failure = (from, status, instance) => {
  const { code, title } = FAILURES[/** @type {keyof typeof FAILURES} */ (status)] ?? {
    code: 'INTERNAL',
    title: 'Something failed here',
  };
  return errorAt(from, title, { code, status, ...(instance === undefined ? {} : { instance }) });
};

/** A refusal of the REST backend, whose problem document is meant for clients. @param {GraphQLError} from @param {Response} response */
function refusal(from, { status, body }) {
  const problem = typeof body === 'object' && body !== null ? body : {};
  const { title = 'The request was refused', code = 'INTERNAL', detail, errors, present, before, instance } = problem;
  if (TOLD.has(code)) return errorAt(from, title, { code, status, instance });
  if (status >= 500) return failure(from, status, instance);
  return errorAt(from, title, { code, status, detail, errors, present, before, instance });
}

/** `input.labels[0]` as the REST routes would name it: `body/labels/0`. @param {string} path */
const pointer = (path) =>
  path
    .replace(/^input\b/, 'body')
    .replaceAll('[', '/')
    .replaceAll(']', '')
    .replaceAll('.', '/');

/** A variable that does not fit its type, named as a REST route would name it, without repeating the value. @param {GraphQLError} from */
function wrongVariable(from) {
  const [, name = ''] = /Variable "\$(\w+)"/.exec(from.message) ?? [];
  const [, inner] = / at "([^"]+)"/.exec(from.message) ?? [];
  const reason = from.message.split('; ').slice(1).join('; ') || from.message;
  const [, unknown] = /Field "([^"]+)" is not defined/.exec(reason) ?? [];
  const path = pointer(inner ?? name) + (unknown === undefined ? '' : `/${unknown}`);
  const message = reason
    .replace(/^Expected type "\w+"\. /, '')
    .replace(/ but given [\s\S]*$/, '')
    .slice(0, 300);
  return errorAt(from, 'Some fields are not valid', {
    code: 'VALIDATION_FAILED',
    status: 422,
    detail: `${path} ${message}`,
    errors: [{ path, message }],
  });
}

/** @param {GraphQLError} error @returns {{ name?: string, message?: string }} */
const originOf = (error) => {
  let origin = /** @type {any} */ (error);
  while (origin.originalError !== undefined && origin.originalError !== null) origin = origin.originalError;
  return origin;
};

/** Codes that the gateway itself gives to what it refuses before any call. */
const OWN = new Set([
  'OPERATION_UNKNOWN',
  'VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
]);

/**
 * An error as clients may see it: a code, a status and what the problem document says; no address, header or stack.
 * @param {GraphQLError} error
 */
export function toClientError(error) {
  const response = /** @type {Response | undefined} */ (error.extensions?.['response']);
  if (typeof response?.status === 'number') return refusal(error, response);
  const code = error.extensions?.['code'];
  if (typeof code === 'string' && OWN.has(code)) return error;
  const { name, message = '' } = originOf(error);
  if (name === 'AbortError' || name === 'TimeoutError') return failure(error, 504);
  if (/ECONN|ENOTFOUND|EAI_AGAIN|fetch failed|socket/i.test(message)) return failure(error, 503);
  if (error.path === undefined && error.message.startsWith('Variable ')) return wrongVariable(error);
  return failure(error, 500);
}
