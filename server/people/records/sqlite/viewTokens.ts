import { type ApiTokenId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ViewToken } from '../../../contract/views.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { originsOf, viewTokenOf, type ViewTokenRow } from '../tokenRows.js';
import { type KeptViewToken, type KnownFrame, MOST_VIEW_TOKENS } from '../ViewTokenStore.js';

/** The view tokens of a project, newest first. */
export const readViewTokens = (db: OwnedDatabase, owner: OwnerId, project: ProjectId): ViewToken[] =>
  db
    .all<ViewTokenRow>(
      "SELECT * FROM api_token WHERE owner = :owner AND scope = 'view' AND project_id = :project ORDER BY id DESC",
      { owner, project },
    )
    .map(viewTokenOf);

/** One view token of a person. */
export function readViewToken(db: OwnedDatabase, owner: OwnerId, id: ApiTokenId): ViewToken | undefined {
  const one = "owner = :owner AND id = :id AND scope = 'view'";
  const row = db.get<ViewTokenRow>(`SELECT * FROM api_token WHERE ${one}`, { owner, id });
  return row === undefined ? undefined : viewTokenOf(row);
}

/** The frame of an id, by the view that says whose it is. */
export function findFrame(db: OwnedDatabase, id: ApiTokenId): KnownFrame | undefined {
  type Row = Pick<ViewTokenRow, 'origins' | 'created_at' | 'expires_at'> & { readonly holder: OwnerId };
  const row = db.get<Row>('SELECT * FROM frame_of_view WHERE id = :id', { id });
  if (row === undefined) return undefined;
  return { owner: row.holder, origins: originsOf(row), createdAt: row.created_at, expiresAt: row.expires_at };
}

/** Keeps a view token. Throws `QUOTA_TOKENS`. */
export function putViewToken(db: OwnedDatabase, owner: OwnerId, { token, hash }: KeptViewToken): void {
  db.write(() => {
    const kept = db.get<{ total: number }>(
      "SELECT count(*) AS total FROM api_token WHERE owner = :owner AND scope = 'view'",
      { owner },
    );
    if ((kept?.total ?? 0) >= MOST_VIEW_TOKENS) throw new ProblemError('QUOTA_TOKENS');
    db.run(
      `INSERT INTO api_token (owner, id, hash, name, scope, project_id, saved_view, origins, prefix, last_four, created_at, expires_at)
       VALUES (:owner, :id, :hash, :name, 'view', :project, :savedView, :origins, :prefix, :lastFour, :createdAt, :expiresAt)`,
      {
        owner,
        hash,
        id: token.id,
        name: token.name,
        project: token.projectId,
        savedView: token.savedViewId ?? null,
        origins: JSON.stringify(token.origins),
        prefix: token.prefix,
        lastFour: token.lastFour,
        createdAt: token.createdAt,
        expiresAt: token.expiresAt,
      },
    );
  });
}

/** Forgets a view token. Throws `VIEW_TOKEN_NOT_FOUND`. */
export function removeViewToken(db: OwnedDatabase, owner: OwnerId, id: ApiTokenId): ViewToken {
  return db.write(() => {
    const token = readViewToken(db, owner, id);
    if (token === undefined) throw new ProblemError('VIEW_TOKEN_NOT_FOUND');
    db.run('DELETE FROM api_token WHERE owner = :owner AND id = :id', { owner, id });
    return token;
  });
}
