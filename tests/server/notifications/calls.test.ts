import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { NOTHING, Reader } from './Reader.js';

const NOT_FOUND = { status: 404, code: 'NOTIFICATION_NOT_FOUND' };
const TOKEN_INVALID = { status: 422, code: 'PAGE_TOKEN_INVALID' };

let server: TestServer;
let ana: Reader;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  ana = new Reader(server);
});

describe('somebody who has nothing stored yet', () => {
  test('has an empty list, whatever they ask', async () => {
    const empty = { items: [], total: 0, unreadTotal: 0 };
    expect(await ana.page('status=unread&pageSize=100&pageToken=1')).toEqual(empty);
    expect(await ana.found('import')).toEqual(empty);
    await expect(ana.read(NOTHING)).rejects.toMatchObject(NOT_FOUND);
  });

  test('marks and deletes nothing, and brings nothing back', async () => {
    expect(await ana.marksAll()).toEqual({ marked: 0, unreadTotal: 0 });
    expect(await ana.deletesAll()).toEqual({ deleted: 0, unreadTotal: 0 });
    await expect(ana.marks(NOTHING)).rejects.toMatchObject(NOT_FOUND);
    await expect(ana.deletes(NOTHING)).rejects.toMatchObject(NOT_FOUND);
    await expect(ana.restores(NOTHING)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a notification', () => {
  test('has its message in both languages and in the reader’s, a kind, a status, a moment and a link', async () => {
    const news = { kind: 'importFinished', files: 'orașe.csv', nodes: 1200, relationships: 1 } as const;
    const { uid } = await ana.told(news);
    const messages = {
      en: 'Import finished: orașe.csv (1,200 nodes, 1 relationship).',
      ro: 'Import încheiat: orașe.csv (1.200 de noduri, 1 relație).',
    };
    const read = await ana.read(uid);
    expect(read).toMatchObject({ uid, kind: 'importFinished', status: 'unread', message: messages.en, messages });
    expect(read.link).toBe('/dashboard/data-overview');
    expect(Math.abs(Date.now() - Date.parse(read.createdAt))).toBeLessThan(10_000);
    await ana.sets({ language: 'ro' });
    expect((await ana.read(uid)).message).toBe(messages.ro);
    expect((await ana.page()).items[0]?.message).toBe(messages.ro);
    expect((await ana.marks(uid)).notification.message).toBe(messages.ro);
  });

  test('is marked as read once, however often that is asked for', async () => {
    const [first] = [await ana.told(), await ana.told()];
    expect(await ana.marks(first.uid)).toEqual({ notification: { ...first, status: 'read' }, unreadTotal: 1 });
    expect(await ana.marks(first.uid)).toEqual({ notification: { ...first, status: 'read' }, unreadTotal: 1 });
    expect((await ana.page()).unreadTotal).toBe(1);
    expect(await ana.marksAll()).toEqual({ marked: 1, unreadTotal: 0 });
  });

  test('is marked by a hundred at once without the counter going wrong', async () => {
    const told = [await ana.told(), await ana.told(), await ana.told()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => (turn % 10 === 9 ? ana.page() : ana.marks(told[turn % 2]?.uid ?? ''))),
    );
    expect(answers.every(({ unreadTotal }) => unreadTotal >= 1 && unreadTotal <= 3)).toBe(true);
    expect(await ana.page()).toMatchObject({ total: 3, unreadTotal: 1 });
  });

  test('of another person is not found, and stays as it is', async () => {
    const mine = await ana.told();
    const { deletion } = await ana.deletes((await ana.told()).uid);
    const bob = new Reader(server);
    await bob.told();
    await expect(bob.read(mine.uid)).rejects.toMatchObject(NOT_FOUND);
    await expect(bob.marks(mine.uid)).rejects.toMatchObject(NOT_FOUND);
    await expect(bob.deletes(mine.uid)).rejects.toMatchObject(NOT_FOUND);
    await expect(bob.restores(deletion)).rejects.toMatchObject(NOT_FOUND);
    expect(await bob.marksAll()).toMatchObject({ marked: 1 });
    expect(await bob.deletesAll()).toMatchObject({ deleted: 1 });
    expect(await ana.page()).toMatchObject({ items: [mine], total: 1, unreadTotal: 1 });
  });
});

describe('a deletion', () => {
  afterEach(() => void vi.useRealTimers());

  test('of one is undone with everything as it was', async () => {
    const [read, unread] = [await ana.told(), await ana.told()];
    await ana.marks(read.uid);
    const before = await ana.page();
    const first = await ana.deletes(read.uid);
    const second = await ana.deletes(unread.uid);
    expect([first, second]).toMatchObject([
      { deleted: 1, unreadTotal: 1 },
      { deleted: 1, unreadTotal: 0 },
    ]);
    await expect(ana.read(unread.uid)).rejects.toMatchObject(NOT_FOUND);
    await expect(ana.deletes(unread.uid)).rejects.toMatchObject(NOT_FOUND);
    expect((await ana.found('firefox')).items).toEqual([]);
    expect(await ana.restores(second.deletion)).toEqual({ restored: 1, unreadTotal: 1 });
    expect(await ana.restores(first.deletion)).toEqual({ restored: 1, unreadTotal: 1 });
    await expect(ana.restores(first.deletion)).rejects.toMatchObject(NOT_FOUND);
    expect(await ana.page()).toEqual(before);
    expect((await ana.found('firefox')).total).toBe(2);
  });

  test('of all brings back what it took, and not what was deleted before', async () => {
    const [first, ...rest] = [await ana.told(), await ana.told(), await ana.told()];
    await ana.deletes(first.uid);
    const { deletion, deleted, unreadTotal } = await ana.deletesAll();
    expect({ deleted, unreadTotal }).toEqual({ deleted: 2, unreadTotal: 0 });
    const since = await ana.told();
    expect(await ana.restores(deletion)).toEqual({ restored: 2, unreadTotal: 3 });
    expect((await ana.all()).map(({ uid }) => uid)).toEqual([since, ...rest.reverse()].map(({ uid }) => uid));
  });

  test('can be undone for a minute and not longer', async () => {
    const kept = await ana.told();
    const { deletion } = await ana.deletes(kept.uid);
    const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    later(58_000);
    expect(await ana.restores(deletion)).toMatchObject({ restored: 1 });
    const again = await ana.deletes(kept.uid);
    later(61_000);
    await expect(ana.restores(again.deletion)).rejects.toMatchObject(NOT_FOUND);
    expect(await ana.page()).toMatchObject({ total: 0, unreadTotal: 0 });
  });
});

describe('the list', () => {
  test('is newest first, in pages that hold each notification once while more arrive', async () => {
    const told = [];
    for (let at = 0; at < 7; at += 1) told.unshift(await ana.told());
    const seen: string[] = [];
    for (let token = '1', page = 0; token !== ''; page += 1) {
      const { items, nextPageToken, total } = await ana.page(`pageSize=3&pageToken=${token}`);
      expect(total).toBe(7 + page);
      seen.push(...items.map(({ uid }) => uid));
      token = nextPageToken ?? '';
      await ana.told();
    }
    expect(seen).toEqual(told.map(({ uid }) => uid));
  });

  test.each(['unread', 'Unread', 'UNREAD'])('shows only what is unread when that is written %s', async (status) => {
    const [read, unread] = [await ana.told(), await ana.told()];
    await ana.marks(read.uid);
    expect(await ana.page(`status=${status}&pageSize=100&pageToken=1`)).toMatchObject({
      items: [{ uid: unread.uid }],
      total: 1,
      unreadTotal: 1,
    });
    const opposite = status === 'Unread' ? 'Read' : 'read';
    expect(await ana.page(`status=${opposite}`)).toMatchObject({
      items: [{ uid: read.uid }],
      total: 1,
      unreadTotal: 1,
    });
  });

  test('shows only one kind, with its own total and the badge’s', async () => {
    const exported = await ana.told({ kind: 'exportFinished', file: 'harta.cyjs' });
    await ana.told();
    await ana.marks(exported.uid);
    const page = await ana.page('kind=exportFinished');
    expect(page).toMatchObject({ items: [{ uid: exported.uid }], total: 1, unreadTotal: 1 });
    expect((await ana.page('kind=exportFinished&status=unread')).total).toBe(0);
  });

  test('refuses what is no status, no kind and no page size', async () => {
    for (const query of ['status=all', 'status=', 'kind=gossip', 'pageSize=0', 'pageSize=501', 'text=x']) {
      await expect(ana.page(query)).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    }
  });

  test('refuses the page token of another list', async () => {
    for (let at = 0; at < 3; at += 1) await ana.told();
    const token = (await ana.page('pageSize=1')).nextPageToken ?? '';
    expect((await ana.page(`pageSize=2&pageToken=${token}`)).items).toHaveLength(2);
    const bob = new Reader(server);
    await bob.told();
    for (const wrong of [
      ana.page(`status=unread&pageToken=${token}`),
      ana.page(`kind=newDevice&pageToken=${token}`),
      ana.page(`pageToken=${token}x`),
      ana.found('firefox', `pageToken=${token}`),
      bob.page(`pageToken=${token}`),
    ]) {
      await expect(wrong).rejects.toMatchObject(TOKEN_INVALID);
    }
  });
});

describe('open windows', () => {
  test('hear of what is written, and of the counter after each change, once it is so', async () => {
    const heard = ana.hears();
    const first = await ana.told();
    const second = await ana.told();
    expect(heard).toEqual([{ written: first.uid }, { written: second.uid }]);
    heard.length = 0;
    await ana.marks(first.uid);
    await ana.marks(first.uid);
    await ana.marksAll();
    await ana.marksAll();
    const { deletion } = await ana.deletesAll();
    await ana.deletesAll();
    await ana.restores(deletion);
    const changes = [1, 0, 0, 0].map((unreadTotal) => ({ changed: { unreadTotal } }));
    expect(heard).toEqual(changes);
  });

  test('of another person hear nothing', async () => {
    const heard = new Reader(server).hears();
    await ana.marks((await ana.told()).uid);
    expect(heard).toEqual([]);
  });
});
