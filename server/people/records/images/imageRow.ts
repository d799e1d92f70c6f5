import { type ImageId, type ProjectId } from '../../../contract/ids.js';
import { type CanvasView, type Image } from '../../../contract/images.js';
import { ProblemError } from '../../../contract/ProblemError.js';

/** A picture as it is stored. */
export interface ImageRow {
  readonly id: ImageId;
  readonly project: ProjectId | null;
  readonly name: string;
  readonly type: Image['type'];
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly view: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Most pictures of one person. */
const MOST = 500;

/** Refuses a picture more than one person may keep. @param known how many there are. Throws `QUOTA_IMAGES` */
export function limitImages(known: number): void {
  if (known >= MOST)
    throw new ProblemError('QUOTA_IMAGES', { detail: `At most ${MOST} pictures are kept for one person` });
}

/** A picture as it is answered. */
export const imageOf = ({ project, view, created_at, updated_at, ...row }: ImageRow): Image => ({
  id: row.id,
  name: row.name,
  type: row.type,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  ...(project === null ? {} : { projectId: project }),
  ...(view === null ? {} : { view: JSON.parse(view) as CanvasView }),
  version: row.version,
  createdAt: created_at,
  updatedAt: updated_at,
});
