import { useGraphQlJit } from '@envelop/graphql-jit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';

import { builtMesh } from './builtMesh.js';
import { documentFinder } from './documents.js';
import { serveExplorer } from './explorer.js';
import { knownOperations } from './knownOperations.js';
import { limits } from './limits.js';
import { type OperationRequest, readRequests } from './requests.js';
import { type Transport, transportTo } from './transport.js';

const URL = '/graphql';
// Typed against Envelop's own context, which Yoga's extends.
const jit = useGraphQlJit({ disableLeafSerialization: true }) as unknown as Plugin;
const BODY_LIMIT = 8 * 1024 * 1024;

export interface GatewayOptions {
  /** `closed` runs the operations that the pages were built with; `open` any within the limits, with the explorer. */
  readonly mode: 'closed' | 'open';
  /** What carries the REST calls; by default the routes of the same app. */
  readonly transport?: Transport;
}

/** What of a request the mesh passes on to the REST routes. */
const contextOf = (request: FastifyRequest, transport: Transport) => ({
  req: { headers: { authorization: request.headers.authorization, 'x-request-id': request.id } },
  transport,
});

/**
 * Serves the built mesh at `/graphql`. Only JSON bodies are read (Fastify knows no other here), so that no form of another
 * site can send one. Errors of operations answer 200 with `errors`, what is no operation at all a problem document.
 */
export async function mountGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const open = options.mode === 'open';
  const transport = options.transport ?? transportTo(app);
  const mesh = await builtMesh();
  const yoga = createYoga({
    // After the mesh's own, whose parser and executor these two replace.
    plugins: [...mesh.plugins, ...limits(open), jit],
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
  });
  const find = documentFinder(knownOperations(), open);

  async function run(operation: OperationRequest, request: FastifyRequest): Promise<ExecutionResult> {
    const enveloped = yoga.getEnveloped(contextOf(request, transport) as never);
    const checked = find(operation, enveloped);
    if ('errors' in checked) return checked;
    return (await enveloped.execute({
      schema: enveloped.schema,
      document: checked.document,
      contextValue: await enveloped.contextFactory(),
      variableValues: operation.variables,
      operationName: operation.operationName,
    })) as ExecutionResult;
  }

  app.post(URL, { bodyLimit: BODY_LIMIT, schema: { hide: true } }, async (request, reply) => {
    const requests = readRequests(request.body);
    const answer = Array.isArray(requests)
      ? await Promise.all(requests.map((each: OperationRequest) => run(each, request)))
      : await run(requests as OperationRequest, request);
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer));
  });
  if (open) serveExplorer(app, URL);
}
