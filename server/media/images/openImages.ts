import { newId } from '../../../domain/ids/ids.js';
import { type ImageId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type CanvasView, type Image, type ImageList } from '../../contract/images.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { LARGEST_IMAGE } from '../../contract/texts.js';
import { redrawPicture } from '../pictures/drawPicture.js';
import { type DrawInTurn } from '../pictures/drawInTurn.js';
import { type ImageStore } from '../../people/records/images/ImageStore.js';
import { type ImageFiles } from './ImageFiles.js';

/** A picture as it comes in. */
interface SentImage {
  readonly name: string;
  /** The file as base64. */
  readonly data: string;
  readonly projectId?: ProjectId | undefined;
  readonly view?: CanvasView;
}

/** The pictures that persons keep. Refusals are `ProblemError`. */
export interface Images {
  list(owner: OwnerId): Promise<ImageList>;
  /** Throws as `DrawInTurn`, and QUOTA_IMAGES, PROJECT_NOT_FOUND. */
  add(owner: OwnerId, sent: SentImage): Promise<Image>;
  /** Throws IMAGE_NOT_FOUND, VERSION_CONFLICT. */
  rename(owner: OwnerId, id: ImageId, version: number, name: string): Promise<Image>;
  /** Throws IMAGE_NOT_FOUND. */
  remove(owner: OwnerId, id: ImageId): Promise<{ readonly id: ImageId }>;
  /** Throws IMAGE_NOT_FOUND. */
  get(owner: OwnerId, id: ImageId): Promise<Image>;
  /** Throws IMAGE_NOT_FOUND. */
  file(owner: OwnerId, id: ImageId): Promise<{ readonly type: Image['type']; readonly bytes: Buffer }>;
}

/** What pictures are kept with. */
interface ImageParts {
  readonly store: ImageStore;
  readonly files: ImageFiles;
  readonly drawInTurn: DrawInTurn;
}

/** Opens the pictures that persons keep. */
export function openImages({ store, files, drawInTurn }: ImageParts): Images {
  return {
    async list(owner) {
      const items = await store.images(owner);
      return { items, total: items.length };
    },

    async add(owner, { name, data, projectId, view }) {
      const file = Buffer.from(data, 'base64');
      if (file.length > LARGEST_IMAGE) throw new ProblemError('FILE_INVALID', { detail: 'The file is too large' });
      const { bytes, ...drawn } = await drawInTurn(owner, () => redrawPicture(file));
      const id = newId() as ImageId;
      const place = { id, type: drawn.type, projectId };
      await files.put(owner, place, bytes);
      const ofCanvas = projectId === undefined ? {} : { projectId, ...(view === undefined ? {} : { view }) };
      try {
        return await store.addImage(owner, { id, name: name.trim(), ...drawn, bytes: bytes.length, ...ofCanvas });
      } catch (error) {
        await files.remove(owner, place);
        throw error;
      }
    },

    rename: (owner, id, version, name) => store.renameImage(owner, id, version, name.trim()),

    async remove(owner, id) {
      await files.remove(owner, await store.removeImage(owner, id));
      return { id };
    },

    get: (owner, id) => store.image(owner, id),

    async file(owner, id) {
      const image = await store.image(owner, id);
      const bytes = await files.get(owner, image);
      if (bytes === undefined) throw new ProblemError('IMAGE_NOT_FOUND');
      return { type: image.type, bytes };
    },
  };
}
