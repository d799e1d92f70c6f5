import { expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type ProjectId, type SavedViewId } from '../../../../server/contract/ids.js';
import { type SavedView } from '../../../../server/contract/savedViews.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, outcomes, type Records } from './Records.js';
import { frameOf } from './tokens.js';

const PROJECT = 'p1' as ProjectId;
const at = '2026-01-01T00:00:00.000Z';
const view = (name: string, projectId = PROJECT): SavedView => ({
  id: newId() as SavedViewId,
  ...{ projectId, name, sight: 'dim', places: [], version: 1, createdAt: at, updatedAt: at },
});

/** What every store of saved views must do. */
export function describeSavedViews(current: () => Records): void {
  const views = () => current().stores.savedViews;

  it('lists those of a project by name, as they were put', async () => {
    const owner = newOwner();
    const [zeta, alpha] = [view('zeta'), view('Alpha')];
    for (const each of [zeta, alpha, view('beta', 'p2' as ProjectId)]) await views().put(owner, each);
    await current().reopen();
    expect(await views().list(owner, PROJECT)).toEqual([alpha, zeta]);
    expect(await views().find(owner, PROJECT, zeta.id)).toEqual(zeta);
    expect(await views().find(owner, 'p2' as ProjectId, zeta.id)).toBeUndefined();
    expect(await views().list(newOwner(), PROJECT)).toEqual([]);
  });

  it('renames one as of its version, and refuses all others of many at once', async () => {
    const owner = newOwner();
    const one = view('one');
    await views().put(owner, one);
    const rename = (name: string) => views().rename(owner, { projectId: PROJECT, id: one.id, version: 1, name });
    expect(await outcomes(manyTimes((each) => rename(`${each}`)))).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    expect(await views().find(owner, PROJECT, one.id)).toMatchObject({ version: 2, createdAt: at });
    const unknown = { projectId: PROJECT, id: newId() as SavedViewId, version: 1, name: 'x' };
    await expect(views().rename(owner, unknown)).rejects.toMatchObject({ code: 'SAVED_VIEW_NOT_FOUND' });
  });

  it('removes one with the tokens that show it, and no other', async () => {
    const owner = newOwner();
    const { viewTokens } = current().stores;
    const [gone, stays] = [view('gone'), view('stays')];
    for (const each of [gone, stays]) await views().put(owner, each);
    const [ends, lasts] = [frameOf(PROJECT, gone.id), frameOf(PROJECT, stays.id)];
    for (const each of [ends, lasts]) await viewTokens.put(owner, each);
    expect(await views().remove(owner, PROJECT, gone.id)).toEqual([ends.token.id]);
    expect(await viewTokens.list(owner, PROJECT)).toEqual([lasts.token]);
    await expect(views().remove(owner, PROJECT, gone.id)).rejects.toMatchObject({ code: 'SAVED_VIEW_NOT_FOUND' });
    expect(await views().list(owner, PROJECT)).toEqual([stays]);
  });

  it('keeps two hundred of a project, also where they come at once or from an archive', async () => {
    const owner = newOwner();
    const archived = Array.from({ length: 198 }, (_, each) => view(`${each}`));
    for (const _twice of [1, 2]) await views().restore(owner, PROJECT, archived);
    expect(await views().list(owner, PROJECT)).toHaveLength(198);
    const come = manyTimes(() => views().put(owner, view('more')));
    expect(await outcomes(come)).toEqual({ done: 2, refused: ['QUOTA_VIEWS'] });
    await views().restore(owner, PROJECT, [view('yet another')]);
    expect(await views().list(owner, PROJECT)).toHaveLength(200);
  });
}
