import { type FastifyInstance } from 'fastify';

import { newId } from '../../../../domain/ids/ids.js';
import { type ApiToken, type GenerateApiTokenInput } from '../../../contract/apiTokens.js';
import { type ApiTokenId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/apiTokens.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectCatalog } from '../../../people/records/projects/ProjectCatalog.js';
import { type NewApiToken, newApiToken } from '../../../people/identity/apiTokens/secret.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

const DAY_MS = 86_400_000;

/** @throws ProblemError PROJECT_NOT_FOUND for a project that is not the person's */
async function refuseForeignProject(store: ProjectCatalog, ownerId: OwnerId, id: ProjectId): Promise<void> {
  const { items } = await store.projects(ownerId);
  if (!items.some((project) => project.id === id)) throw new ProblemError('PROJECT_NOT_FOUND');
}

type Wish = Omit<GenerateApiTokenInput, 'projectId'>;

function tokenOf(
  { prefix, lastFour }: NewApiToken,
  wish: Wish,
  projectId: ProjectId | undefined,
  now: number,
): ApiToken {
  return {
    id: newId() as ApiTokenId,
    name: wish.name.trim(),
    scope: wish.scope,
    ...(projectId === undefined ? {} : { projectId }),
    prefix,
    lastFour,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + wish.expiresInDays * DAY_MS).toISOString(),
  };
}

/** What programs come with in place of a sign-in: make, list, revoke, ask what one is. */
export function serveApiTokens(app: FastifyInstance, { store, accounts, apiTokens, live, identity }: Services): void {
  serveValue(app, contract.generateApiToken, async ({ person, scope: { projectId }, body }) => {
    const { ownerId } = person;
    if (projectId !== undefined) await refuseForeignProject(store, ownerId, projectId);
    // Whoever comes with the token finds an account, whose name and address only a sign-in knows.
    await accounts.upsert(ownerId, person);
    const made = newApiToken();
    const token = tokenOf(made, body, projectId, identity?.now() ?? Date.now());
    await apiTokens.put(ownerId, { token, hash: made.hash });
    return { secret: made.secret, token };
  });
  serveValue(app, contract.apiTokens, async ({ person }) => {
    const items = await apiTokens.list(person.ownerId);
    return { items, total: items.length };
  });
  serveValue(app, contract.revokeApiToken, async ({ person, params }) => {
    const revoked = await apiTokens.remove(person.ownerId, params.tokenId);
    live.apiTokenRevoked(revoked.id);
    return revoked;
  });
  serveValue(app, contract.checkApiToken, async ({ person: { ownerId, grant } }) => {
    if (grant === null) return { uid: ownerId, kind: 'session' as const };
    const token = (await apiTokens.list(ownerId)).find(({ id }) => id === grant.tokenId);
    // Revoked between its proof and now.
    if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
    return { uid: ownerId, kind: 'apiToken' as const, token };
  });
}
