import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type ImageId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Image } from '../../contract/images.js';
import { folderOfOwner, keepCopy } from '../../platform/storage/ownedFiles.js';

/** What says where the file of a picture lies. */
export type ImagePlace = Pick<Image, 'id' | 'type'> & { readonly projectId?: ProjectId | null | undefined };

/** The files of pictures, by the person whose they are and the project that they show. In the data folder; elsewhere later. */
export interface ImageFiles {
  put(owner: OwnerId, image: ImagePlace, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  get(owner: OwnerId, image: ImagePlace): Promise<Buffer | undefined>;
  /** Keeps a file that lies on the disk; one that is there stays. */
  take(owner: OwnerId, image: ImagePlace, from: string): Promise<void>;
  remove(owner: OwnerId, image: ImagePlace): Promise<void>;
  /** Removes the pictures of one project. */
  removeProject(owner: OwnerId, projectId: ProjectId): Promise<void>;
  removeAll(owner: OwnerId): Promise<void>;
}

const OWNER_ONLY = 0o700;
/** Where pictures lie that were uploaded: an id of a project is never called so. */
const UPLOADED = 'uploaded';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files under `images/<owner hash>/<project>/<id>.<type>` of the data folder: a person's name is never part of a path. */
export function imageFolder(dataDir: string): ImageFiles {
  const ofOwner = (owner: OwnerId) => folderOfOwner(path.join(dataDir, 'images'), owner);
  const fileOf = (owner: OwnerId, { id, type, projectId }: ImagePlace) =>
    path.join(ofOwner(owner), projectId ?? UPLOADED, `${id satisfies ImageId}.${type}`);
  const room = async (file: string) => void (await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY }));
  return {
    async put(owner, image, bytes) {
      const file = fileOf(owner, image);
      await room(file);
      // It has its name once it is whole.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    get: (owner, image) =>
      readFile(fileOf(owner, image)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    async take(owner, image, from) {
      const file = fileOf(owner, image);
      await room(file);
      await keepCopy(from, file);
    },
    remove: (owner, image) => rm(fileOf(owner, image), { force: true }),
    removeProject: (owner, projectId) => rm(path.join(ofOwner(owner), projectId), { recursive: true, force: true }),
    removeAll: (owner) => rm(ofOwner(owner), { recursive: true, force: true }),
  };
}
