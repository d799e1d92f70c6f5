import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ImportTables } from '../../server/contract/importMapping.js';
import { ANA, Installation } from '../server/files/openedImports.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-links-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

const FILES = {
  'people.csv':
    'Person ID,Full name,Born\nP-11,Ada Moor,1961\nP-12,Cai Wynn,1974\nP-13,Ifor Rees,1980\nP-14,Ștefan Pop,1991\n',
  'films.csv':
    'Film,Director,Minutes\nThe Ford,Ada Moor,61\nLong Rain,Cai Wynn,97\nSalt,ADA MOOR,113\nSlate,Ifor Rees,88\nHarbour,Zoe Kent,94\nNight Ferry,Zoe Kent,101\nThe Weir,Cai Wynn,79\nHill Road,Stefan Pop,105\nBog,Zoe Kent,64\nLamp,Ada Moor,70\nTin,Cai Wynn,90\nTurf,Ifor Rees,99\n',
};

/** Imports files, by a mapping that a person makes of the proposed one, and says what the graph then holds. */
async function brought(
  files: Readonly<Record<string, string>>,
  change: (mapping: ImportTables['mapping']) => ImportTables['mapping'] = (mapping) => mapping,
) {
  const { id: projectId } = await harta.stored.store.createProject(ANA, Object.keys(files).join());
  const staged = Object.entries(files).map(([name, text]) => ({ name, path: path.join(folder, name), text }));
  for (const { path: where, text } of staged) await writeFile(where, text);
  const first = await harta.check(staged, ANA, projectId);
  const proposed = await harta.imports.tables(ANA, first.id);
  await harta.imports.map(ANA, first.id, { mapping: change(proposed.mapping) });
  const job = await harta.until(first.id, ['checked', 'refused']);
  await harta.imports.commit(ANA, first.id);
  await harta.until(first.id, ['done', 'failed']);
  const scope = { ownerId: ANA, projectId };
  const { items: nodes } = await harta.stored.store.nodes(scope, { pageSize: 200 });
  const { items: relationships } = await harta.stored.store.relationships(scope, { pageSize: 200 });
  const nameOf = (wanted: string) => {
    const node = nodes.find(({ id }) => id === wanted);
    return node?.properties['Full name'] ?? node?.properties['Film'];
  };
  const types = relationships.map(({ type }) => type);
  const pairs = relationships.map(({ startNodeId, endNodeId }) => `${nameOf(startNodeId)} > ${nameOf(endNodeId)}`);
  return { job, proposed, nodes, pairs, types };
}

const changed =
  (table: string, column: string, changes: object) =>
  ({ tables }: ImportTables['mapping']): ImportTables['mapping'] => ({
    tables: tables.map((each) =>
      each.table === table
        ? { ...each, columns: each.columns.map((one) => (one.column === column ? { ...one, ...changes } : one)) }
        : each,
    ),
  });

describe('people who are rows of one table and names in another', () => {
  test('are one node each, in whatever case and with or without marks, and no film is lost', async () => {
    const { proposed, nodes, pairs } = await brought(FILES);
    const director = proposed.tables
      .find(({ name }) => name === 'films')
      ?.columns.find(({ name }) => name === 'Director');
    expect(director?.links?.[0]).toMatchObject({ table: 'people', by: 'Full name', rate: 0.8 });
    const people = nodes.filter(({ labels }) => labels.includes('Person'));
    expect(people.map(({ properties }) => properties['Full name']).sort()).toEqual([
      'Ada Moor',
      'Cai Wynn',
      'Ifor Rees',
      'Zoe Kent',
      'Ștefan Pop',
    ]);
    expect(nodes).toHaveLength(12 + 5);
    expect(pairs).toHaveLength(12);
    expect(pairs).toEqual(expect.arrayContaining(['Salt > Ada Moor', 'Hill Road > Ștefan Pop', 'Bog > Zoe Kent']));
  });

  test('stay names of the films where no row has them and the person keeps the text', async () => {
    const keep = changed('films', 'Director', { unlisted: 'keep' });
    const { job, nodes, pairs } = await brought(FILES, keep);
    expect(job.issues).toMatchObject([{ code: 'REFERENCE_KEPT', column: 'Director', count: 3 }]);
    expect(pairs).toHaveLength(9);
    expect(nodes.filter(({ properties }) => properties['Director'] === 'Zoe Kent')).toHaveLength(3);
  });
});

test('a name that two rows have means neither of them, and stays a text', async () => {
  const twins = { ...FILES, 'people.csv': `${FILES['people.csv']}P-15,Ada Moor,2001\n` };
  const link = { use: 'reference', table: 'people', by: 'Full name', type: 'HAS_DIRECTOR', property: 'Director' };
  const { job, pairs } = await brought(twins, changed('films', 'Director', { ...link, unlisted: 'keep' }));
  expect(job.issues).toMatchObject([{ code: 'REFERENCE_KEPT', column: 'Director', count: 6 }]);
  expect(pairs).toHaveLength(6);
});

test('a table of two names of people becomes relationships between their nodes', async () => {
  const bonds = 'Mentor,Pupil\nAda Moor,Cai Wynn\nAda Moor,Ifor Rees\nCai Wynn,Ștefan Pop\nIfor Rees,Ștefan Pop\n';
  const { nodes, pairs } = await brought({ 'people.csv': FILES['people.csv'], 'mentoring.csv': bonds });
  expect(nodes).toHaveLength(4);
  expect(pairs.sort()).toEqual([
    'Ada Moor > Cai Wynn',
    'Ada Moor > Ifor Rees',
    'Cai Wynn > Ștefan Pop',
    'Ifor Rees > Ștefan Pop',
  ]);
});

const SEASONS = ['1901', '1902', '1903', '1904'].flatMap((year) =>
  ['BOS', 'CHI', 'NYA'].map((team) => `${year},${team}`),
);
const JOINT_FILES = {
  'seasons.csv': ['year,team,wins', ...SEASONS.map((season, at) => `${season},${70 + (at % 5)}`)].join('\n'),
  'managers.csv': [
    'manager,year,team',
    ...SEASONS.map((season, at) => `Ada ${'ABCDEFGHIJKL'.charAt(at)}. Moor,${season}`),
    'Cai Wynn,1901,BOS',
    'Zoe Kent,1901,XXX',
  ].join('\n'),
};

describe('a table that names rows of another by two columns together', () => {
  test('is linked to them, and a row that leads nowhere keeps what it says and is counted', async () => {
    const { job, proposed, nodes, types } = await brought(JOINT_FILES);
    const { jointReferences } = proposed.tables.find(({ name }) => name === 'managers') ?? {};
    expect(jointReferences?.[0]).toMatchObject({ table: 'seasons' });
    expect(jointReferences?.[0]?.rate).toBeCloseTo(13 / 14);
    const [link] = proposed.mapping.tables.find(({ table }) => table === 'managers')?.jointLinks ?? [];
    expect(types.filter((type) => type === link?.type)).toHaveLength(13);
    const lost = nodes.find(({ properties }) => properties['manager'] === 'Zoe Kent');
    expect(lost?.properties).toMatchObject({ year: 1901 });
    expect(nodes.some(({ properties }) => properties['name'] === 'XXX')).toBe(true);
    expect(job.issues.find(({ code }) => code === 'REFERENCE_KEPT')).toMatchObject({ column: 'year + team' });
    expect(job.issues.map(({ code }) => code)).not.toContain('JOINT_REFERENCE');
  });

  test('is told where the person takes the link away', async () => {
    const { job, types } = await brought(JOINT_FILES, ({ tables }) => ({
      tables: tables.map(({ jointLinks: _links, ...table }) => table),
    }));
    expect(types).not.toContain('HAS_OBSERVATION');
    expect(job.issues.map(({ code }) => code)).toContain('JOINT_REFERENCE');
  });
});
