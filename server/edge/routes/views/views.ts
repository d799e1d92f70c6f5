import { type FastifyInstance } from 'fastify';

import { newId } from '../../../../domain/ids/ids.js';
import { queryAmong } from '../../../../domain/query/matching.js';
import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/views.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type CreateViewTokenInput, type ViewToken } from '../../../contract/views.js';
import { type NewApiToken, newApiToken } from '../../../people/identity/apiTokens/secret.js';
import { isViewer, type Person } from '../../../people/identity/Person.js';
import { frameOrigin } from '../../../people/identity/views/frames.js';
import { deadlineOf } from '../graph/query.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

const DAY_MS = 86_400_000;

/** The origins as browsers compare them, each once. @throws ProblemError ORIGIN_INVALID */
function originsOf(wished: readonly string[]): string[] {
  const origins = wished.map((each) => {
    const origin = frameOrigin(each);
    if (origin === undefined) throw new ProblemError('ORIGIN_INVALID', { detail: `${each} may frame nothing` });
    return origin;
  });
  return [...new Set(origins)];
}

function tokenOf(
  { prefix, lastFour }: NewApiToken,
  wish: CreateViewTokenInput,
  projectId: ProjectId,
  now: number,
): ViewToken {
  return {
    id: newId() as ApiTokenId,
    name: wish.name.trim(),
    ...(wish.savedViewId === undefined
      ? { shows: 'project' as const }
      : { shows: 'savedView' as const, savedViewId: wish.savedViewId }),
    projectId,
    origins: originsOf(wish.origins),
    prefix,
    lastFour,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + wish.expiresInDays * DAY_MS).toISOString(),
  };
}

/** Views of projects in frames of other sites: make, list and revoke their tokens, and tell a frame what it shows. */
export function serveViews(
  app: FastifyInstance,
  { store, accounts, viewTokens, savedViews, live, identity }: Services,
): void {
  const savedViewOf = async (ownerId: OwnerId, projectId: ProjectId, id: SavedViewId) => {
    const view = await savedViews.find(ownerId, projectId, id);
    if (view === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
    return view;
  };
  serveValue(app, contract.createViewToken, async ({ person, params, body }) => {
    const { ownerId } = person;
    // Whoever is no owner of it is told that it is not there.
    await store.project({ ownerId, projectId: params.projectId });
    if (body.savedViewId !== undefined) await savedViewOf(ownerId, params.projectId, body.savedViewId);
    await accounts.upsert(ownerId, person);
    const made = newApiToken();
    const token = tokenOf(made, body, params.projectId, identity?.now() ?? Date.now());
    await viewTokens.put(ownerId, { token, hash: made.hash });
    return { secret: made.secret, token };
  });
  serveValue(app, contract.viewTokens, async ({ person: { ownerId }, params: { projectId } }) => {
    await store.project({ ownerId, projectId });
    const items = await viewTokens.list(ownerId, projectId);
    return { items, total: items.length };
  });
  serveValue(app, contract.revokeViewToken, async ({ person, params }) => {
    const revoked = await viewTokens.remove(person.ownerId, params.tokenId);
    live.apiTokenRevoked(revoked.id);
    return revoked;
  });
  /** What the view token of a call is for. */
  const shownBy = async ({ ownerId, grant }: Person): Promise<ViewToken> => {
    // Who signed in, and a program, may read, and look through no view.
    if (grant === null || !isViewer(grant)) throw new ProblemError('VIEW_TOKEN_NOT_FOUND');
    const token = await viewTokens.find(ownerId, grant.tokenId);
    // Revoked between its proof and now.
    if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
    return token;
  };
  serveValue(app, contract.viewedProject, async ({ person }) => {
    const { ownerId } = person;
    const { id, shows, projectId, savedViewId, origins, expiresAt } = await shownBy(person);
    const { name } = await store.project({ ownerId, projectId });
    const savedView =
      savedViewId === undefined ? {} : { savedView: await savedViewOf(ownerId, projectId, savedViewId) };
    return { tokenId: id, shows, projectId, name, origins, expiresAt, ...savedView };
  });
  // Not any query: readers of another site ask what the view asks, and nothing else.
  serveValue(app, contract.viewedNodes, async ({ person, body: { among }, reply }) => {
    const { ownerId } = person;
    const { projectId, savedViewId } = await shownBy(person);
    if (savedViewId === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
    const { query } = await savedViewOf(ownerId, projectId, savedViewId);
    if (query === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
    const { result } = await store.query({ ownerId, projectId }, queryAmong(query, among), deadlineOf(reply));
    return { result };
  });
}
