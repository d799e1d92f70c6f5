import { Readable } from 'node:stream';

import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { components } from '../../../server/contract/components.js';
import { type Operation } from '../../../server/contract/operation.js';
import { operations } from '../../../server/contract/operations/index.js';

type Schema = Record<string, unknown>;
interface Answer {
  readonly content?: Record<string, { schema: Schema }>;
}

/** The same schema, in which no object has fields that the contract does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = 'properties' in inner && !('additionalProperties' in inner) && !('allOf' in inner);
  return isOpen ? { ...inner, additionalProperties: false } : inner;
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time']);
for (const component of components) ajv.addSchema(closed(component) as Schema);
const problem = ajv.compile({ $ref: 'Problem#' });

/** What an operation may answer with a status: by media type, a check of the body, or none for a file. */
type Allowed = ReadonlyMap<string, ValidateFunction | undefined>;

function allowedBy(answer: Schema & Answer): Allowed {
  if (answer.content === undefined) return new Map([['application/json', ajv.compile(closed(answer) as Schema)]]);
  return new Map(
    Object.entries(answer.content).map(([type, { schema }]) => [
      type,
      schema['format'] === 'binary' ? undefined : ajv.compile(closed(schema) as Schema),
    ]),
  );
}

const answersOf = ({ schema }: Operation): ReadonlyMap<number, Allowed> =>
  new Map(
    Object.entries(schema['response'] as Record<string, Schema & Answer>).map(([status, answer]) => [
      Number(status),
      allowedBy(answer),
    ]),
  );

const known = new Map(
  (operations as unknown as readonly Operation[]).map((operation) => [
    `${operation.method} /api${operation.url}`,
    answersOf(operation),
  ]),
);

const mediaType = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';

function faultIn(payload: unknown, check: ValidateFunction | undefined): string | undefined {
  if (check === undefined || payload instanceof Readable) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(String(payload));
  } catch {
    return `the body is no JSON: ${String(payload).slice(0, 200)}`;
  }
  return check(value) ? undefined : `${ajv.errorsText(check.errors)}: ${String(payload).slice(0, 300)}`;
}

/** What is wrong with an answer by the contract. */
function faultOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { statusCode: status } = reply;
  const type = mediaType(reply);
  // The answer to HEAD is that to GET without its body.
  const answers = known.get(`${request.method.replace('HEAD', 'GET')} ${request.routeOptions.url}`);
  if (answers === undefined) {
    if (type !== 'application/problem+json') return `${status} ${type} is no problem document`;
    return faultIn(payload, problem);
  }
  const allowed = answers.get(status);
  if (allowed === undefined) return `${status} is not in the contract: ${String(payload).slice(0, 300)}`;
  if (!allowed.has(type)) return `${status} as ${type}, where the contract has ${[...allowed.keys()].join(', ')}`;
  return request.method === 'HEAD' ? undefined : faultIn(payload, allowed.get(type));
}

/** What a machine of somebody else calls: no operation of ours. */
const OF_PROVIDER = '/api/v1/stripe/webhook';

/** What of this machine an answer tells, which no person is to read; a page of ours flows past. */
const toldPlace = (payload: unknown, places: readonly string[]): string | undefined =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? places.find((place) => payload.includes(place)) : undefined;

/**
 * Watches every answer under `/api` of a server, also those to calls of the mesh, and in every answer that no folder of this machine is told.
 * @returns what was wrong so far
 */
export function watchContract(app: FastifyInstance, places: readonly string[]): readonly string[] {
  const faults: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const place = toldPlace(payload, places);
    if (place !== undefined)
      faults.push(`${request.method} ${request.url.slice(0, 200)}: tells ${place}: ${String(payload).slice(0, 300)}`);
    if (!/^\/api(?:[/?]|$)/.test(request.url) || request.url === OF_PROVIDER) return payload;
    const fault = faultOf(request, reply, payload);
    if (fault !== undefined) faults.push(`${request.method} ${request.url.slice(0, 200)}: ${fault}`);
    return payload;
  });
  return faults;
}
