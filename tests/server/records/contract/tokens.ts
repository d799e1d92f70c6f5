import { expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../../../../server/contract/ids.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, outcomes, type Records } from './Records.js';

const times = { createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2027-01-01T00:00:00.000Z' };
const PROJECT = 'p1' as ProjectId;

const apiToken = (name = 'script') => {
  const id = newId() as ApiTokenId;
  const shown = { prefix: 'harta_', lastFour: id.slice(-4), ...times };
  return { token: { id, name, scope: 'read' as const, projectId: PROJECT, ...shown }, hash: `hash ${id}` };
};

const viewToken = (projectId = PROJECT, savedViewId?: SavedViewId) => {
  const id = newId() as ApiTokenId;
  const shows =
    savedViewId === undefined ? { shows: 'project' as const } : { shows: 'savedView' as const, savedViewId };
  const shown = { prefix: 'harta_', lastFour: id.slice(-4), ...times };
  return {
    token: { id, name: 'frame', projectId, origins: ['https://example.org'], ...shows, ...shown },
    hash: `hash ${id}`,
  };
};

/** Another kept token for what frames show. */
export const frameOf = (projectId: ProjectId, savedViewId: SavedViewId) => viewToken(projectId, savedViewId);

/** What every store of API tokens must do. */
export function describeApiTokens(current: () => Records): void {
  const tokens = () => current().stores.apiTokens;

  it('finds a token by the hash of its secret, whosever it is, until it is removed', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    const [one, two] = [apiToken('one'), apiToken('two')];
    await tokens().put(owner, one);
    await tokens().put(owner, two);
    await current().reopen();
    expect(await tokens().list(owner)).toEqual([two.token, one.token]);
    expect(await tokens().find(one.hash)).toEqual({ owner, token: one.token });
    expect(await tokens().find('unknown')).toBeUndefined();
    await expect(tokens().remove(other, one.token.id)).rejects.toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
    expect(await tokens().remove(owner, one.token.id)).toEqual(one.token);
    await expect(tokens().remove(owner, one.token.id)).rejects.toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
    expect(await tokens().find(one.hash)).toBeUndefined();
    expect(await tokens().list(owner)).toEqual([two.token]);
  });

  it('keeps when a token was used, and nothing of one that is gone', async () => {
    const owner = newOwner();
    const kept = apiToken();
    await tokens().put(owner, kept);
    await tokens().noteUse(owner, kept.token.id, times.createdAt);
    expect(await tokens().list(owner)).toEqual([{ ...kept.token, lastUsedAt: times.createdAt }]);
    await tokens().remove(owner, kept.token.id);
    await tokens().noteUse(owner, kept.token.id, times.createdAt);
    expect(await tokens().list(owner)).toEqual([]);
  });

  it('keeps a hundred of one person, also where many come at once', async () => {
    const owner = newOwner();
    for (let at = 0; at < 97; at += 1) await tokens().put(owner, apiToken());
    const come = manyTimes(() => tokens().put(owner, apiToken()));
    expect(await outcomes(come)).toEqual({ done: 3, refused: ['QUOTA_TOKENS'] });
    expect(await tokens().list(owner)).toHaveLength(100);
  });
}

/** What every store of view tokens must do. */
export function describeViewTokens(current: () => Records): void {
  const views = () => current().stores.viewTokens;
  const put = async (owner: OwnerId, kept = viewToken()) => {
    await views().put(owner, kept);
    return kept;
  };

  it('lists those of a project, apart from API tokens, and finds the frame of each by its id alone', async () => {
    const owner = newOwner();
    const [one, two] = [await put(owner), await put(owner, viewToken(PROJECT, 'v' as SavedViewId))];
    await put(owner, viewToken('p2' as ProjectId));
    await current().reopen();
    expect(await views().list(owner, PROJECT)).toEqual([two.token, one.token]);
    expect(await views().find(owner, one.token.id)).toEqual(one.token);
    expect(await views().find(newOwner(), one.token.id)).toBeUndefined();
    expect(await views().frame(one.token.id)).toEqual({ owner, origins: one.token.origins, ...times });
    expect(await current().stores.apiTokens.list(owner)).toEqual([]);
    expect(await current().stores.apiTokens.find(one.hash)).toMatchObject({ owner, token: { scope: 'view' } });
  });

  it('is no API token: neither is removed as the other', async () => {
    const owner = newOwner();
    const { token } = await put(owner);
    const api = apiToken();
    await current().stores.apiTokens.put(owner, api);
    const { apiTokens, viewTokens } = current().stores;
    await expect(apiTokens.remove(owner, token.id)).rejects.toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
    await expect(viewTokens.remove(owner, api.token.id)).rejects.toMatchObject({ code: 'VIEW_TOKEN_NOT_FOUND' });
    expect(await viewTokens.frame(api.token.id)).toBeUndefined();
    expect(await viewTokens.remove(owner, token.id)).toEqual(token);
    expect(await viewTokens.frame(token.id)).toBeUndefined();
  });

  it('notes the use of one as of an API token', async () => {
    const owner = newOwner();
    const { token } = await put(owner);
    await current().stores.apiTokens.noteUse(owner, token.id, times.createdAt);
    expect(await views().find(owner, token.id)).toEqual({ ...token, lastUsedAt: times.createdAt });
  });
}
