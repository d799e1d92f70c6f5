import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type SavedView } from '../../../contract/savedViews.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { contentOf, type SavedViewRow, viewOf } from '../savedViewRow.js';
import { MOST_VIEWS, type RenamedView } from '../SavedViewStore.js';

const OF_PROJECT = 'FROM saved_view WHERE owner = :owner AND project_id = :project';

/** The views of a project, by name. */
export async function readSavedViews(session: Session, owner: OwnerId, project: ProjectId): Promise<SavedView[]> {
  const rows = await session.all<SavedViewRow>(`SELECT * ${OF_PROJECT} ORDER BY lower(name) COLLATE "C", id`, {
    ...{ owner, project },
  });
  return rows.map(viewOf);
}

/** One view of a project. */
export async function readSavedView(
  session: Session,
  owner: OwnerId,
  project: ProjectId,
  id: SavedViewId,
): Promise<SavedView | undefined> {
  const row = await session.get<SavedViewRow>(`SELECT * ${OF_PROJECT} AND id = :id`, { owner, project, id });
  return row === undefined ? undefined : viewOf(row);
}

async function insert(session: Session, owner: OwnerId, view: SavedView): Promise<void> {
  const { id, projectId: project, name, version, createdAt, updatedAt } = view;
  await session.run(
    `INSERT INTO saved_view (owner, project_id, id, name, data, version, created_at, updated_at)
     VALUES (:owner, :project, :id, :name, :data, :version, :createdAt, :updatedAt) ON CONFLICT DO NOTHING`,
    { owner, project, id, name, data: contentOf(view), version, createdAt, updatedAt },
  );
}

async function totalOf(session: Session, owner: OwnerId, project: ProjectId): Promise<number> {
  const row = await session.get<{ total: number }>(`SELECT count(*) AS total ${OF_PROJECT}`, { owner, project });
  return row?.total ?? 0;
}

/** Keeps a view. Throws `QUOTA_VIEWS`. */
export async function putSavedView(session: Session, owner: OwnerId, view: SavedView): Promise<void> {
  if ((await totalOf(session, owner, view.projectId)) >= MOST_VIEWS)
    throw new ProblemError('QUOTA_VIEWS', { detail: `At most ${MOST_VIEWS} views are kept of one project` });
  await insert(session, owner, view);
}

/** Calls a view otherwise. Throws `SAVED_VIEW_NOT_FOUND`, `VERSION_CONFLICT`. */
export async function renameSavedView(
  session: Session,
  owner: OwnerId,
  { projectId: project, id, version, name }: RenamedView,
): Promise<SavedView> {
  const present = await readSavedView(session, owner, project, id);
  if (present === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
  if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present: { ...present } });
  const renamed = { ...present, name, version: version + 1, updatedAt: new Date().toISOString() };
  await session.run(
    `UPDATE saved_view SET name = :name, version = :version, updated_at = :updatedAt
     WHERE owner = :owner AND project_id = :project AND id = :id`,
    { owner, project, id, name, version: renamed.version, updatedAt: renamed.updatedAt },
  );
  return renamed;
}

/** Forgets a view and what shows it in frames. Throws `SAVED_VIEW_NOT_FOUND`. */
export async function removeSavedView(
  session: Session,
  owner: OwnerId,
  project: ProjectId,
  id: SavedViewId,
): Promise<ApiTokenId[]> {
  const gone = await session.run(`DELETE ${OF_PROJECT} AND id = :id`, { owner, project, id });
  if (gone === 0) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
  const tokens = await session.all<{ id: ApiTokenId }>(
    'DELETE FROM api_token WHERE owner = :owner AND project_id = :project AND saved_view = :id RETURNING id',
    { owner, project, id },
  );
  return tokens.map((token) => token.id);
}

/** Keeps views that come from elsewhere, up to as many as a project may have. */
export async function restoreSavedViews(
  session: Session,
  owner: OwnerId,
  project: ProjectId,
  views: readonly SavedView[],
): Promise<void> {
  const room = MOST_VIEWS - (await totalOf(session, owner, project));
  for (const view of views.slice(0, Math.max(0, room))) await insert(session, owner, { ...view, projectId: project });
}
