import Fastify, { type FastifyInstance } from 'fastify';

import { operations } from '../../contract/operations/index.js';
import { registerOpenApi } from '../http/openapi.js';

/** The OpenAPI document, as far as this code reads it. */
export interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; tags?: string[]; summary?: string; description?: string } & Record<string, unknown>
    >
  >;
  components: { schemas: Record<string, unknown> };
}

/** What a server with `registerOpenApi` says of its routes. */
// Fastify's own type allows every form of OpenAPI 2 and 3; this is the one that `registerOpenApi` asks for.
export const documentOf = (app: FastifyInstance) => app.swagger() as unknown as OpenApiDocument;

/** The OpenAPI 3.0.3 document of the whole contract, made without a database or a socket. */
export async function contractDocument(): Promise<OpenApiDocument> {
  const app = Fastify({ ajv: { customOptions: { strict: false } } });
  // Nothing is called here: compiling what checks and writes each body would take five seconds of the first start.
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => String);
  await registerOpenApi(app);
  for (const operation of operations)
    app.route({
      ...operation,
      url: `/api${operation.url}`,
      handler: () => Promise.reject(new Error('described, not served')),
    });
  await app.ready();
  const document = documentOf(app);
  await app.close();
  return document;
}

/** The same without what is `direct`: uploads, downloads and finished strings do not go through the mesh. */
export function meshDocument(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) => !operation.tags?.includes('direct'));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
