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

/**
 * Begins the viewer; the page's policy takes no script that stands in a page. Nothing is asked of other machines. With `deepLinking`
 * each path would be a link within the button that opens its operation, where no reader of the screen finds it.
 */
const BEGIN = `SwaggerUIBundle({
  dom_id: '#reference',
  url: '${DOCUMENT}',
  validatorUrl: null,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
});
`;

/** The viewer's own colours are too faint to be read by everybody: words on them have 4.5 : 1 with these. */
const LOOK = `
.swagger-ui .info .title small { background: #4b5563; }
.swagger-ui .info .title small.version-stamp { background: #3f6212; }
.swagger-ui .info a, .swagger-ui .info .base-url, .swagger-ui a.nostyle:focus-visible { color: #1d4ed8; }
.swagger-ui .btn.authorize { border-color: #166534; color: #166534; }
.swagger-ui .btn.authorize svg { fill: #166534; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d4ed8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #166534; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b91c1c; }
.swagger-ui .parameter__in, .swagger-ui .prop-format, .swagger-ui .parameter__deprecated { color: #4b5563; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #b91c1c; }
.swagger-ui .btn.execute { background: #1d4ed8; border-color: #1d4ed8; }
.swagger-ui .filter .operation-filter-input { width: 100%; border-color: #6b7280; }
.swagger-ui .fallback, .swagger-ui .fallback i { color: #4b5563; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .scheme-container { margin: 0; padding: 0 0 1rem; box-shadow: none; }
`;

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>API reference · Harta</title>
    <link rel="stylesheet" href="${PAGE}/viewer.css">
    <link rel="stylesheet" href="${PAGE}/look.css">
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
  app.get(`${PAGE}/look.css`, hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(LOOK));
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
