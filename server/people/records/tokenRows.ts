import { type ApiToken } from '../../contract/apiTokens.js';
import { type ApiTokenId, type ProjectId, type SavedViewId } from '../../contract/ids.js';
import { type ViewToken } from '../../contract/views.js';
import { type GrantScope } from './ApiTokenStore.js';

/** What API and view tokens have in common, as tables keep it. */
interface TokenRow {
  readonly id: ApiTokenId;
  readonly name: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
}

/** An API token as tables keep it. */
export interface ApiTokenRow<Scope extends GrantScope = ApiToken['scope']> extends TokenRow {
  readonly scope: Scope;
  readonly project_id: string | null;
}

/** A view token as tables keep it. */
export interface ViewTokenRow extends TokenRow {
  readonly project_id: ProjectId;
  readonly saved_view: SavedViewId | null;
  readonly origins: string;
}

const shownOf = (row: TokenRow) => ({
  prefix: row.prefix,
  lastFour: row.last_four,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
});

/** An API token as it is answered. */
export const apiTokenOf = <Scope extends GrantScope>(row: ApiTokenRow<Scope>) => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  ...(row.project_id === null ? {} : { projectId: row.project_id }),
  ...shownOf(row),
});

/** The origins that may frame a view. */
export const originsOf = ({ origins }: Pick<ViewTokenRow, 'origins'>): string[] => JSON.parse(origins) as string[];

/** A view token as it is answered. */
export const viewTokenOf = (row: ViewTokenRow): ViewToken => ({
  id: row.id,
  name: row.name,
  ...(row.saved_view === null
    ? { shows: 'project' as const }
    : { shows: 'savedView' as const, savedViewId: row.saved_view }),
  projectId: row.project_id,
  origins: originsOf(row),
  ...shownOf(row),
});
