import { newId } from '../../../domain/ids/ids.js';
import { type UserInfo } from '../../contract/account.js';
import { type ImageId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { LARGEST_IMAGE } from '../../contract/texts.js';
import { drawPicture } from '../pictures/drawPicture.js';
import { type DrawInTurn } from '../pictures/drawInTurn.js';
import { type AccountStore } from '../../people/records/AccountStore.js';
import { type ImageFiles } from './ImageFiles.js';

/** The pictures that persons uploaded of themselves: one each at the most. */
export interface Portraits {
  /** Keeps a picture in place of the one before; undefined for a person never seen. Throws as `DrawInTurn`. */
  put(owner: OwnerId, file: Buffer): Promise<UserInfo | undefined>;
  /** A square PNG; undefined where the person has none. */
  get(owner: OwnerId): Promise<Buffer | undefined>;
  /** Undefined for a person never seen. */
  remove(owner: OwnerId): Promise<UserInfo | undefined>;
}

interface PortraitParts {
  readonly accounts: Pick<AccountStore, 'find' | 'setPicture'>;
  readonly files: Pick<ImageFiles, 'put' | 'get' | 'remove'>;
  readonly drawInTurn: DrawInTurn;
}

const placeOf = (id: ImageId) => ({ id, type: 'png' }) as const;

/** Opens the pictures that persons uploaded of themselves. */
export function openPortraits({ accounts, files, drawInTurn }: PortraitParts): Portraits {
  /** The record says which file counts: another one is of nobody, and goes. */
  async function set(owner: OwnerId, id: ImageId | null): Promise<UserInfo | undefined> {
    const set = await accounts.setPicture(owner, id);
    if (set?.replaced != null) await files.remove(owner, placeOf(set.replaced));
    return set?.account;
  }

  return {
    async put(owner, file) {
      if (file.length > LARGEST_IMAGE) throw new ProblemError('FILE_INVALID', { detail: 'The file is too large' });
      const bytes = await drawInTurn(owner, () => drawPicture(file));
      const id = newId() as ImageId;
      await files.put(owner, placeOf(id), bytes);
      const account = await set(owner, id).catch(async (error: unknown) => {
        await files.remove(owner, placeOf(id));
        throw error;
      });
      if (account === undefined) await files.remove(owner, placeOf(id));
      return account;
    },
    async get(owner) {
      const id = (await accounts.find(owner))?.pictureId;
      return id === undefined ? undefined : files.get(owner, placeOf(id));
    },
    remove: (owner) => set(owner, null),
  };
}
