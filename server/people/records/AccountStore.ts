import { type UserInfo } from '../../contract/account.js';
import { type ImageId, type OwnerId } from '../../contract/ids.js';

/** What the identity provider says of a person at sign-in. */
export interface KnownPerson {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoURL?: string;
}

/** What a person may change of their profile. */
export type AccountChanges = Partial<Pick<UserInfo, 'displayName' | 'photoURL' | 'organisation' | 'about'>>;

/** A profile with another uploaded picture than before, and the one that it had. */
export interface PictureSet {
  readonly account: UserInfo;
  readonly replaced: ImageId | null;
}

/**
 * The profiles of persons. Each write is one transaction and durable when it is answered. Of two updates made from one version exactly one
 * is carried out, whichever process they come from.
 */
export interface AccountStore {
  /** The profile; undefined for a person never seen. */
  find(owner: OwnerId): Promise<UserInfo | undefined>;
  /**
   * Makes the account when missing: of many at once, one says that it made it. An account that is there takes over the e-mail address and
   * whether it is verified, but keeps its version, and the name and the picture that the person chose.
   */
  upsert(owner: OwnerId, person: KnownPerson): Promise<{ created: boolean }>;
  /** Throws `VERSION_CONFLICT` with the present profile when `version` is not its version; undefined for a person never seen. */
  update(owner: OwnerId, version: number, changes: AccountChanges): Promise<UserInfo | undefined>;
  /** Says which uploaded picture the profile has, null for none; undefined for a person never seen. The version stays: nobody types a picture. */
  setPicture(owner: OwnerId, picture: ImageId | null): Promise<PictureSet | undefined>;
  /** Empties the profile: name, picture address, organisation, about. The account stays. */
  clear(owner: OwnerId): Promise<UserInfo | undefined>;
}
