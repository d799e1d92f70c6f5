import { type FastifyInstance } from 'fastify';

import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/aliases.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** What words mean in a project, as its person answered: listed and forgotten here, kept by answering in the chat. */
export function serveAliases(app: FastifyInstance, { store, aliases }: Services): void {
  /** The project that a call is about. Whoever is no owner of it is told that it is not there. */
  async function projectOf({ ownerId, projectId }: GraphScope): Promise<ProjectId> {
    const known = projectId ?? (await store.ensureDefaultProject(ownerId));
    await store.project({ ownerId, projectId: known });
    return known;
  }
  const list = async (ownerId: OwnerId, projectId: ProjectId) => {
    const items = await aliases.list(ownerId, projectId);
    return { items, total: items.length };
  };

  serveValue(app, contract.aliases, async ({ scope }) => list(scope.ownerId, await projectOf(scope)));
  serveValue(app, contract.forgetAlias, async ({ scope, body }) => {
    const projectId = await projectOf(scope);
    await aliases.remove(scope.ownerId, projectId, body.words);
    return list(scope.ownerId, projectId);
  });
}
