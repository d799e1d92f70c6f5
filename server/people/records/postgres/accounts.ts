import { type UserInfo } from '../../../contract/account.js';
import { type ImageId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type AccountChanges, type KnownPerson, type PictureSet } from '../AccountStore.js';
import { accountOf, type AccountRow } from '../accountRow.js';
import { digestOfGone, GONE_REMEMBERED_SECONDS } from '../SignInStores.js';

const now = () => new Date().toISOString();

/** The profile of a person; undefined for one never seen. */
export async function readAccount(session: Session, owner: OwnerId): Promise<UserInfo | undefined> {
  const row = await session.get<AccountRow>('SELECT * FROM account WHERE owner = :owner', { owner });
  return row === undefined ? undefined : accountOf(row);
}

/** Makes the account when missing; else takes over what only the identity provider knows. */
export async function upsertAccount(session: Session, owner: OwnerId, person: KnownPerson) {
  const { email, emailVerified: verified, displayName: name = '', photoURL: photo = '' } = person;
  const made = await session.run(
    `INSERT INTO account (owner, email, email_verified, display_name, photo_url, created_at, updated_at)
     VALUES (:owner, :email, :verified, :name, :photo, :now, :now) ON CONFLICT DO NOTHING`,
    { owner, email, verified, name, photo, now: now() },
  );
  if (made === 0)
    await session.run(
      `UPDATE account SET email = :email, email_verified = :verified
       WHERE owner = :owner AND (email IS DISTINCT FROM :email OR email_verified <> :verified)`,
      { owner, email, verified },
    );
  return { created: made === 1 };
}

async function writeProfile(session: Session, owner: OwnerId, profile: Required<AccountChanges>) {
  const { displayName: name, photoURL: photo, organisation, about } = profile;
  await session.run(
    `UPDATE account SET display_name = :name, photo_url = :photo, organisation = :organisation, about = :about,
       version = version + 1, updated_at = :now WHERE owner = :owner`,
    { owner, name, photo, organisation, about, now: now() },
  );
  return readAccount(session, owner);
}

/** Changes the profile. Throws `VERSION_CONFLICT`. */
export async function updateAccount(session: Session, owner: OwnerId, version: number, changes: AccountChanges) {
  const present = await readAccount(session, owner);
  if (present === undefined) return undefined;
  if (present.version !== version) throw new ProblemError('VERSION_CONFLICT', { present });
  return writeProfile(session, owner, { ...present, ...changes });
}

/** Empties the profile. */
export const clearAccount = (session: Session, owner: OwnerId): Promise<UserInfo | undefined> =>
  writeProfile(session, owner, { displayName: '', photoURL: '', organisation: '', about: '' });

/** Says which uploaded picture the profile has; the one before is for the caller to remove. */
export async function setPicture(
  session: Session,
  owner: OwnerId,
  picture: ImageId | null,
): Promise<PictureSet | undefined> {
  const before = await readAccount(session, owner);
  if (before === undefined) return undefined;
  await session.run('UPDATE account SET picture = :picture, updated_at = :now WHERE owner = :owner', {
    ...{ owner, picture: picture ?? '', now: now() },
  });
  const { pictureId, ...account } = before;
  return { account: picture === null ? account : { ...account, pictureId: picture }, replaced: pictureId ?? null };
}

/** Refuses sessions signed in before this second. Never goes back. */
export async function endSessions(session: Session, owner: OwnerId, at: number): Promise<void> {
  await session.run(
    `INSERT INTO session_end (owner, valid_after) VALUES (:owner, :at)
     ON CONFLICT (owner) DO UPDATE SET valid_after = greatest(session_end.valid_after, excluded.valid_after)`,
    { owner, at: Math.floor(at) },
  );
}

/** The second before which sessions are refused; 0 when none was ever ended. Also of a person who is gone, and may have come back. */
export async function sessionsValidAfter(session: Session, owner: OwnerId): Promise<number> {
  const ended = await session.get<{ at: number | null }>(
    `SELECT greatest((SELECT valid_after FROM session_end WHERE owner = :owner),
       (SELECT valid_after FROM gone_person WHERE digest = :digest)) AS at`,
    { owner, digest: digestOfGone(owner) },
  );
  return ended?.at ?? 0;
}

/** Goes on refusing the sessions of a person who is gone, without their id, until no token of theirs can be good any more. */
export async function forgetSessionEnds(session: Session, owner: OwnerId): Promise<void> {
  const at = await sessionsValidAfter(session, owner);
  const old = Math.floor(Date.now() / 1000) - GONE_REMEMBERED_SECONDS;
  await session.run('DELETE FROM gone_person WHERE valid_after < :old', { old });
  await session.run(
    `INSERT INTO gone_person (digest, valid_after) VALUES (:digest, :at)
     ON CONFLICT (digest) DO UPDATE SET valid_after = excluded.valid_after`,
    { digest: digestOfGone(owner), at },
  );
  await session.run('DELETE FROM session_end WHERE owner = :owner', { owner });
}
