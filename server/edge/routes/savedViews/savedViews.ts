import { type FastifyInstance } from 'fastify';

import { newId } from '../../../../domain/ids/ids.js';
import { type Query } from '../../../../domain/query/Query.js';
import { styleFault } from '../../../../domain/styles/styleFault.js';
import { type OwnerId, type ProjectId, type SavedViewId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/savedViews.js';
import { type SaveViewInput } from '../../../contract/savedViews.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { checkedQuery } from '../graph/query.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** What was sent, as a query that a canvas can be looked at by. Throws `QUERY_INVALID`. */
function lookedAtBy(sent: unknown): Query {
  const query = checkedQuery(sent);
  if (query.kind === 'nodes' || query.kind === 'paths') return query;
  throw ProblemError.field('body/query/kind', 'is none of nodes, paths', 'QUERY_INVALID');
}

/** Refuses looks that cannot be drawn. Throws `VALIDATION_FAILED`. */
function checkLooks(styles: SaveViewInput['styles'] = []): void {
  for (const [at, { kind, style }] of styles.entries()) {
    const fault = styleFault(kind, style);
    if (fault !== undefined) throw ProblemError.field(`body/styles/${at}/style/${fault.path}`, fault.message);
  }
}

/** Ways of looking at projects: kept under a name, listed, renamed, forgotten. */
export function serveSavedViews(app: FastifyInstance, { store, savedViews, live }: Services): void {
  /** Throws `PROJECT_NOT_FOUND` for everybody but the owner of the project. */
  const owned = async (ownerId: OwnerId, projectId: ProjectId) => store.project({ ownerId, projectId });

  serveValue(app, contract.savedViews, async ({ person: { ownerId }, params: { projectId } }) => {
    await owned(ownerId, projectId);
    const items = await savedViews.list(ownerId, projectId);
    return { items, total: items.length };
  });
  serveValue(app, contract.saveView, async ({ person: { ownerId }, params: { projectId }, body }) => {
    await owned(ownerId, projectId);
    const { query, name, ...looks } = body;
    checkLooks(looks.styles);
    const at = new Date().toISOString();
    const view = {
      ...looks,
      ...(query === undefined ? {} : { query: lookedAtBy(query) }),
      ...{ id: newId() as SavedViewId, projectId, name: name.trim(), version: 1, createdAt: at, updatedAt: at },
    };
    await savedViews.put(ownerId, view);
    live.projectsChanged(ownerId, { projectId });
    return view;
  });
  serveValue(app, contract.renameView, async ({ person: { ownerId }, params: { projectId, savedViewId }, body }) => {
    await owned(ownerId, projectId);
    const { version, name } = body;
    const renamed = await savedViews.rename(ownerId, { projectId, id: savedViewId, version, name: name.trim() });
    live.projectsChanged(ownerId, { projectId });
    return renamed;
  });
  serveValue(app, contract.deleteView, async ({ person: { ownerId }, params: { projectId, savedViewId } }) => {
    await owned(ownerId, projectId);
    for (const token of await savedViews.remove(ownerId, projectId, savedViewId)) live.apiTokenRevoked(token);
    live.projectsChanged(ownerId, { projectId });
    return { id: savedViewId };
  });
}
