import { type ApiToken } from '../../../contract/apiTokens.js';
import { type ApiTokenId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ViewToken } from '../../../contract/views.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type GrantScope, type KeptApiToken, type KnownApiToken, MOST_API_TOKENS } from '../ApiTokenStore.js';
import { apiTokenOf, type ApiTokenRow, originsOf, viewTokenOf, type ViewTokenRow } from '../tokenRows.js';
import { type KeptViewToken, type KnownFrame, MOST_VIEW_TOKENS } from '../ViewTokenStore.js';

const API = "FROM api_token WHERE owner = :owner AND scope <> 'view'";
const VIEW = "FROM api_token WHERE owner = :owner AND scope = 'view'";

/** A person's API tokens, newest first; view tokens lie in the same table and are listed apart. */
export const readApiTokens = async (session: Session, owner: OwnerId): Promise<ApiToken[]> =>
  (await session.all<ApiTokenRow>(`SELECT * ${API} ORDER BY id DESC`, { owner })).map(apiTokenOf);

/** The token of a secret, whosever it is: that is the answer. */
export async function findApiToken(session: Session, hash: string): Promise<KnownApiToken | undefined> {
  type Row = ApiTokenRow<GrantScope> & { readonly owner: OwnerId };
  const [row] = await session.everybody<Row>('SELECT * FROM api_token WHERE hash = :hash', { hash });
  return row === undefined ? undefined : { owner: row.owner, token: apiTokenOf(row) };
}

async function needRoom(session: Session, owner: OwnerId, tokens: string, most: number): Promise<void> {
  const row = await session.get<{ total: number }>(`SELECT count(*) AS total ${tokens}`, { owner });
  if ((row?.total ?? 0) >= most) throw new ProblemError('QUOTA_TOKENS');
}

const INSERT = `INSERT INTO api_token
    (owner, id, hash, name, scope, project_id, saved_view, origins, prefix, last_four, created_at, expires_at)
  VALUES (:owner, :id, :hash, :name, :scope, :project, :savedView, :origins, :prefix, :lastFour, :createdAt, :expiresAt)`;

/** Keeps a token. Throws `QUOTA_TOKENS`. */
export async function putApiToken(session: Session, owner: OwnerId, { token, hash }: KeptApiToken): Promise<void> {
  await needRoom(session, owner, API, MOST_API_TOKENS);
  const { id, name, scope, projectId = null, prefix, lastFour, createdAt, expiresAt } = token;
  await session.run(INSERT, {
    ...{ owner, hash, id, name, scope, prefix, lastFour, createdAt, expiresAt },
    ...{ project: projectId, savedView: null, origins: '[]' },
  });
}

/** Keeps a view token. Throws `QUOTA_TOKENS`. */
export async function putViewToken(session: Session, owner: OwnerId, { token, hash }: KeptViewToken): Promise<void> {
  await needRoom(session, owner, VIEW, MOST_VIEW_TOKENS);
  const { id, name, projectId, savedViewId = null, origins, prefix, lastFour, createdAt, expiresAt } = token;
  await session.run(INSERT, {
    ...{ owner, hash, id, name, prefix, lastFour, createdAt, expiresAt },
    ...{ scope: 'view', project: projectId, savedView: savedViewId, origins: JSON.stringify(origins) },
  });
}

/** Forgets a token. Throws `API_TOKEN_NOT_FOUND`. */
export async function removeApiToken(session: Session, owner: OwnerId, id: ApiTokenId): Promise<ApiToken> {
  const row = await session.get<ApiTokenRow>(`DELETE ${API} AND id = :id RETURNING *`, { owner, id });
  if (row === undefined) throw new ProblemError('API_TOKEN_NOT_FOUND');
  return apiTokenOf(row);
}

/** Forgets a view token. Throws `VIEW_TOKEN_NOT_FOUND`. */
export async function removeViewToken(session: Session, owner: OwnerId, id: ApiTokenId): Promise<ViewToken> {
  const row = await session.get<ViewTokenRow>(`DELETE ${VIEW} AND id = :id RETURNING *`, { owner, id });
  if (row === undefined) throw new ProblemError('VIEW_TOKEN_NOT_FOUND');
  return viewTokenOf(row);
}

/** Remembers when a token was used. */
export async function noteTokenUse(session: Session, owner: OwnerId, id: ApiTokenId, at: string): Promise<void> {
  await session.run('UPDATE api_token SET last_used_at = :at WHERE owner = :owner AND id = :id', { owner, id, at });
}

/** The view tokens of a project, newest first. */
export const readViewTokens = async (session: Session, owner: OwnerId, project: ProjectId): Promise<ViewToken[]> =>
  (
    await session.all<ViewTokenRow>(`SELECT * ${VIEW} AND project_id = :project ORDER BY id DESC`, { owner, project })
  ).map(viewTokenOf);

/** One view token of a person. */
export async function readViewToken(session: Session, owner: OwnerId, id: ApiTokenId): Promise<ViewToken | undefined> {
  const row = await session.get<ViewTokenRow>(`SELECT * ${VIEW} AND id = :id`, { owner, id });
  return row === undefined ? undefined : viewTokenOf(row);
}

/** The frame of an id, whosever it is: that is the answer. */
export async function findFrame(session: Session, id: ApiTokenId): Promise<KnownFrame | undefined> {
  type Row = ViewTokenRow & { readonly owner: OwnerId };
  const [row] = await session.everybody<Row>("SELECT * FROM api_token WHERE scope = 'view' AND id = :id", { id });
  if (row === undefined) return undefined;
  return { owner: row.owner, origins: originsOf(row), createdAt: row.created_at, expiresAt: row.expires_at };
}
