import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type HTTPMethods,
} from 'fastify';
import { type Static, type TSchema } from 'typebox';

import { type ProjectId } from '../../contract/ids.js';
import { type ChangeOrigin, type GraphScope } from '../../graph/ports/scope.js';
import { personOf } from '../http/authentication.js';
import { type Person } from '../../people/identity/Person.js';
import { type Json, stringify } from '../../platform/storage/Json.js';

/** What comes in by a call of its own was made by a person. */
export const BY_HAND: ChangeOrigin = { source: 'hand' };

/** An operation as `defineOperation` gives it. */
interface Served<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly bodyLimit: number;
  readonly schema: {
    readonly consumes?: readonly string[];
    readonly params: P;
    readonly querystring: Q;
    readonly body: B;
    readonly response: { readonly 200: R };
  };
}

type WithoutProject<T> = Omit<T, 'projectId'>;

/** One call, checked against the contract. */
export interface Call<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly person: Person;
  /** Whose graph: the owner comes from the token alone, the project from what was sent, or is the one that the token is for. */
  readonly scope: GraphScope;
  readonly params: Static<P>;
  readonly query: WithoutProject<Static<Q>>;
  readonly body: WithoutProject<Static<B>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const NOTHING = { type: 'object', properties: {}, additionalProperties: false };

const withoutProject = (sent: unknown): { projectId?: ProjectId } & Record<string, unknown> =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {};

function callOf<P extends TSchema, Q extends TSchema, B extends TSchema>(
  request: FastifyRequest,
  reply: FastifyReply,
): Call<P, Q, B> {
  const person = personOf(request);
  const { projectId: ofQuery, ...query } = withoutProject(request.query);
  const { projectId: ofBody, ...body } = withoutProject(request.body);
  return {
    person,
    scope: { ownerId: person.ownerId, projectId: ofBody ?? ofQuery ?? person.grant?.projectId ?? undefined },
    params: request.params,
    query,
    body,
    request,
    reply,
    // Validated against P, Q and B before the handler runs.
  } as unknown as Call<P, Q, B>;
}

/** Serves an operation of the contract with a stream or another answer that is not JSON. */
export function serveDirect<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  operation: Served<P, Q, B, R>,
  handle: (call: Call<P, Q, B>) => Promise<FastifyReply>,
): void {
  // Where the contract takes nothing, nothing may be sent: a query that nobody reads is a mistake of the caller.
  const { body, querystring = NOTHING, ...schema }: FastifySchema = operation.schema;
  const validated = body !== undefined && operation.schema.consumes === undefined;
  app.route({
    method: operation.method,
    url: `/api${operation.url}`,
    bodyLimit: operation.bodyLimit,
    // A form is no value that could be validated: its parts are read as they come.
    schema: { ...schema, querystring, ...(validated ? { body } : {}) },
    handler: (request, reply) => handle(callOf<P, Q, B>(request, reply)),
  });
}

/** Serves an operation of the contract whose answer an engine finished: text that is sent as it is. */
export function serve<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  operation: Served<P, Q, B, R>,
  answer: (call: Call<P, Q, B>) => Promise<Json<Static<R>>>,
): void {
  serveDirect(app, operation, async (call) =>
    call.reply.header('content-type', 'application/json; charset=utf-8').send(await answer(call)),
  );
}

/** Serves an operation of the contract whose answer is a value. */
export function serveValue<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
  app: FastifyInstance,
  operation: Served<P, Q, B, R>,
  answer: (call: Call<P, Q, B>) => Promise<Static<R>>,
): void {
  serve(app, operation, async (call) => stringify(await answer(call)));
}
