import { type ApiTokenScope } from '../contract/apiTokens.js';
import { type ApiTokenId, type ProjectId } from '../contract/ids.js';

/** What somebody may who came with an API token; whoever signed in has none, and may do all with what is theirs. */
export interface Grant {
  readonly tokenId: ApiTokenId;
  readonly scope: ApiTokenScope;
  /** The one project that it reaches; null is all of them. */
  readonly projectId: ProjectId | null;
}

/** Whether what lies in a project may be seen with this grant. */
export const reaches = (grant: Grant | null, projectId: ProjectId | undefined): boolean =>
  grant?.projectId == null || grant.projectId === projectId;
