import { type FastifyInstance } from 'fastify';

// GraphiQL brings its own styles, workers and scripts within its page.
const POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'; object-src 'none'";

/** The page on which developers try operations; never served to the public. */
export function serveExplorer(app: FastifyInstance, url: string): void {
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
