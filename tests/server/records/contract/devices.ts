import { expect, it } from 'vitest';

import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, type Records } from './Records.js';

/** What every store of devices must do. */
export function describeDevices(current: () => Records): void {
  const record = (owner: ReturnType<typeof newOwner>, id: string) =>
    current().stores.devices.record(owner, { id, name: id }, draftOf({ kind: 'newDevice', device: id }));

  it('tells a person of a further browser, and not of the first nor of one that is known', async () => {
    const owner = newOwner();
    expect(await record(owner, 'first')).toEqual({ isNew: true, posted: false });
    expect(await current().isWaiting(owner)).toBe(false);
    expect(await record(owner, 'second')).toEqual({ isNew: true, posted: true });
    await current().reopen();
    expect(await record(owner, 'second')).toEqual({ isNew: false, posted: false });
    expect(await current().isWaiting(owner)).toBe(true);
  });

  it('tells of a browser once, however often it signs in at once', async () => {
    const owner = newOwner();
    await record(owner, 'first');
    const told = await Promise.all(manyTimes(() => record(owner, 'second')));
    expect(told.filter(({ posted }) => posted)).toHaveLength(1);
  });

  it('does not tell whoever muted that', async () => {
    const owner = newOwner();
    await current().stores.settingsStore.update(owner, { mutedKinds: ['newDevice'] });
    await record(owner, 'first');
    expect(await record(owner, 'second')).toEqual({ isNew: true, posted: false });
    expect(await current().isWaiting(owner)).toBe(false);
  });

  it('remembers the last hundred browsers of a person', async () => {
    const owner = newOwner();
    await record(owner, '0');
    for (let at = 1; at <= 100; at += 1) await record(owner, String(at));
    expect(await record(owner, '100')).toEqual({ isNew: false, posted: false });
    expect(await record(owner, '0')).toEqual({ isNew: true, posted: true });
  });
}
