import { type ApiTokenId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type ViewToken } from '../../contract/views.js';

/** View tokens that are kept of one person, those that have ended included. */
export const MOST_VIEW_TOKENS = 200;

/** A view token with the hash of its secret, which is not kept. */
export interface KeptViewToken {
  readonly token: ViewToken;
  readonly hash: string;
}

/** Whose view it is, how long it lasts and who may frame it. */
export interface KnownFrame {
  readonly owner: OwnerId;
  readonly origins: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
}

/**
 * What projects are shown with in frames. Of a secret only its hash is stored, among those of API tokens: `ApiTokenStore.find` finds both,
 * and notes the use of both. A token that is put or removed is known or unknown to every process as soon as that is answered, and durably.
 */
export interface ViewTokenStore {
  /** Of one project, newest first, also those that have ended. */
  list(owner: OwnerId, projectId: ProjectId): Promise<ViewToken[]>;
  /** One of the person's; undefined when it is not there. */
  find(owner: OwnerId, id: ApiTokenId): Promise<ViewToken | undefined>;
  /** The frame that an address names by its id, whosever it is; undefined when there is none. */
  frame(id: ApiTokenId): Promise<KnownFrame | undefined>;
  /** Throws `QUOTA_TOKENS`, also of many at once: counting and keeping are one transaction. */
  put(owner: OwnerId, kept: KeptViewToken): Promise<void>;
  /** Forgets it. Throws `VIEW_TOKEN_NOT_FOUND`. @returns what it was */
  remove(owner: OwnerId, id: ApiTokenId): Promise<ViewToken>;
}
