import { type ApiToken } from '../../../contract/apiTokens.js';
import { type ApiTokenId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type GrantScope, type KeptApiToken, type KnownApiToken, MOST_API_TOKENS } from '../ApiTokenStore.js';
import { apiTokenOf, type ApiTokenRow } from '../tokenRows.js';

/** A person's API tokens, newest first; view tokens lie in the same table and are listed apart. */
export const readApiTokens = (db: OwnedDatabase, owner: OwnerId): ApiToken[] =>
  db
    .all<ApiTokenRow>("SELECT * FROM api_token WHERE owner = :owner AND scope <> 'view' ORDER BY id DESC", { owner })
    .map(apiTokenOf);

/** The token of a secret, by the view that says whose it is. */
export function findApiToken(db: OwnedDatabase, hash: string): KnownApiToken | undefined {
  type Row = ApiTokenRow<GrantScope> & { readonly holder: OwnerId };
  const row = db.get<Row>('SELECT * FROM token_of_secret WHERE hash = :hash', { hash });
  return row === undefined ? undefined : { owner: row.holder, token: apiTokenOf(row) };
}

/** Keeps a token. Throws `QUOTA_TOKENS`. */
export function putApiToken(db: OwnedDatabase, owner: OwnerId, { token, hash }: KeptApiToken): void {
  db.write(() => {
    if (readApiTokens(db, owner).length >= MOST_API_TOKENS) throw new ProblemError('QUOTA_TOKENS');
    db.run(
      `INSERT INTO api_token (owner, id, hash, name, scope, project_id, prefix, last_four, created_at, expires_at)
       VALUES (:owner, :id, :hash, :name, :scope, :projectId, :prefix, :lastFour, :createdAt, :expiresAt)`,
      {
        owner,
        hash,
        id: token.id,
        name: token.name,
        scope: token.scope,
        projectId: token.projectId ?? null,
        prefix: token.prefix,
        lastFour: token.lastFour,
        createdAt: token.createdAt,
        expiresAt: token.expiresAt,
      },
    );
  });
}

/** Forgets a token. Throws `API_TOKEN_NOT_FOUND`. */
export function removeApiToken(db: OwnedDatabase, owner: OwnerId, id: ApiTokenId): ApiToken {
  return db.write(() => {
    const one = "owner = :owner AND id = :id AND scope <> 'view'";
    const row = db.get<ApiTokenRow>(`SELECT * FROM api_token WHERE ${one}`, { owner, id });
    if (row === undefined) throw new ProblemError('API_TOKEN_NOT_FOUND');
    db.run('DELETE FROM api_token WHERE owner = :owner AND id = :id', { owner, id });
    return apiTokenOf(row);
  });
}

/** Remembers when a token was used. */
export function noteApiTokenUse(db: OwnedDatabase, owner: OwnerId, id: ApiTokenId, at: string): void {
  db.run('UPDATE api_token SET last_used_at = :at WHERE owner = :owner AND id = :id', { owner, id, at });
}
