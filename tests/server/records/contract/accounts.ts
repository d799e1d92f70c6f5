import { expect, it } from 'vitest';

import { type ImageId } from '../../../../server/contract/ids.js';
import { newOwner } from '../../store/contract/Person.js';
import { AT_ONCE, manyTimes, outcomes, type Records } from './Records.js';

const ANA = { email: 'a@example.org', emailVerified: false, displayName: 'Ana' };
const NOBODY = { email: null, emailVerified: false };

/** What every store of accounts must do. */
export function describeAccounts(current: () => Records): void {
  const accounts = () => current().stores.accounts;

  it('makes an account once, however many ask at once, and keeps the name that the person chose', async () => {
    const owner = newOwner();
    expect(await accounts().find(owner)).toBeUndefined();
    expect(await accounts().update(owner, 1, { about: 'x' })).toBeUndefined();
    expect(await accounts().setPicture(owner, 'p' as ImageId)).toBeUndefined();
    const made = await Promise.all(manyTimes(() => accounts().upsert(owner, ANA)));
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    await accounts().update(owner, 1, { displayName: 'Ana Ș.', organisation: 'Harta' });
    await accounts().upsert(owner, { ...ANA, emailVerified: true });
    await current().reopen();
    expect(await accounts().find(owner)).toMatchObject({
      uid: owner,
      email: 'a@example.org',
      emailVerified: true,
      displayName: 'Ana Ș.',
      organisation: 'Harta',
      version: 2,
    });
  });

  it('carries out one of many changes made from one version, and refuses the others with the present profile', async () => {
    const owner = newOwner();
    await accounts().upsert(owner, NOBODY);
    const changes = manyTimes((at) => accounts().update(owner, 1, { about: `${at}` }));
    expect(await outcomes(changes)).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    const present = await accounts().find(owner);
    expect(present?.version).toBe(2);
    await expect(accounts().update(owner, 1, { about: 'x' })).rejects.toMatchObject({ parts: { present } });
  });

  it('empties a profile and keeps the account', async () => {
    const owner = newOwner();
    await accounts().upsert(owner, { ...ANA, photoURL: 'https://example.org/a.png' });
    expect(await accounts().clear(owner)).toMatchObject({
      displayName: '',
      photoURL: '',
      email: ANA.email,
      version: 2,
    });
  });

  it('says which picture another one replaced, and keeps the version', async () => {
    const owner = newOwner();
    await accounts().upsert(owner, NOBODY);
    const set = (id: string | null) => accounts().setPicture(owner, id as ImageId | null);
    expect(await set('one')).toMatchObject({ replaced: null, account: { pictureId: 'one', version: 1 } });
    const replaced = (await Promise.all(manyTimes((at) => set(`p${at}`)))).map((each) => each?.replaced);
    expect(new Set(replaced).size).toBe(AT_ONCE);
    await set(null);
    expect((await accounts().find(owner))?.pictureId).toBeUndefined();
  });

  it('knows nothing of another person', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    await accounts().upsert(owner, ANA);
    await accounts().clear(other);
    expect(await accounts().find(other)).toBeUndefined();
    expect((await accounts().find(owner))?.displayName).toBe('Ana');
  });
}
