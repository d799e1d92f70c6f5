import { type ApiTokenId, type OwnerId, type ProjectId } from '../contract/ids.js';
import { type ViewToken } from '../contract/views.js';

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

/** What projects are shown with in frames. That one was used is noted as with API tokens. */
export interface ViewTokenStore {
  /** Of one project, newest first, also those that have ended. */
  viewTokens(owner: OwnerId, projectId: ProjectId): Promise<ViewToken[]>;
  /** One of the person's; undefined when it is not there. */
  viewToken(owner: OwnerId, id: ApiTokenId): Promise<ViewToken | undefined>;
  /** The frame that an address names by its id, whosever it is; undefined when there is none. */
  frameOf(id: ApiTokenId): Promise<KnownFrame | undefined>;
  /** Throws `QUOTA_TOKENS`. */
  putViewToken(owner: OwnerId, kept: KeptViewToken): Promise<void>;
  /** Forgets it. Throws `VIEW_TOKEN_NOT_FOUND`. @returns what it was */
  removeViewToken(owner: OwnerId, id: ApiTokenId): Promise<ViewToken>;
}
