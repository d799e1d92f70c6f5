import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

import { type FastifyInstance } from 'fastify';

/** Where the page is, and what it loads besides. */
const PAGE = '/api/docs';
const DOCUMENT = `${PAGE}/openapi.json`;

const require = createRequire(import.meta.url);
/** Files of the viewer, by the names that the page asks for. */
const VIEWER = {
  'viewer.js': {
    file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  'viewer.css': { file: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
} as const;

/** Begins the viewer; the page's policy takes no script that stands in a page. Nothing is asked of other machines. */
const BEGIN = `SwaggerUIBundle({
  dom_id: '#reference',
  url: '${DOCUMENT}',
  validatorUrl: null,
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
});
`;

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>API reference · Harta</title>
    <link rel="stylesheet" href="${PAGE}/viewer.css">
  </head>
  <body>
    <main id="reference"><h1>API reference</h1></main>
    <script src="${PAGE}/viewer.js"></script>
    <script src="${PAGE}/begin.js"></script>
  </body>
</html>
`;

const DAY = 'public, max-age=86400';

/**
 * Serves the contract's OpenAPI document, and a page that shows it and tries its calls out. Both say what docs/api.md does,
 * so nobody is asked who they are. All of it comes from this server.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get(PAGE, hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(HTML));
  app.get(`${PAGE}/begin.js`, hidden, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(BEGIN));
  app.get(DOCUMENT, hidden, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  for (const [name, { file, type }] of Object.entries(VIEWER))
    app.get(`${PAGE}/${name}`, hidden, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', DAY)
        .send(await readFile(file)),
    );
}
