import { type ImageId, type OwnerId } from '../../../../contract/ids.js';
import { type Image } from '../../../../contract/images.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { imageOf, type ImageRow, limitImages } from '../../images/imageRow.js';
import { type ImageStore, type NewImage } from '../../images/ImageStore.js';
import { type Calls } from '../calls.js';
import { type ByteLimit, writingLimited } from './byteTotal.js';
import { liveProject, ofLiveProject } from './projects.js';

/** Pictures (`i`) but those of deleted projects. */
const IMAGES = `SELECT i.* FROM image i LEFT ${ofLiveProject('i')}
  WHERE i.owner = :owner AND (i.project IS NULL OR p.id IS NOT NULL)`;

async function images(session: Session, owner: OwnerId): Promise<Image[]> {
  return (await session.all<ImageRow>(`${IMAGES} ORDER BY i.id DESC`, { owner })).map(imageOf);
}

async function image(session: Session, owner: OwnerId, id: ImageId): Promise<Image> {
  const row = await session.get<ImageRow>(`${IMAGES} AND i.id = :id`, { owner, id });
  if (row === undefined) throw new ProblemError('IMAGE_NOT_FOUND');
  return imageOf(row);
}

async function insertImage(session: Session, owner: OwnerId, added: NewImage): Promise<void> {
  const { id, name, type, width, height, bytes, projectId, view } = added;
  const known = await session.get<{ total: number }>('SELECT count(*) AS total FROM image WHERE owner = :owner', {
    owner,
  });
  limitImages(known?.total ?? 0);
  await session.run(
    `INSERT INTO image (owner, id, project, name, type, width, height, bytes, view, version, created_at, updated_at)
     VALUES (:owner, :id, :project, :name, :type, :width, :height, :bytes, :view, 1, :now, :now)`,
    {
      ...{ owner, id, name, type, width, height, bytes, now: new Date().toISOString() },
      project: projectId === undefined ? null : await liveProject(session, { ownerId: owner, projectId }),
      view: view === undefined ? null : JSON.stringify(view),
    },
  );
}

async function renameImage(
  session: Session,
  owner: OwnerId,
  ...[id, version, name]: [id: ImageId, version: number, name: string]
): Promise<Image> {
  const present = await image(session, owner, id);
  if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present: { ...present } });
  await session.run(
    'UPDATE image SET name = :name, version = version + 1, updated_at = :now WHERE owner = :owner AND id = :id',
    { owner, id, name, now: new Date().toISOString() },
  );
  return image(session, owner, id);
}

async function removeImage(session: Session, owner: OwnerId, id: ImageId): Promise<Image> {
  const removed = await image(session, owner, id);
  await session.run('DELETE FROM image WHERE owner = :owner AND id = :id', { owner, id });
  return removed;
}

/** What is known of persons' pictures, in PostgreSQL. */
export function postgresImageStore(calls: Calls, limits: ByteLimit): ImageStore {
  const { reading, writing } = calls;
  return {
    images: reading(images),
    image: reading(image),
    addImage: writingLimited(
      calls,
      limits,
    )(async (session, owner, refuseBytes, added: NewImage) => {
      await insertImage(session, owner, added);
      await refuseBytes();
      return image(session, owner, added.id);
    }),
    renameImage: writing(renameImage),
    removeImage: writing(removeImage),
  };
}
