import { type UserInfo } from '../../contract/account.js';
import { type ImageId } from '../../contract/ids.js';

/** A profile as tables keep it; SQLite has numbers for yes and no. */
export interface AccountRow {
  readonly owner: string;
  readonly email: string | null;
  readonly email_verified: boolean | number;
  readonly display_name: string;
  readonly photo_url: string;
  readonly picture: string;
  readonly organisation: string;
  readonly about: string;
  readonly version: number;
  readonly created_at: string;
}

/** A profile as it is answered. */
export const accountOf = (row: AccountRow): UserInfo => ({
  uid: row.owner,
  ...(row.email === null ? {} : { email: row.email }),
  emailVerified: Boolean(row.email_verified),
  displayName: row.display_name,
  photoURL: row.photo_url,
  ...(row.picture === '' ? {} : { pictureId: row.picture as ImageId }),
  organisation: row.organisation,
  about: row.about,
  createdAt: row.created_at,
  version: row.version,
});
