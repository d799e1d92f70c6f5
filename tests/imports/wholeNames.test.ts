import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Mapping } from '../../domain/imports/mapping.js';
import { type ProjectId } from '../../server/contract/ids.js';
import { chosenCaptions, nameOf } from '../../domain/styles/names.js';
import { ANA, Installation } from '../server/files/openedImports.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-names-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

const scopeOf = (projectId: ProjectId) => ({ ownerId: ANA, projectId });
const project = async (name: string): Promise<ProjectId> => (await harta.stored.store.createProject(ANA, name)).id;

const ELEVI = `Nume,Prenume,Clasa
Pop,Maria,5A
Ilea,Maria,5B
Rus,Maria,5A
Pop,Dan,5B
`;
const LECTII = `Lecția,Elev,Minute
Vioară 1,Maria Pop,30
Vioară 2,Dan Pop,45
Vioară 3,Maria Rus,30
Vioară 4,Maria Pop,30
`;

/** Brings files into a project, mapped as they are proposed or as one says. */
async function brought(
  files: Readonly<Record<string, string>>,
  projectId: ProjectId,
  as = (mapping: Mapping): Mapping => mapping,
) {
  const staged = Object.entries(files).map(([name, text]) => ({ name, path: path.join(folder, name), text }));
  for (const { path: where, text } of staged) await writeFile(where, text);
  const { id } = await harta.check(staged, ANA, projectId);
  const { mapping } = await harta.imports.tables(ANA, id);
  await harta.imports.map(ANA, id, { mapping: as(mapping as Mapping) as typeof mapping });
  await harta.until(id, ['checked']);
  await harta.imports.commit(ANA, id);
  return harta.until(id, ['done', 'failed']);
}

/** What the persons of a project are called, in the order in which a table lists them by name. */
async function namesIn(projectId: ProjectId, label: string): Promise<string[]> {
  const { store } = harta.stored;
  const chosen = chosenCaptions((await store.styles(scopeOf(projectId))).items);
  const page = await store.nodes(scopeOf(projectId), { pageSize: 100, label, sort: 'caption' });
  return page.items.map((node) => nameOf(node, chosen));
}

test('three Marias are listed and found by their given and family names', async () => {
  const projectId = await project('elevi');
  await brought({ 'elevi.csv': ELEVI }, projectId);
  expect(await namesIn(projectId, 'Elev')).toEqual(['Dan Pop', 'Maria Ilea', 'Maria Pop', 'Maria Rus']);
  const { nodes } = await harta.stored.store.search(scopeOf(projectId), { text: 'maria pop', limit: 10 });
  expect(nodes[0]?.properties).toMatchObject({ Nume: 'Pop', Prenume: 'Maria' });
  const { items } = await harta.stored.store.changes(scopeOf(projectId), { pageSize: 1 });
  expect(items[0]?.summary.elements.map(({ caption }) => caption)).toContain('Maria Ilea');
});

test('lessons lead to whom they name by both names', async () => {
  const projectId = await project('lectii');
  await brought({ 'elevi.csv': ELEVI, 'lectii.csv': LECTII }, projectId);
  expect(await namesIn(projectId, 'Elev')).toHaveLength(4);
  const { relationships } = await harta.stored.store.totals(scopeOf(projectId));
  expect(relationships).toBe(4);
});

test('so do lessons that name them family name first, as registers do', async () => {
  const projectId = await project('catalog');
  const turned = LECTII.replaceAll(/(Maria|Dan) (Pop|Rus)/g, '$2 $1');
  await brought({ 'elevi.csv': ELEVI, 'lectii.csv': turned.replace('Lecția', 'Ora') }, projectId);
  expect(await namesIn(projectId, 'Elev')).toEqual(['Dan Pop', 'Maria Ilea', 'Maria Pop', 'Maria Rus']);
  const { relationships } = await harta.stored.store.totals(scopeOf(projectId));
  expect(relationships).toBe(4);
});

test('a second file changes the Maria whom it means, and makes those who are new', async () => {
  const projectId = await project('elevi din nou');
  await brought({ 'elevi.csv': ELEVI }, projectId);
  const more = 'Nume,Prenume,Clasa\nRus,Maria,6A\nMoga,Maria,6A\nVlad,Ioana,6B\n';
  const job = await brought({ 'elevi.csv': more }, projectId, ({ tables }) => ({
    tables: tables.map((each) => ({ ...each, writes: 'merge' as const })),
  }));
  expect(job.met?.[0]?.nodes).toEqual({ created: 2, changed: 1, unchanged: 0, unmatched: 0 });
  expect(await namesIn(projectId, 'Elev')).toHaveLength(6);
});
