import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ApiTokenStore, type KnownApiToken } from '../../records/ApiTokenStore.js';
import { type IdentityClaims } from '../claims.js';
import { type VerifyToken } from '../verifyToken.js';
import { hashOf, isApiToken } from './secret.js';

/** What API tokens are proved by. */
export interface ApiTokenProof {
  readonly tokens: Pick<ApiTokenStore, 'find' | 'noteUse'>;
  /** Whether the account stands that made a token then (milliseconds since 1970), and no way into it was ended since. */
  readonly stands: (owner: OwnerId, madeAt: number) => Promise<boolean>;
  readonly now?: () => number;
}

/** That a token is used is written so often at the most. */
const NOTED_EVERY_MS = 60_000;

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

const claimsOf = ({ owner, token }: KnownApiToken): IdentityClaims => ({
  sub: owner,
  exp: secondsOf(token.expiresAt),
  authTime: secondsOf(token.createdAt),
  email: null,
  emailVerified: false,
  name: '',
  picture: '',
  sid: null,
  grant: { tokenId: token.id, scope: token.scope, projectId: (token.projectId as ProjectId | undefined) ?? null },
});

/**
 * The one check of bearer tokens, for REST, GraphQL and the channel: API tokens are asked of the store each time, so that
 * one that was revoked is refused at once, by every process that shares it; all others are identity tokens.
 * The check throws ProblemError UNAUTHENTICATED, TOKEN_EXPIRED, TOKEN_REVOKED or UNAVAILABLE.
 */
export function withApiTokens(verifyIdentity: VerifyToken, proof: ApiTokenProof): VerifyToken {
  const { tokens, stands, now = Date.now } = proof;
  const noting = new Set<string>();
  /** Not waited for: a use that cannot be written, on a full disk for instance, is no reason to refuse it. */
  const note = ({ owner, token: { id, lastUsedAt } }: KnownApiToken) => {
    if (noting.has(id) || (lastUsedAt !== undefined && now() - Date.parse(lastUsedAt) < NOTED_EVERY_MS)) return;
    noting.add(id);
    const done = () => noting.delete(id);
    tokens.noteUse(owner, id, new Date(now()).toISOString()).then(done, done);
  };
  const prove = async (secret: string): Promise<IdentityClaims> => {
    const known = await tokens.find(hashOf(secret));
    if (known === undefined || !(await stands(known.owner, Date.parse(known.token.createdAt))))
      throw new ProblemError('UNAUTHENTICATED', { detail: 'The API token is not known: it was revoked or never was' });
    if (Date.parse(known.token.expiresAt) <= now()) throw new ProblemError('TOKEN_EXPIRED');
    note(known);
    return claimsOf(known);
  };
  return (token) => (isApiToken(token) ? prove(token) : verifyIdentity(token));
}
