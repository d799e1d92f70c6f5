import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Reader } from './Reader.js';

let server: TestServer;
let ana: Reader;
let uids: { brasov: string; export: string; device: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = new Reader(server);
  const brasov = await ana.told({
    kind: 'importFinished',
    files: 'Brașov și Țara Bârsei.csv',
    nodes: 3,
    relationships: 2,
  });
  const exported = await ana.told({ kind: 'exportFinished', file: 'harta.harta.json' });
  const device = await ana.told({ kind: 'newDevice', device: 'Firefox, Windows' });
  uids = { brasov: brasov.uid, export: exported.uid, device: device.uid };
});

const found = async (text: string, query = '') => (await ana.found(text, query)).items.map(({ uid }) => uid);

describe('a search', () => {
  test.each(['brasov', 'BRASOV', 'Brașov', 'braşov', 'tara barsei', 'țara BÂRSEI', 'ţara'])(
    'finds "%s" without regard to diacritics and case',
    async (text) => expect(await found(text)).toEqual([uids.brasov]),
  );

  test.each(['3 noduri import', 'barsei brasov', 'bra imp', 'csv', 'nodes brasov noduri'])(
    'finds "%s": words in any order, or beginnings of them, in either language',
    async (text) => expect(await found(text)).toEqual([uids.brasov]),
  );

  test('finds a Romanian word while the reader’s language is English, and the other way round', async () => {
    expect(await found('parola')).toEqual([uids.device]);
    await ana.sets({ language: 'ro' });
    expect(await found('password')).toEqual([uids.device]);
  });

  test('needs every word', async () => {
    expect(await found('brasov firefox')).toEqual([]);
    expect(await found('rasov')).toEqual([]);
  });

  test('takes what looks like an expression as plain words', async () => {
    for (const text of [
      '"',
      'brasov OR firefox',
      'NEAR(brasov)',
      'brasov*"',
      '-firefox windows AND',
      "';--",
      '%',
      '_',
    ]) {
      expect(Array.isArray(await found(text))).toBe(true);
    }
    expect(await found('brasov OR firefox')).toEqual([]);
    expect(await found('...')).toEqual([]);
  });

  test('can be narrowed and paged, with the total of the whole', async () => {
    await ana.marks(uids.brasov);
    expect(await found('import', 'status=UNREAD')).toEqual([]);
    expect(await found('import', 'status=Read&kind=importFinished')).toEqual([uids.brasov]);
    const all = [uids.device, uids.export, uids.brasov];
    const second = await ana.told({ kind: 'exportFailed', file: 'brașov.cyjs' });
    const first = await ana.found('brasov', 'pageSize=1');
    expect(first).toMatchObject({ items: [{ uid: second.uid }], total: 2, unreadTotal: 3 });
    const rest = await ana.found('brasov', `pageSize=1&pageToken=${first.nextPageToken ?? ''}`);
    expect(rest).toMatchObject({ items: [{ uid: uids.brasov }], total: 2 });
    expect(rest).not.toHaveProperty('nextPageToken');
    await expect(ana.found('export', `pageToken=${first.nextPageToken ?? ''}`)).rejects.toMatchObject({
      code: 'PAGE_TOKEN_INVALID',
    });
    expect(await found(' ')).toEqual([second.uid, ...all]);
  });

  test('shows nothing of another person', async () => {
    expect((await new Reader(server).found('brasov')).items).toEqual([]);
  });
});
