import { expect, it } from 'vitest';

import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, type Records } from './Records.js';

/** What every store of ended sessions must do. */
export function describeSessionEnds(current: () => Records): void {
  const ends = () => current().stores.sessionEnds;

  it('ends sessions, never earlier than before, and only of the one person', async () => {
    const owner = newOwner();
    expect(await ends().validAfter(owner)).toBe(0);
    await ends().end(owner, 2000.7);
    await ends().end(owner, 1000);
    await current().reopen();
    expect(await ends().validAfter(owner)).toBe(2000);
    expect(await ends().validAfter(newOwner())).toBe(0);
  });

  it('keeps the latest of many ends at once', async () => {
    const owner = newOwner();
    const last = (await Promise.all(manyTimes((at) => ends().end(owner, 3000 - at)))).length;
    expect(last).toBeGreaterThan(1);
    expect(await ends().validAfter(owner)).toBe(3000);
  });
}
