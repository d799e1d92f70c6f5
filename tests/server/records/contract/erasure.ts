import { expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type ApiTokenId, type JobId, type OwnerId, type ProjectId } from '../../../../server/contract/ids.js';
import { type ImportJob } from '../../../../server/contract/imports.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { newOwner } from '../../store/contract/Person.js';
import { type Records } from './Records.js';

const ERASED = 'p1' as ProjectId;
const STAYS = 'p2' as ProjectId;
const JOB = 'job' as JobId;
const at = '2026-01-01T00:00:00.000Z';

/** What every engine must do where records are erased. */
export function describeErasure(current: () => Records): void {
  const stores = () => current().stores;

  async function fill(owner: OwnerId): Promise<void> {
    const { accounts, aliases, apiTokens, devices, importJobs, paymentStore, sessionEnds, settingsStore } = stores();
    await accounts.upsert(owner, { email: 'a@example.org', emailVerified: true });
    await settingsStore.update(owner, { theme: 'dark', currentProjectId: ERASED });
    await sessionEnds.end(owner, 1000);
    await devices.record(owner, { id: '1', name: 'Firefox' }, draftOf({ kind: 'newDevice', device: 'Firefox' }));
    await paymentStore.linkCustomer(owner, `cus_${owner}`);
    for (const projectId of [ERASED, STAYS]) {
      await aliases.put(owner, projectId, { words: 'actor', kind: 'label', name: 'Person' });
      await importJobs.put(owner, projectId, { id: projectId, projectId, state: 'done' } as unknown as ImportJob);
      const id = newId() as ApiTokenId;
      const shown = { prefix: 'harta_', lastFour: 'abcd', createdAt: at, expiresAt: at };
      await apiTokens.put(owner, { token: { id, name: 't', scope: 'read', projectId, ...shown }, hash: id });
    }
  }

  /** What is there of a person. */
  async function left(owner: OwnerId) {
    const { accounts, aliases, apiTokens, importJobs, paymentStore, settingsStore } = stores();
    return {
      account: (await accounts.find(owner)) !== undefined,
      customer: (await paymentStore.customer(owner)) !== undefined,
      aliases: [await aliases.list(owner, ERASED), await aliases.list(owner, STAYS)].map((each) => each.length),
      imports: (await importJobs.list(owner)).map(({ id }) => id),
      tokens: (await apiTokens.list(owner)).map(({ projectId }) => projectId),
      settings: await settingsStore.read(owner),
    };
  }

  it('forgets a project, and no other of that person or of another', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    for (const each of [owner, other]) await fill(each);
    const before = await left(other);
    for (const _twice of [1, 2]) await stores().erasure.forgetProject(owner, ERASED);
    const after = await left(owner);
    expect(after).toMatchObject({ account: true, aliases: [0, 1], imports: [STAYS], tokens: [STAYS] });
    expect(after.settings.currentProjectId).toBeUndefined();
    expect(await left(other)).toEqual(before);
  });

  it('removes what a person made, and keeps who they are', async () => {
    const owner = newOwner();
    await fill(owner);
    for (const _twice of [1, 2]) await stores().erasure.eraseOwner(owner, 'data', JOB);
    await current().reopen();
    const after = await left(owner);
    expect(after).toMatchObject({ account: true, customer: true, aliases: [0, 0], imports: [] });
    expect(after.settings).toMatchObject({ theme: 'dark' });
    expect(after.settings.currentProjectId).toBeUndefined();
  });

  it('removes a person, whose sessions stay ended, and nobody else', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    for (const each of [owner, other]) await fill(each);
    const before = await left(other);
    for (const _twice of [1, 2]) await stores().erasure.eraseOwner(owner, 'account', JOB);
    for (const _twice of [1, 2]) await stores().erasure.eraseJob(owner, JOB);
    await current().reopen();
    expect(await left(owner)).toMatchObject({
      account: false,
      customer: false,
      aliases: [0, 0],
      imports: [],
      tokens: [],
    });
    expect((await left(owner)).settings.version).toBe(0);
    expect(await stores().sessionEnds.validAfter(owner)).toBe(1000);
    expect(await left(other)).toEqual(before);
  });
}
