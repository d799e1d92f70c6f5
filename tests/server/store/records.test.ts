import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSqliteGraphStore } from '../../../server/store/openStore.js';
import { draftOf } from '../../../server/notifications/draftOf.js';
import { newOwner } from './contract/Person.js';

describe('records', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-records-'));
  let opened: Awaited<ReturnType<typeof openSqliteGraphStore>>;
  beforeAll(async () => {
    opened = await openSqliteGraphStore({ dataDir, readers: 0 });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });

  it('make an account once, and keep the name that the person chose', async () => {
    const [owner, { records }] = [newOwner(), opened];
    expect(await records.account(owner)).toBeUndefined();
    expect(await records.updateAccount(owner, 1, { about: 'x' })).toBeUndefined();
    const person = { email: 'a@example.org', emailVerified: false, displayName: 'Ana' };
    const made = await Promise.all([records.upsertAccount(owner, person), records.upsertAccount(owner, person)]);
    expect(made.map(({ created }) => created)).toEqual([true, false]);
    await records.updateAccount(owner, 1, { displayName: 'Ana Ș.', organisation: 'Harta' });
    await records.upsertAccount(owner, { ...person, emailVerified: true });
    expect(await records.account(owner)).toMatchObject({
      uid: owner,
      email: 'a@example.org',
      emailVerified: true,
      displayName: 'Ana Ș.',
      organisation: 'Harta',
      version: 2,
    });
  });

  it('refuse a stale profile change with the present profile, and empty a profile', async () => {
    const [owner, { records }] = [newOwner(), opened];
    await records.upsertAccount(owner, { email: null, emailVerified: false });
    await records.updateAccount(owner, 1, { about: 'first' });
    await expect(records.updateAccount(owner, 1, { about: 'second' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      parts: { present: { about: 'first', version: 2 } },
    });
    expect(await records.clearAccount(owner)).toMatchObject({ about: '', version: 3 });
  });

  it('tell of an import that an earlier version kept, which wrote null for what is absent', async () => {
    const [owner, { records }] = [newOwner(), opened];
    const kept = { id: '1', state: 'done', format: null, issues: [{ file: 'a.csv', row: null, code: 'X' }] };
    await records.putImportJob(owner, '1', kept as never);
    expect(await records.importJobs(owner)).toEqual([
      { id: '1', state: 'done', issues: [{ file: 'a.csv', code: 'X' }] },
    ]);
  });

  it('end sessions, never earlier than before, and only of the one person', async () => {
    const [owner, { records }] = [newOwner(), opened];
    expect(await records.sessionsValidAfter(owner)).toBe(0);
    await records.endSessions(owner, 2000.7);
    await records.endSessions(owner, 1000);
    expect(await records.sessionsValidAfter(owner)).toBe(2000);
    expect(await records.sessionsValidAfter(newOwner())).toBe(0);
  });

  it('keep settings, changing only what is named, also at once', async () => {
    const [owner, { records }] = [newOwner(), opened];
    expect(await records.settings(owner)).toMatchObject({ theme: 'system', canvasNodes: 1000, version: 0 });
    await Promise.all([
      records.updateSettings(owner, { theme: 'dark' }),
      records.updateSettings(owner, { language: 'ro', mutedKinds: ['importFinished'] }),
    ]);
    await records.updateSettings(owner, { mutedKinds: [] });
    expect(await records.settings(owner)).toMatchObject({ theme: 'dark', language: 'ro', mutedKinds: [], version: 3 });
  });

  it('remember the last hundred browsers of a person', async () => {
    const [owner, { records }] = [newOwner(), opened];
    const draft = draftOf({ kind: 'newDevice', device: 'Firefox' });
    const signIn = (id: string) => records.recordDevice(owner, { id, name: id }, draft);
    expect(await signIn('0')).toEqual({ isNew: true, posted: false });
    for (let at = 1; at <= 100; at += 1) await signIn(String(at));
    expect(await signIn('100')).toEqual({ isNew: false, posted: false });
    expect(await signIn('0')).toEqual({ isNew: true, posted: true });
  });

  it('keep import jobs of each person apart, newest first', async () => {
    const [owner, other, { records }] = [newOwner(), newOwner(), opened];
    const job = (id: string) => ({ id, state: 'checking' }) as never;
    for (const id of ['1', '3', '2']) await records.putImportJob(owner, id, job(id));
    await records.putImportJob(owner, '2', { id: '2', state: 'done' } as never);
    await records.deleteImportJob(other, '3');
    expect((await records.importJobs(owner)).map(({ id, state }) => `${id} ${state}`)).toEqual([
      '3 checking',
      '2 done',
      '1 checking',
    ]);
    await records.deleteImportJob(owner, '3');
    expect(await records.importJobs(owner)).toHaveLength(2);
    expect(await records.importJobs(other)).toEqual([]);
  });
});
