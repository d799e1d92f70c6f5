import { type ApiToken, type ApiTokenScope } from '../../contract/apiTokens.js';
import { type ApiTokenId, type OwnerId } from '../../contract/ids.js';

/** Tokens that are kept of one person, those that have ended included. */
export const MOST_API_TOKENS = 100;

/** A token with the hash of its secret, which is not kept. */
export interface KeptApiToken {
  readonly token: ApiToken;
  readonly hash: string;
}

/** What a secret is good for: reading and writing as an API token, or being shown in a frame. */
export type GrantScope = ApiTokenScope | 'view';

/** Whose token it is. */
export interface KnownApiToken {
  readonly owner: OwnerId;
  readonly token: Omit<ApiToken, 'scope'> & { readonly scope: GrantScope };
}

/**
 * What programs may come with in place of a sign-in. Of a secret only its hash is stored. A token that is put or removed is known or unknown
 * to every process as soon as that is answered, and durably.
 */
export interface ApiTokenStore {
  /** Newest first, also those that have ended. */
  list(owner: OwnerId): Promise<ApiToken[]>;
  /** The token with this hash, whosever it is and of whichever kind; also one that has ended. */
  find(hash: string): Promise<KnownApiToken | undefined>;
  /** Throws `QUOTA_TOKENS`, also of many at once: counting and keeping are one transaction. */
  put(owner: OwnerId, kept: KeptApiToken): Promise<void>;
  /** Forgets it. Throws `API_TOKEN_NOT_FOUND`. @returns what it was */
  remove(owner: OwnerId, id: ApiTokenId): Promise<ApiToken>;
  /** Keeps when it was used; of a token that is gone nothing. */
  noteUse(owner: OwnerId, id: ApiTokenId, at: string): Promise<void>;
}
