import { type ImageId, type OwnerId } from '../../../contract/ids.js';
import { type Image } from '../../../contract/images.js';

/** A picture that is to be kept. */
export type NewImage = Omit<Image, 'version' | 'createdAt' | 'updatedAt'>;

/** What is known of the pictures of each person; their files lie elsewhere. Methods throw `IMAGE_NOT_FOUND` for what is not theirs. */
export interface ImageStore {
  /** All of them, newest first; those of a deleted project are not there. */
  images(owner: OwnerId): Promise<Image[]>;
  image(owner: OwnerId, id: ImageId): Promise<Image>;
  /** Throws `PROJECT_NOT_FOUND`, `QUOTA_IMAGES`, `QUOTA_BYTES`. */
  addImage(owner: OwnerId, image: NewImage): Promise<Image>;
  /** Throws `VERSION_CONFLICT`. */
  renameImage(owner: OwnerId, id: ImageId, version: number, name: string): Promise<Image>;
  /** @returns what it was, so that its file can go too */
  removeImage(owner: OwnerId, id: ImageId): Promise<Image>;
}
