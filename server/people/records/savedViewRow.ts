import { type ProjectId, type SavedViewId } from '../../contract/ids.js';
import { type SavedView } from '../../contract/savedViews.js';

/** What a view holds beside what tells it from others. */
type Content = Pick<SavedView, 'query' | 'sight' | 'canvas' | 'places' | 'styles'>;

/** A saved view as tables keep it. */
export interface SavedViewRow {
  readonly id: SavedViewId;
  readonly project_id: ProjectId;
  readonly name: string;
  readonly data: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A saved view as it is answered. */
export const viewOf = ({ id, project_id, name, data, version, created_at, updated_at }: SavedViewRow): SavedView => ({
  id,
  projectId: project_id,
  name,
  ...(JSON.parse(data) as Content),
  version,
  createdAt: created_at,
  updatedAt: updated_at,
});

/** The content of a view as tables keep it. */
export const contentOf = ({ query, sight, canvas, places, styles }: SavedView): string =>
  JSON.stringify({ query, sight, canvas, places, styles } satisfies Record<keyof Content, unknown>);
