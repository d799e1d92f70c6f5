import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';

import { components } from '../../contract/components.js';

/** Makes the contract's named components known to Fastify, and its routes' OpenAPI 3.0.3 document readable (`app.swagger()`). */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Harta',
        version: '1.0.0',
        description: 'A knowledge graph on a canvas. Every call needs a bearer token.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema.$id === 'string' ? schema.$id : `Schema${index}`,
    },
  });
  for (const schema of components) app.addSchema(schema);
}
