import { type TSchema } from 'typebox';

import { PROBLEMS, type ProblemCode } from './problem.js';

/** Largest body of a call, in bytes, where an operation says nothing else; also of whoever is not known. */
export const SMALL_BODY = 64 * 1024;

/** For a text of some pages, however it is written in JSON. */
export const TEXT_BODY = 256 * 1024;
/** For one element with texts as long as are allowed, or the places of all nodes of a large canvas. */
export const ELEMENT_BODY = 4 * 1024 * 1024;
/** For a thousand changes at once, or a file of train examples. */
export const LARGE_BODY = 8 * 1024 * 1024;

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
  /** Media types of a 200 that is a file. */
  produces?: readonly string[];
  /** A range of the file may be asked for, and is answered with 206. */
  ranges?: boolean;
  /** Takes files as parts of a form in place of a JSON body. */
  uploads?: boolean;
  /** A POST that only reads, what it asks for being too long for an address: a query of GraphQL, and no write to whoever counts those. */
  reads?: boolean;
  /** Largest body in bytes, for what needs more than {@link SMALL_BODY}. */
  largestBody?: number;
}

/** Under this name the OpenAPI document says of an operation with a body that it only reads. */
const READS = 'x-reads';

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

const EVERYWHERE = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'FORBIDDEN',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'FILE_DAMAGED',
  'STORAGE_FULL',
  'UNAVAILABLE',
] as const;
/** What is wrong with a body, whatever was expected in it. */
const OF_BODIES = ['BAD_JSON', 'BODY_TOO_LARGE', 'MEDIA_TYPE'] as const;

/** What changes what lies in a project finds it archived at times; what changes the project itself does not mind. */
const archived = (tag: string, problems: readonly ProblemCode[]): readonly ProblemCode[] =>
  tag !== 'projects' && problems.includes('PROJECT_NOT_FOUND') ? ['PROJECT_ARCHIVED'] : [];

const file = { type: 'string', format: 'binary' };
/** A form is read while it comes in, part by part; it is described and not validated as a whole. */
const FORM = {
  consumes: ['multipart/form-data'],
  body: { type: 'object', properties: { files: { type: 'array', items: file } }, additionalProperties: file },
};

/** A 200: JSON, or a file of one of these media types. */
const answered = <R extends TSchema>(answer: R, produces: readonly string[] | undefined): R =>
  produces === undefined
    ? answer
    : // Fastify's form for an answer of several media types; what the routes send is typed by `answer`.
      ({
        description: 'The file',
        content: Object.fromEntries(produces.map((type) => [type, { schema: file }])),
      } as unknown as R);

/**
 * A REST operation: its place, its words and its Fastify schema. Spread it into `app.route({ ...operation, handler })`.
 * The 200 alone is typed; problems are thrown and mapped in one place (`server/edge/http/problems.ts`).
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
    ranges = false,
    uploads = false,
    reads = method === 'GET',
    largestBody = SMALL_BODY,
  } = parts;
  const always = [...EVERYWHERE, ...(method === 'GET' ? [] : OF_BODIES), ...(reads ? [] : archived(tag, problems))];
  return {
    method,
    url,
    bodyLimit: largestBody,
    schema: {
      operationId,
      summary,
      ...(description === undefined ? {} : { description }),
      tags: direct ? [tag, 'direct'] : [tag],
      ...((reads && method !== 'GET' ? { [READS]: true } : {}) as object),
      ...((params === undefined ? {} : { params }) as { params: P }),
      ...((querystring === undefined ? {} : { querystring }) as { querystring: Q }),
      ...((body === undefined ? {} : { body }) as { body: B }),
      ...(uploads ? (FORM as object) : {}),
      response: {
        200: answered(answer, produces),
        ...((ranges ? { 206: answered(answer, produces) } : {}) as object),
        ...(problemResponses([...new Set([...always, ...problems])]) as object),
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

/** Whether an operation changes nothing. */
export const isRead = ({ method, schema }: Operation): boolean => method === 'GET' || schema[READS] === true;
