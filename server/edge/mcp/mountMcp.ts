import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { TEXT_BODY } from '../../contract/operation.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Authenticate, countedAuthentication, personOf } from '../http/authentication.js';
import { type RateLimits } from '../http/rateLimits.js';
import { isViewer } from '../../people/identity/Person.js';
import { LazyService } from '../../platform/late/LazyService.js';
import { Caller, type CallerParts } from './Caller.js';
import { type McpEndpoint } from './openMcp.js';

const URL = '/mcp';
/** Messages that one request may bring: older clients send several at once. */
const MOST_MESSAGES = 10;

/** What the endpoint stands on. */
export interface McpOptions {
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  readonly defaultProject: CallerParts['defaultProject'];
  /** Whether people reach the installation by https alone, at a TLS proxy. */
  readonly isBehindTls: boolean;
  /** The version that programs are told. */
  readonly version: string;
}

/** Lets pass only programs with an API token of their own: a sign-in has no use for this, and a view shows one page. */
function useTokens(app: FastifyInstance, { authenticate, limits }: McpOptions): void {
  app.decorateRequest('person', undefined);
  const check = countedAuthentication(authenticate, limits);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await check(request, reply);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401) reply.header('www-authenticate', 'Bearer');
      throw error;
    }
    const { grant } = personOf(request);
    if (grant === null || isViewer(grant)) throw new ProblemError('FORBIDDEN', { detail: 'This takes an API token' });
  });
}

/** How many messages a body brings. @throws ProblemError VALIDATION_FAILED for too many at once */
function messagesIn(body: unknown): number {
  const messages = Array.isArray(body) ? body.length : 1;
  if (messages > MOST_MESSAGES) throw ProblemError.field('body', `must hold at most ${MOST_MESSAGES} messages`);
  return messages;
}

/** The origin that was asked. @throws ProblemError FORBIDDEN where a page of another site asks */
const originFor =
  (isBehindTls: boolean) =>
  ({ protocol, host, headers }: FastifyRequest): string => {
    const origin = `${isBehindTls ? 'https' : protocol}://${host}`;
    if (headers.origin !== undefined && headers.origin !== origin) throw new ProblemError('FORBIDDEN');
    return origin;
  };

const textHeaders = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Serves the Model Context Protocol (streamable HTTP, no sessions) to other assistants: they read the graph and propose changes with
 * an API token. The library of the protocol is loaded by the first call: most installations never need it.
 */
export async function mountMcp(app: FastifyInstance, options: McpOptions): Promise<void> {
  useTokens(app, options);
  const parts = { app, defaultProject: options.defaultProject, originOf: originFor(options.isBehindTls) };
  const late = new LazyService<McpEndpoint>('The MCP endpoint', async () =>
    (await import('./openMcp.js')).openMcp(options.version),
  );
  app.post(URL, { bodyLimit: 2 * TEXT_BODY, schema: { hide: true } }, async (request, reply) => {
    await options.limits.operations(request, reply, messagesIn(request.body) - 1);
    const caller = new Caller(parts, request);
    const answer = await (
      await late.get()
    ).answer({ headers: textHeaders(request.headers), body: request.body }, caller);
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    if (type !== null) reply.header('content-type', type);
    return reply.code(answer.status).send(text);
  });
  // Nothing is told unasked, and there are no sessions to end.
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'POST');
    throw new ProblemError('METHOD_NOT_ALLOWED');
  };
  for (const method of ['GET', 'DELETE'] as const)
    app.route({ method, url: URL, schema: { hide: true }, handler: refuse });
}
