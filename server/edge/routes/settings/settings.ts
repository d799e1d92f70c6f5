import { type FastifyInstance } from 'fastify';

import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/account.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectCatalog } from '../../../people/records/projects/ProjectCatalog.js';
import { stringify } from '../../../platform/storage/Json.js';
import { type SettingsStore } from '../../../people/records/SettingsStore.js';
import { serve } from '../serve.js';

/** @throws ProblemError PROJECT_NOT_FOUND for a project that is not the person's, PROJECT_ARCHIVED for one that nobody works with */
async function refuseForeignProject(store: ProjectCatalog, ownerId: OwnerId, id: ProjectId): Promise<void> {
  const { state } = await store.project({ ownerId, projectId: id });
  if (state === 'archived') throw new ProblemError('PROJECT_ARCHIVED');
}

/** What a person chose for themselves. */
export function serveSettings(app: FastifyInstance, store: ProjectCatalog, settings: SettingsStore): void {
  serve(app, contract.settings, async ({ person }) => stringify(await settings.read(person.ownerId)));
  serve(app, contract.updateSettings, async ({ person: { ownerId }, body }) => {
    if (body.currentProjectId !== undefined) await refuseForeignProject(store, ownerId, body.currentProjectId);
    return stringify(await settings.update(ownerId, body));
  });
}
