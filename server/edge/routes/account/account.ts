import { type FastifyInstance } from 'fastify';

import { type UserInfo } from '../../../contract/account.js';
import { type OwnerId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/account.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { stringify } from '../../../platform/storage/Json.js';
import { bearerToken } from '../../../people/identity/authenticate.js';
import { type Person } from '../../../people/identity/Person.js';
import { draftOf } from '../../../people/notifications/draftOf.js';
import { type AccountStore } from '../../../people/records/AccountStore.js';
import { type DeviceRecorded } from '../../../people/records/SignInStores.js';
import { isStorageFull } from '../../../platform/storage/storageProblem.js';
import { serve, serveDirect } from '../serve.js';
import { type Services } from '../services.js';

/** The profile. A caller with a valid token and no account yet gets one. */
async function profileOf(
  person: Person,
  accounts: AccountStore,
  find: () => Promise<UserInfo | undefined>,
): Promise<UserInfo> {
  const found = await find();
  if (found !== undefined) return found;
  await accounts.upsert(person.ownerId, person);
  const made = await find();
  if (made === undefined) throw new Error('the account was made and is not there');
  return made;
}

/** The profile with the deletion that was begun, if one was. */
async function shown(profile: UserInfo, { yourData }: Services): Promise<UserInfo> {
  const deletion = await yourData.deletions.of(profile.uid as OwnerId);
  return deletion === undefined ? profile : { ...profile, deletion };
}

/** A device that could not be remembered: the next sign-in with it counts as the first. */
const NOT_RECORDED: DeviceRecorded = { isNew: false, posted: false };

/** Makes do with something else when the disk is full; any other failure stays one. */
const unlessFull =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isStorageFull(error)) return instead;
    throw error;
  };

/**
 * Makes the account of a person or brings it up to date. Who has one comes in on a full disk as well: what the identity
 * provider says of them is then taken over another time. @returns whether it was made
 */
async function accountOf(person: Person, accounts: AccountStore): Promise<boolean> {
  try {
    return (await accounts.upsert(person.ownerId, person)).created;
  } catch (error) {
    if (!isStorageFull(error) || (await accounts.find(person.ownerId)) === undefined) throw error;
    return false;
  }
}

/** The picture that was uploaded, or at the address of the profile, or as sign-in knows it where the profile says nothing. */
async function pictureOf(person: Person, { accounts, pictures, portraits }: Services): Promise<Buffer> {
  const uploaded = await portraits.get(person.ownerId);
  if (uploaded !== undefined) return uploaded;
  const account = await accounts.find(person.ownerId);
  const picture = await pictures.at(account?.photoURL || person.photoURL, person.ownerId);
  if (picture === null) throw new ProblemError('PICTURE_NOT_FOUND');
  return picture;
}

/** The account of the caller. */
export function serveAccount(app: FastifyInstance, services: Services): void {
  const { store, accounts, sessionEnds, devices, notifications, live, tickets, identity, portraits } = services;
  serve(app, contract.createUserIfNotExists, async ({ person }) => {
    const created = await accountOf(person, accounts);
    return stringify({
      uid: person.ownerId,
      created,
      defaultProjectId: await store.ensureDefaultProject(person.ownerId),
    });
  });
  serve(app, contract.userInfo, async ({ person }) =>
    stringify(await shown(await profileOf(person, accounts, () => accounts.find(person.ownerId)), services)),
  );
  serve(app, contract.updateUserInfo, async ({ person, body: { version, ...changes } }) =>
    stringify(await profileOf(person, accounts, () => accounts.update(person.ownerId, version, changes))),
  );
  serve(app, contract.clearUserInfo, async ({ person }) => {
    await portraits.remove(person.ownerId);
    return stringify(await profileOf(person, accounts, () => accounts.clear(person.ownerId)));
  });
  serve(app, contract.setUserPicture, async ({ person, body }) => {
    const file = Buffer.from(body.data, 'base64');
    return stringify(await profileOf(person, accounts, () => portraits.put(person.ownerId, file)));
  });
  serve(app, contract.removeUserPicture, async ({ person }) =>
    stringify(await profileOf(person, accounts, () => portraits.remove(person.ownerId))),
  );
  serveDirect(app, contract.userPicture, async ({ person, reply }) =>
    reply.type('image/png').send(await pictureOf(person, services)),
  );
  serve(app, contract.signOutEverywhere, async ({ person }) => {
    // Tokens tell the second of the sign-in: the one that asks ends as well.
    const seconds = Math.floor(Date.now() / 1000) + 1;
    await identity?.endSessions(person.ownerId);
    await sessionEnds.end(person.ownerId, seconds).catch((error: unknown) => {
      if (identity === undefined || !isStorageFull(error)) throw error;
      identity.endSessionsOnFullDisk(person.ownerId, seconds);
    });
    live.sessionsEnded(person.ownerId);
    return stringify({ at: new Date(seconds * 1000).toISOString() });
  });
  serve(app, contract.socketTicket, async ({ person: { ownerId }, request, query: { number = 1 } }) => {
    const issue = () => tickets.issue(ownerId, bearerToken(request.headers.authorization));
    const { ticket, expiresAt } = await issue();
    const others = await Promise.all(Array.from({ length: number - 1 }, issue));
    const more = others.map((each) => each.ticket);
    return stringify({
      ticket,
      expiresAt: new Date(expiresAt).toISOString(),
      ...(more.length === 0 ? {} : { more }),
    });
  });
  serve(app, contract.recordDevice, async ({ person: { ownerId, sessionId }, body }) => {
    const draft = draftOf({ kind: 'newDevice', device: body.name });
    if (sessionId !== null) await identity?.signIns?.nameDevice(ownerId, sessionId, body);
    const { isNew, posted } = await devices.record(ownerId, body, draft).catch(unlessFull(NOT_RECORDED));
    if (posted) await notifications.deliver(ownerId);
    return stringify({ isNew });
  });
}
