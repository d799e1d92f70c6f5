import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type SavedView } from '../../../contract/savedViews.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { contentOf, type SavedViewRow, viewOf } from '../savedViewRow.js';
import { MOST_VIEWS, type RenamedView } from '../SavedViewStore.js';

const OF_PROJECT = 'FROM saved_view WHERE owner = :owner AND project_id = :project';

/** The views of a project, by name. */
export const readSavedViews = (db: OwnedDatabase, owner: OwnerId, project: ProjectId): SavedView[] =>
  db.all<SavedViewRow>(`SELECT * ${OF_PROJECT} ORDER BY name COLLATE NOCASE, id`, { owner, project }).map(viewOf);

/** One view of a project. */
export function readSavedView(
  db: OwnedDatabase,
  owner: OwnerId,
  project: ProjectId,
  id: SavedViewId,
): SavedView | undefined {
  const row = db.get<SavedViewRow>(`SELECT * ${OF_PROJECT} AND id = :id`, { owner, project, id });
  return row === undefined ? undefined : viewOf(row);
}

function insert(db: OwnedDatabase, owner: OwnerId, view: SavedView): void {
  const { id, projectId, name, version, createdAt, updatedAt } = view;
  db.run(
    `INSERT INTO saved_view (owner, project_id, id, name, data, version, created_at, updated_at)
     VALUES (:owner, :project, :id, :name, :data, :version, :createdAt, :updatedAt) ON CONFLICT DO NOTHING`,
    { owner, project: projectId, id, name, data: contentOf(view), version, createdAt, updatedAt },
  );
}

const totalOf = (db: OwnedDatabase, owner: OwnerId, project: ProjectId): number =>
  db.get<{ total: number }>(`SELECT count(*) AS total ${OF_PROJECT}`, { owner, project })?.total ?? 0;

/** Keeps a view. Throws `QUOTA_VIEWS`. */
export function putSavedView(db: OwnedDatabase, owner: OwnerId, view: SavedView): void {
  db.write(() => {
    if (totalOf(db, owner, view.projectId) >= MOST_VIEWS)
      throw new ProblemError('QUOTA_VIEWS', { detail: `At most ${MOST_VIEWS} views are kept of one project` });
    insert(db, owner, view);
  });
}

/** Calls a view otherwise. Throws `SAVED_VIEW_NOT_FOUND`, `VERSION_CONFLICT`. */
export function renameSavedView(
  db: OwnedDatabase,
  owner: OwnerId,
  { projectId, id, version, name }: RenamedView,
): SavedView {
  return db.write(() => {
    const present = readSavedView(db, owner, projectId, id);
    if (present === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
    if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present: { ...present } });
    const renamed = { ...present, name, version: version + 1, updatedAt: new Date().toISOString() };
    db.run(
      `UPDATE saved_view SET name = :name, version = :version, updated_at = :updatedAt
       WHERE owner = :owner AND project_id = :project AND id = :id`,
      { owner, project: projectId, id, name, version: renamed.version, updatedAt: renamed.updatedAt },
    );
    return renamed;
  });
}

/** Forgets a view and what shows it in frames. Throws `SAVED_VIEW_NOT_FOUND`. */
export function removeSavedView(db: OwnedDatabase, owner: OwnerId, project: ProjectId, id: SavedViewId): ApiTokenId[] {
  return db.write(() => {
    if (readSavedView(db, owner, project, id) === undefined) throw new ProblemError('SAVED_VIEW_NOT_FOUND');
    db.run(`DELETE ${OF_PROJECT} AND id = :id`, { owner, project, id });
    const shown = 'FROM api_token WHERE owner = :owner AND project_id = :project AND saved_view = :id';
    const tokens = db.all<{ id: ApiTokenId }>(`SELECT id ${shown}`, { owner, project, id });
    db.run(`DELETE ${shown}`, { owner, project, id });
    return tokens.map((token) => token.id);
  });
}

/** Keeps views that come from elsewhere, up to as many as a project may have. */
export function restoreSavedViews(
  db: OwnedDatabase,
  owner: OwnerId,
  project: ProjectId,
  views: readonly SavedView[],
): void {
  db.write(() => {
    const room = MOST_VIEWS - totalOf(db, owner, project);
    for (const view of views.slice(0, Math.max(0, room))) insert(db, owner, { ...view, projectId: project });
  });
}
