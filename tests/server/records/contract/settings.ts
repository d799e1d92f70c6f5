import { expect, it } from 'vitest';

import { newOwner } from '../../store/contract/Person.js';
import { AT_ONCE, manyTimes, type Records } from './Records.js';

/** What every store of settings must do. */
export function describeSettings(current: () => Records): void {
  const settings = () => current().stores.settingsStore;

  it('has a default for what was never set', async () => {
    expect(await settings().read(newOwner())).toMatchObject({ theme: 'system', canvasNodes: 1000, version: 0 });
  });

  it('changes only what is named, also at once, and counts each change', async () => {
    const owner = newOwner();
    await Promise.all([
      settings().update(owner, { theme: 'dark' }),
      settings().update(owner, { language: 'ro', mutedKinds: ['importFinished'] }),
    ]);
    await settings().update(owner, { mutedKinds: [] });
    await current().reopen();
    expect(await settings().read(owner)).toMatchObject({ theme: 'dark', language: 'ro', mutedKinds: [], version: 3 });
    await Promise.all(manyTimes((at) => settings().update(owner, { canvasNodes: 500 + at })));
    expect((await settings().read(owner)).version).toBe(3 + AT_ONCE);
  });
}
