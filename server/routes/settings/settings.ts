import { type FastifyInstance } from 'fastify';

import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import * as contract from '../../contract/operations/account.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ProjectCatalog } from '../../graph/ports/ProjectCatalog.js';
import { stringify } from '../../storage/Json.js';
import { type Records } from '../../records/Records.js';
import { serve } from '../serve.js';

/** @throws ProblemError PROJECT_NOT_FOUND for a project that is not the person's */
async function refuseForeignProject(store: ProjectCatalog, ownerId: OwnerId, id: ProjectId): Promise<void> {
  const { items } = await store.projects(ownerId);
  if (!items.some((project) => project.id === id)) throw new ProblemError('PROJECT_NOT_FOUND');
}

/** What a person chose for themselves. */
export function serveSettings(app: FastifyInstance, store: ProjectCatalog, records: Records): void {
  serve(app, contract.settings, async ({ person }) => stringify(await records.settings(person.ownerId)));
  serve(app, contract.updateSettings, async ({ person: { ownerId }, body }) => {
    if (body.currentProjectId !== undefined) await refuseForeignProject(store, ownerId, body.currentProjectId);
    return stringify(await records.updateSettings(ownerId, body));
  });
}
