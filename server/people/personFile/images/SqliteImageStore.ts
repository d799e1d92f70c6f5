import { type ImageId, type OwnerId } from '../../../contract/ids.js';
import { type Image } from '../../../contract/images.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { projectRow } from '../projects/projectRows.js';
import { imageOf, type ImageRow, limitImages } from '../../records/images/imageRow.js';
import { type ImageStore, type NewImage } from '../../records/images/ImageStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type PersonFile } from '../PersonFile.js';
import { type PersonFiles, type PersonStore } from '../PersonFiles.js';
import { limitBytes } from '../quotas.js';

/** Pictures (`i`) but those of deleted projects. */
const IMAGES = `SELECT i.* FROM image i
  LEFT JOIN project p ON p.owner = i.owner AND p.id = i.project
  WHERE i.owner = :owner AND (i.project IS NULL OR p.id IS NOT NULL)`;

function imageIn({ db, owner }: PersonFile, id: ImageId): Image {
  const row = db.get<ImageRow>(`${IMAGES} AND i.id = :id`, { owner, id });
  if (row === undefined) throw new ProblemError('IMAGE_NOT_FOUND');
  return imageOf(row);
}

function insertImage(file: PersonFile, image: NewImage): void {
  const { db, owner } = file;
  const { id, name, type, width, height, bytes, projectId, view } = image;
  const known = db.get<{ total: number }>('SELECT count(*) AS total FROM image WHERE owner = :owner', { owner })?.total;
  limitImages(known ?? 0);
  db.run(
    `INSERT INTO image (owner, id, project, name, type, width, height, bytes, view, version, created_at, updated_at)
     VALUES (:owner, :id, :project, :name, :type, :width, :height, :bytes, :view, 1, :now, :now)`,
    {
      ...{ owner, id, name, type, width, height, bytes, now: new Date().toISOString() },
      project: projectId === undefined ? null : projectRow(file, projectId).id,
      view: view === undefined ? null : JSON.stringify(view),
    },
  );
}

/** Reads of pictures. */
export const imageReads = (files: PersonFiles) => ({
  images: (owner: OwnerId): Image[] => {
    if (!files.has(owner)) return [];
    const file = files.of(owner);
    return file.db.all<ImageRow>(`${IMAGES} ORDER BY i.id DESC`, { owner: file.owner }).map(imageOf);
  },
  image: (owner: OwnerId, id: ImageId): Image => {
    if (!files.has(owner)) throw new ProblemError('IMAGE_NOT_FOUND');
    return imageIn(files.of(owner), id);
  },
});

/** Writes of pictures, each one transaction. */
export const imageWrites = ({ files, limits }: PersonStore) => ({
  addImage: (owner: OwnerId, image: NewImage): Image => {
    const file = files.of(owner);
    return file.db.write(() => {
      insertImage(file, image);
      limitBytes(file, limits);
      return imageIn(file, image.id);
    });
  },
  renameImage: (owner: OwnerId, id: ImageId, version: number, name: string): Image => {
    const file = files.of(owner);
    return file.db.write(() => {
      const present = imageIn(file, id);
      if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present: { ...present } });
      file.db.run(
        `UPDATE image SET name = :name, version = version + 1, updated_at = :now WHERE owner = :owner AND id = :id`,
        { owner: file.owner, id, name, now: new Date().toISOString() },
      );
      return imageIn(file, id);
    });
  },
  removeImage: (owner: OwnerId, id: ImageId): Image => {
    const file = files.of(owner);
    return file.db.write(() => {
      const image = imageIn(file, id);
      file.db.run('DELETE FROM image WHERE owner = :owner AND id = :id', { owner: file.owner, id });
      return image;
    });
  },
});

/** The pictures of all persons in their files. */
export function sqliteImageStore(engine: Engine): ImageStore {
  const { read, write } = commandCaller<ReturnType<typeof imageReads>, ReturnType<typeof imageWrites>>(engine);
  return {
    images: (owner) => read('images', owner),
    image: (owner, id) => read('image', owner, id),
    addImage: (owner, image) => write('addImage', owner, image),
    renameImage: (owner, id, version, name) => write('renameImage', owner, id, version, name),
    removeImage: (owner, id) => write('removeImage', owner, id),
  };
}
