import { type FastifyInstance } from 'fastify';

import { LARGE_BODY } from '../../contract/operation.js';
import { LazyService } from '../../platform/late/LazyService.js';
import { type Callers, countOperations, useCallers } from './callers.js';
import { type Gateway } from './openGateway.js';
import { type OperationRequest, readRequests } from './requests.js';
import { type Transport, transportTo } from './transport.js';

// GraphiQL brings its own styles, workers and scripts within its page.
const POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'; object-src 'none'";

/** The page on which developers try operations; never served to the public. */
function serveExplorer(app: FastifyInstance, url: string): void {
  app.get(url, { schema: { hide: true } }, async (_request, reply) => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(
        renderGraphiQL({ endpoint: url, title: 'Harta', isHeadersEditorEnabled: true, shouldPersistHeaders: false }),
      );
  });
}

const URL = '/graphql';

export interface GatewayOptions {
  /** `closed` runs the operations that the pages were built with; `open` any within the limits, with the explorer. */
  readonly mode: 'closed' | 'open';
  /** Who may ask; without it whoever can reach the gateway, for one that stands alone. */
  readonly callers?: Callers;
  /** What carries the REST calls; by default the routes of the same app. */
  readonly transport?: Transport;
}

/** The gateway of an app: the mesh and all that runs it, the largest part of the server, loaded late. */
export const lateGateway = (app: FastifyInstance, { mode, transport = transportTo(app) }: GatewayOptions) =>
  new LazyService<Gateway>('The GraphQL gateway', async () => {
    const { openGateway } = await import('./openGateway.js');
    return openGateway(mode === 'open', transport);
  });

/**
 * Serves the built mesh at `/graphql`. Only JSON bodies are read (Fastify knows no other here), so that no form of another
 * site can send one. Errors of operations answer 200 with `errors`, what is no operation at all a problem document.
 * Requests wait until the gateway is loaded; where it cannot be, they are told UNAVAILABLE and all else goes on.
 */
export async function mountGateway(
  app: FastifyInstance,
  options: GatewayOptions,
  late: LazyService<Gateway> = lateGateway(app, options),
): Promise<void> {
  const { mode, callers } = options;
  if (callers !== undefined) useCallers(app, callers);
  app.post(URL, { bodyLimit: LARGE_BODY, schema: { hide: true } }, async (request, reply) => {
    const requests = readRequests(request.body);
    const gateway = await late.get();
    const prepared = [requests].flat().map((each: OperationRequest) => gateway.prepare(each, request));
    const operations = prepared.reduce((sum, { count }) => sum + count, 0);
    if (callers !== undefined) await countOperations(callers, request, reply, operations);
    const answers = await Promise.all(prepared.map(({ run }) => run()));
    const answer = Array.isArray(requests) ? answers : answers[0];
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer));
  });
  if (mode === 'open') serveExplorer(app, URL);
}
