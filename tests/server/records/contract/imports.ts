import { expect, it } from 'vitest';

import { type ImportJob } from '../../../../server/contract/imports.js';
import { type UsedMapping } from '../../../../server/graph/formats/mapped/ImportChoices.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { newOwner } from '../../store/contract/Person.js';
import { type Records } from './Records.js';

const job = (id: string, state = 'checking') => ({ id, state }) as ImportJob;
const mapping = (shape: string): UsedMapping => ({ shape, tables: [shape], mapping: { tables: [] } });

const timeOf = (second: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, second)).toISOString();

/** What every store of imports must do. */
export function describeImportJobs(current: () => Records): void {
  const jobs = () => current().stores.importJobs;

  it('keeps the jobs of each person apart, newest first, each as it was last put', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    for (const id of ['1', '3', '2']) await jobs().put(owner, id, job(id));
    await jobs().put(owner, '2', job('2', 'done'));
    await jobs().remove(other, '3');
    await current().reopen();
    const listed = (await jobs().list(owner)).map(({ id, state }) => `${id} ${state}`);
    expect(listed).toEqual(['3 checking', '2 done', '1 checking']);
    await jobs().remove(owner, '3');
    expect(await jobs().list(owner)).toHaveLength(2);
    expect(await jobs().list(other)).toEqual([]);
  });

  it('has no value for what an earlier version wrote as null', async () => {
    const owner = newOwner();
    const kept = { id: '1', state: 'done', format: null, issues: [{ file: 'a.csv', row: null, code: 'X' }] };
    await jobs().put(owner, '1', kept as never);
    expect(await jobs().list(owner)).toEqual([{ id: '1', state: 'done', issues: [{ file: 'a.csv', code: 'X' }] }]);
  });

  it('puts what the person is told into the outbox with the job, unless they muted it', async () => {
    const [owner, muted] = [newOwner(), newOwner()];
    const told = () => draftOf({ kind: 'importFailed', files: 'a.csv' });
    await current().stores.settingsStore.update(muted, { mutedKinds: ['importFailed'] });
    for (const each of [owner, muted]) await jobs().put(each, '1', job('1', 'failed'), told());
    await current().reopen();
    expect([await current().isWaiting(owner), await current().isWaiting(muted)]).toEqual([true, false]);
    expect(await jobs().list(muted)).toHaveLength(1);
  });
}

/** What every store of mappings must do. */
export function describeImportMappings(current: () => Records): void {
  const mappings = () => current().stores.importMappings;
  const shapes = async (owner: ReturnType<typeof newOwner>) => (await mappings().list(owner)).map(({ shape }) => shape);

  it('keeps one mapping for each shape, the last used first, of fifty at the most', async () => {
    const owner = newOwner();
    const used = Array.from({ length: 50 }, (_, at) => ({ ...mapping(`${at}`), usedAt: timeOf(at) }));
    await mappings().restore(owner, used);
    await mappings().put(owner, mapping('last'));
    await current().reopen();
    const kept = await shapes(owner);
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([50, 'last', '49', '1']);
    await mappings().put(owner, { ...mapping('last'), tables: ['other'] });
    const again = (await mappings().list(owner)).filter(({ shape }) => shape === 'last');
    expect(again).toMatchObject([{ tables: ['other'] }]);
    expect(await shapes(newOwner())).toEqual([]);
  });

  it('brings back those of an archive beside what is there, which stays', async () => {
    const owner = newOwner();
    await mappings().put(owner, mapping('here'));
    const archived = ['here', 'there'].map((shape) => ({
      ...{ ...mapping(shape), tables: ['archived'] },
      usedAt: timeOf(0),
    }));
    for (const _twice of [1, 2]) await mappings().restore(owner, archived);
    const tables = (await mappings().list(owner)).map(({ shape, tables: [table] }) => `${shape} ${table}`);
    expect(tables).toEqual(['here here', 'there archived']);
  });
}
