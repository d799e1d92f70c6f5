import { type TSchema } from 'typebox';

import { PROBLEMS, type ProblemCode } from './problem.js';

/** What a REST operation may be given, as the contract says it. */
interface OperationParts<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under `/api`, with `:name` for parameters. */
  url: string;
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  params?: P;
  querystring?: Q;
  body?: B;
  /** What is answered with 200. */
  answer: R;
  problems?: readonly ProblemCode[];
  /** Not part of the mesh: files, streams and finished strings go straight over REST. */
  direct?: boolean;
  /** A media type other than JSON that a 200 carries. */
  produces?: string;
}

const problemResponses = (codes: readonly ProblemCode[]) => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(PROBLEMS[code].status, [...(byStatus.get(PROBLEMS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, known]) => [
      status,
      { description: known.join(', '), content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } } },
    ]),
  );
};

const EVERYWHERE = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'VALIDATION_FAILED', 'RATE_LIMITED'] as const;

/**
 * A REST operation: its place, its words and its Fastify schema. Spread it into `app.route({ ...operation, handler })`.
 * The 200 alone is typed; problems are thrown and mapped in one place (`server/http/problems.ts`).
 */
export function defineOperation<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  R extends TSchema = TSchema,
>(parts: OperationParts<P, Q, B, R>) {
  const {
    method,
    url,
    operationId,
    summary,
    description,
    tag,
    params,
    querystring,
    body,
    answer,
    problems = [],
    direct = false,
    produces,
  } = parts;
  return {
    method,
    url,
    schema: {
      operationId,
      summary,
      ...(description === undefined ? {} : { description }),
      tags: direct ? [tag, 'direct'] : [tag],
      ...((params === undefined ? {} : { params }) as { params: P }),
      ...((querystring === undefined ? {} : { querystring }) as { querystring: Q }),
      ...((body === undefined ? {} : { body }) as { body: B }),
      ...(produces === undefined ? {} : { produces: [produces] }),
      response: {
        200: answer,
        ...(problemResponses([...new Set([...EVERYWHERE, ...problems])]) as object),
      },
    },
  } as const;
}

/** Any operation, when its types do not matter. */
export type Operation = Omit<ReturnType<typeof defineOperation>, 'schema'> & {
  readonly schema: {
    readonly operationId: string;
    readonly summary: string;
    readonly tags: readonly string[];
  } & Record<string, unknown>;
};
