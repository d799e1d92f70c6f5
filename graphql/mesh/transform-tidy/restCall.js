// @ts-check
import { getDirective } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';

import { fetch } from '../fetch.js';
import { addressPart, pathFiller } from './pathArguments.js';

/**
 * @typedef {{ path: string, httpMethod: string, queryParamArgMap?: string | Record<string, string> }} HttpOperation
 * @typedef {{ headers?: Record<string, string | undefined> }} Context
 */

/**
 * How a root field is called, as the handler wrote it down. A field that does not say so is not served at all, nor is the
 * schema that it is in.
 * @param {import('graphql').GraphQLSchema} schema @param {any} field @param {string} fieldName @returns {HttpOperation}
 */
function operationOf(schema, field, fieldName) {
  const operation = getDirective(schema, field, 'httpOperation')?.[0];
  if (typeof operation?.['path'] !== 'string') throw new Error(`${fieldName} does not say which path it calls`);
  return /** @type {HttpOperation} */ (operation);
}

/** Arguments that are query parameters, by the names of both. @param {HttpOperation['queryParamArgMap']} map @returns {[string, string][]} */
const parametersOf = (map = {}) => Object.entries(typeof map === 'string' ? JSON.parse(map) : map);

/** @param {[string, string][]} parameters @param {Record<string, unknown>} args */
function queryOf(parameters, args) {
  let query = '';
  for (const [name, argument] of parameters) {
    const value = args[argument];
    if (value === undefined || value === null) continue;
    query += `${query === '' ? '?' : '&'}${name}=${addressPart(`querystring/${argument}`, String(value))}`;
  }
  return query;
}

/** @param {Context} context @param {boolean} hasBody @returns {Record<string, string>} */
function headersOf({ headers = {} }, hasBody) {
  const { authorization, 'x-request-id': requestId } = headers;
  return {
    accept: 'application/json, application/problem+json',
    ...(authorization === undefined ? {} : { authorization }),
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

/** @param {string} text @returns {unknown} */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer's JSON; a refusal, or what is no JSON at all, is thrown with its status. @param {{ status: number, text(): Promise<string> }} response */
async function dataOf(response) {
  const body = jsonOf(await response.text());
  const isAnswer = response.status < 300 && body !== undefined;
  if (isAnswer) return body;
  const status = response.status < 300 ? 502 : response.status;
  throw new GraphQLError('The request was refused', { extensions: { response: { status, body } } });
}

const backend = () => (process.env['API_URL'] ?? '').replace(/\/+$/, '');

/**
 * A root field that calls its REST operation. The handler's own resolver serves any API: it interpolates every header
 * anew and hangs nine getters on each object of an answer, which costs more than the call; this one serves ours.
 * @param {import('graphql').GraphQLSchema} schema @param {any} field @param {string} fieldName
 */
export function restField(schema, field, fieldName) {
  const { path, httpMethod: method, queryParamArgMap } = operationOf(schema, field, fieldName);
  const parameters = parametersOf(queryParamArgMap);
  const pathWith = pathFiller(path);
  /** @type {import('graphql').GraphQLFieldResolver<unknown, Context, Record<string, unknown>>} */
  const resolve = async (_root, args, context) => {
    const url = backend() + pathWith(args) + queryOf(parameters, args);
    const body = args['input'] === undefined ? undefined : JSON.stringify(args['input']);
    const init = { method, headers: headersOf(context, body !== undefined), ...(body === undefined ? {} : { body }) };
    return dataOf(await fetch(url, init, context));
  };
  return { ...field, resolve };
}
