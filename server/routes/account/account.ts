import { type FastifyInstance } from 'fastify';

import { type UserInfo } from '../../contract/account.js';
import * as contract from '../../contract/operations/account.js';
import { stringify } from '../../graph/GraphStore.js';
import { type Person } from '../../identity/Person.js';
import { draftOf } from '../../notifications/draftOf.js';
import { type Records } from '../../records/Records.js';
import { serve } from '../serve.js';
import { type Services } from '../services.js';

/** The profile; somebody whose token is good but who was never seen gets an account on the way. */
async function profileOf(
  person: Person,
  records: Records,
  find: () => Promise<UserInfo | undefined>,
): Promise<UserInfo> {
  const found = await find();
  if (found !== undefined) return found;
  await records.upsertAccount(person.ownerId, person);
  const made = await find();
  if (made === undefined) throw new Error('the account was made and is not there');
  return made;
}

/** The account of the person who asks. */
export function serveAccount(app: FastifyInstance, services: Services): void {
  const { store, records, notifications, live } = services;
  serve(app, contract.createUserIfNotExists, async ({ person }) => {
    const { created } = await records.upsertAccount(person.ownerId, person);
    return stringify({
      uid: person.ownerId,
      created,
      defaultProjectId: await store.ensureDefaultProject(person.ownerId),
    });
  });
  serve(app, contract.userInfo, async ({ person }) =>
    stringify(await profileOf(person, records, () => records.account(person.ownerId))),
  );
  serve(app, contract.updateUserInfo, async ({ person, body: { version, ...changes } }) =>
    stringify(await profileOf(person, records, () => records.updateAccount(person.ownerId, version, changes))),
  );
  serve(app, contract.clearUserInfo, async ({ person }) =>
    stringify(await profileOf(person, records, () => records.clearAccount(person.ownerId))),
  );
  serve(app, contract.signOutEverywhere, async ({ person }) => {
    // Tokens tell the second of the sign-in: the one that asks ends as well.
    const seconds = Math.floor(Date.now() / 1000) + 1;
    await records.endSessions(person.ownerId, seconds);
    live.sessionsEnded(person.ownerId);
    return stringify({ at: new Date(seconds * 1000).toISOString() });
  });
  serve(app, contract.recordDevice, async ({ person: { ownerId }, body }) => {
    const draft = draftOf({ kind: 'newDevice', device: body.name });
    const { isNew, posted } = await records.recordDevice(ownerId, body, draft);
    if (posted) await notifications.deliver(ownerId);
    return stringify({ isNew });
  });
}
