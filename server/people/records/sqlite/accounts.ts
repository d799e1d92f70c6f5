import { type UserInfo } from '../../../contract/account.js';
import { type ImageId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type AccountChanges, type KnownPerson, type PictureSet } from '../AccountStore.js';
import { accountOf, type AccountRow } from '../accountRow.js';
import { digestOfGone, GONE_REMEMBERED_SECONDS } from '../SignInStores.js';

/** The profile of a person; undefined for one never seen. */
export function readAccount(db: OwnedDatabase, owner: OwnerId): UserInfo | undefined {
  const row = db.get<AccountRow>('SELECT * FROM account WHERE owner = :owner', { owner });
  return row === undefined ? undefined : accountOf(row);
}

function insertAccount(db: OwnedDatabase, owner: OwnerId, person: KnownPerson): void {
  db.run(
    `INSERT INTO account (owner, email, email_verified, display_name, photo_url, created_at, updated_at)
     VALUES (:owner, :email, :verified, :name, :photo, :now, :now)`,
    {
      owner,
      email: person.email,
      verified: person.emailVerified ? 1 : 0,
      name: person.displayName ?? '',
      photo: person.photoURL ?? '',
      now: new Date().toISOString(),
    },
  );
}

/** Makes the account when missing; else takes over what only the identity provider knows. */
export function upsertAccount(db: OwnedDatabase, owner: OwnerId, person: KnownPerson): { created: boolean } {
  return db.write(() => {
    if (readAccount(db, owner) === undefined) {
      insertAccount(db, owner, person);
      return { created: true };
    }
    db.run(
      `UPDATE account SET email = :email, email_verified = :verified
       WHERE owner = :owner AND (email IS NOT :email OR email_verified <> :verified)`,
      { owner, email: person.email, verified: person.emailVerified ? 1 : 0 },
    );
    return { created: false };
  });
}

function writeProfile(db: OwnedDatabase, owner: OwnerId, profile: Required<AccountChanges>): UserInfo | undefined {
  db.run(
    `UPDATE account SET display_name = :name, photo_url = :photo, organisation = :organisation, about = :about,
       version = version + 1, updated_at = :now WHERE owner = :owner`,
    {
      owner,
      name: profile.displayName,
      photo: profile.photoURL,
      organisation: profile.organisation,
      about: profile.about,
      now: new Date().toISOString(),
    },
  );
  return readAccount(db, owner);
}

/** Changes the profile. Throws `VERSION_CONFLICT`. */
export function updateAccount(
  db: OwnedDatabase,
  owner: OwnerId,
  version: number,
  changes: AccountChanges,
): UserInfo | undefined {
  return db.write(() => {
    const present = readAccount(db, owner);
    if (present === undefined) return undefined;
    if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present });
    return writeProfile(db, owner, { ...present, ...changes });
  });
}

/** Empties the profile. */
export const clearAccount = (db: OwnedDatabase, owner: OwnerId): UserInfo | undefined =>
  db.write(() => writeProfile(db, owner, { displayName: '', photoURL: '', organisation: '', about: '' }));

/** Says which uploaded picture the profile has; the one before is for the caller to remove. Undefined for a person never seen. */
export const setPicture = (db: OwnedDatabase, owner: OwnerId, picture: ImageId | null): PictureSet | undefined =>
  db.write(() => {
    const before = readAccount(db, owner);
    if (before === undefined) return undefined;
    db.run('UPDATE account SET picture = :picture, updated_at = :now WHERE owner = :owner', {
      ...{ owner, picture: picture ?? '', now: new Date().toISOString() },
    });
    const { pictureId, ...account } = before;
    return { account: picture === null ? account : { ...account, pictureId: picture }, replaced: pictureId ?? null };
  });

/** Refuses sessions signed in before this second. Never goes back. */
export function endSessions(db: OwnedDatabase, owner: OwnerId, at: number): void {
  db.run(
    `INSERT INTO session_end (owner, valid_after) VALUES (:owner, :at)
     ON CONFLICT DO UPDATE SET valid_after = max(valid_after, excluded.valid_after)`,
    { owner, at: Math.floor(at) },
  );
}

/** The second before which sessions are refused; 0 when none was ever ended. Also of a person who is gone, and may have come back. */
export function sessionsValidAfter(db: OwnedDatabase, owner: OwnerId): number {
  const ended = db.get<{ at: number }>('SELECT valid_after AS at FROM session_end WHERE owner = :owner', { owner });
  const gone = db.get<{ at: number }>('SELECT valid_after AS at FROM gone_person WHERE digest = :digest', {
    digest: digestOfGone(owner),
  });
  return Math.max(ended?.at ?? 0, gone?.at ?? 0);
}

/** Goes on refusing the sessions of a person who is gone, without their id, until no token of theirs can be good any more. */
export function forgetSessionEnds(db: OwnedDatabase, owner: OwnerId): void {
  const at = sessionsValidAfter(db, owner);
  db.run('DELETE FROM gone_person WHERE valid_after < :old', {
    old: Math.floor(Date.now() / 1000) - GONE_REMEMBERED_SECONDS,
  });
  db.run('INSERT OR REPLACE INTO gone_person (digest, valid_after) VALUES (:digest, :at)', {
    digest: digestOfGone(owner),
    at,
  });
  db.run('DELETE FROM session_end WHERE owner = :owner', { owner });
}
