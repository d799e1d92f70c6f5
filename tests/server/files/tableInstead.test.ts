import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ANA, Installation } from './openedImports.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-instead-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, text: string) {
  const file = { name, path: path.join(folder, name) };
  await writeFile(file.path, text);
  return file;
}
const TOWNS = 'town;county;people\nDeva;Hunedoara;61000\nLugoj;Timiș;40000\nBlaj;Alba;20000\n';

describe('a file that the format of its ending refuses', () => {
  test.each(['towns.ttl', 'towns.nt', 'towns.jsonld'])(
    'is offered as the table that it holds, and written once that was said: %s',
    async (name) => {
      const scope = { ownerId: ANA, projectId: (await harta.stored.store.createProject(ANA, name)).id };
      const checked = await harta.check([await fileOf(name, TOWNS)], ANA, scope.projectId);
      expect(checked).toMatchObject({ state: 'checked', isBlocked: true, tables: 1 });
      expect(checked.issues[0]).toMatchObject({ fatal: true, file: name });
      await expect(harta.imports.commit(ANA, checked.id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
      const { mapping } = await harta.imports.tables(ANA, checked.id);
      await harta.imports.map(ANA, checked.id, { mapping });
      const mapped = await harta.until(checked.id, ['checked', 'refused']);
      expect(mapped).toMatchObject({ state: 'checked', nodes: 3, issuesTotal: 0 });
      expect(mapped.isBlocked).not.toBe(true);
      await harta.imports.commit(ANA, checked.id);
      await harta.until(checked.id, ['done']);
      expect(await harta.stored.store.totals(scope)).toMatchObject({ nodes: 3 });
    },
  );

  test.each([
    ['towns.sql', TOWNS, 'FOREIGN_CODE'],
    ['towns.sav', TOWNS, 'FOREIGN_TABLE'],
    ['towns.jsonld', '{"@context": {"a"', 'TRUNCATED'],
    ['towns.ttl', 'All of this is prose, with a comma.\nAnd this is not\n', 'BAD_TEXT'],
  ])('is refused for what it is where no rows can be read from it: %s', async (name, text, code) => {
    const job = await harta.check([await fileOf(name, text)], ANA);
    expect([job.state, job.issues.find(({ fatal }) => fatal)?.code]).toEqual(['refused', code]);
  });
});
