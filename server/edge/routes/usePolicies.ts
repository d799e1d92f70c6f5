import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { wornPicture } from '../../../domain/elements/nodePicture.js';
import { personOf } from '../http/authentication.js';
import { type Named, type ProjectOf, refuseOtherProjects, refuseScope } from '../policies/authorise.js';
import { type Policy } from '../policies/Policy.js';
import { policyOf } from '../policies/policyOf.js';
import { type Services } from './services.js';

/** Where what a call names lies. */
const projectsOf = ({ imports, assistant, store, images }: Services): ProjectOf => ({
  import: async (owner, id) => (await imports.get(owner, id)).projectId,
  message: async (owner, uid) => (await assistant.message(owner, uid)).projectId,
  conversation: async (owner, id) => (await assistant.conversation(owner, id)).projectId,
  picture: async (ownerId, picture) => {
    const { projectId: shown } = await images.get(ownerId, picture);
    const { items } = await store.projects(ownerId);
    const wearing = await Promise.all(
      items.map(async ({ id: projectId }) => {
        // The id is a word of the property, and so of the search index.
        const { nodes } = await store.search({ ownerId, projectId }, { text: picture, limit: 100 });
        return nodes.some(({ properties }) => wornPicture(properties) === picture) ? [projectId] : [];
      }),
    );
    return [...(shown === undefined ? [] : [shown]), ...wearing.flat()];
  },
});

const operationOf = ({ schema }: { schema?: unknown }): string =>
  (schema as { operationId?: string } | undefined)?.operationId ?? '';

const policyFor = (request: FastifyRequest): Policy => policyOf(operationOf(request.routeOptions));

/** What was validated of a request, by name: no operation says one of these names in two places. */
const namedIn = ({ params, query, body }: FastifyRequest): Named => ({
  ...(query as Named),
  ...(typeof body === 'object' ? (body as Named | null) : {}),
  ...(params as Named),
});

/**
 * Puts the routes of this instance behind the policies: the one place where REST, and with it GraphQL, asks "may they?".
 * To be called after `useAuthentication` and before the routes are added; a route without a policy is refused at the start.
 */
export function usePolicies(app: FastifyInstance, services: Services): void {
  const projectOf = projectsOf(services);
  app.addHook('onRoute', (route) => {
    policyOf(operationOf(route));
  });
  app.addHook('onRequest', async (request) => {
    refuseScope(personOf(request).grant, policyFor(request));
  });
  app.addHook('preHandler', async (request) => {
    await refuseOtherProjects(personOf(request), policyFor(request), namedIn(request), projectOf);
  });
}
