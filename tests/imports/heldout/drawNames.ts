import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Mapping } from '../../../domain/imports/mapping.js';
import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type Installation } from '../../server/files/openedImports.js';
import { type NamesCase } from './eleventh.js';

type Tables = NamesCase['tables'];

async function filesOf(tables: Tables, folder: string) {
  const files = Object.keys(tables).map((name) => ({ name: `${name}.csv`, path: path.join(folder, name) }));
  for (const [name, { rows }] of Object.entries(tables)) {
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
    await writeFile(path.join(folder, name), lines.map((cells) => cells.join(',')).join('\n'));
  }
  return files;
}

/** What the nodes of each label are called on the canvas, one after the other. */
async function drawnNames({ stored: { store } }: Installation, scope: GraphScope) {
  const chosen = chosenCaptions((await store.styles(scope)).items);
  const { items } = await store.nodes(scope, { pageSize: 500 });
  return (label: string): string[] =>
    items.filter(({ labels }) => labels.includes(label)).map((node) => nameOf(node, chosen));
}

function tiesOf(mapping: Mapping, table: string): string {
  const columns = mapping.tables.find((each) => each.table === table)?.columns ?? [];
  const ties = columns.flatMap(({ use, column, table: to }) => (use === 'reference' ? [`${column} to ${to}`] : []));
  return ties.join();
}

/** What is wrong with how the rows of tables are called, told apart and tied. */
function misread(tables: Tables, mapping: Mapping, names: (label: string) => string[]): readonly string[] {
  return Object.entries(tables).flatMap(([table, { rows, called, ties = {} }]) => {
    const label = mapping.tables.find((each) => each.table === table)?.label ?? '';
    const drawn = names(label).toSorted();
    const wanted = rows.map((row) => called(row)).toSorted();
    const missing = wanted.find((each, at) => each !== drawn[at]);
    const tied = tiesOf(mapping, table);
    const wantedTies = Object.entries(ties)
      .map((tie) => tie.join(' to '))
      .join();
    return [
      ...(drawn.length === rows.length ? [] : [`${table}: ${drawn.length} ${label} of ${rows.length} rows`]),
      ...(missing === undefined ? [] : [`${table}: no "${missing}", but "${drawn[0] ?? ''}"`]),
      ...(tied === wantedTies ? [] : [`${table}: ties ${tied || 'nothing'}, not ${wantedTies || 'nothing'}`]),
    ];
  });
}

/** Brings the tables of a case with nothing but a press on "go on". @returns what is wrong with what was drawn */
export async function namesMisread(harta: Installation, { name, tables }: NamesCase): Promise<readonly string[]> {
  const owner = `held-out ${name}` as OwnerId;
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-held-out-'));
  try {
    const projectId = (await harta.stored.store.createProject(owner, name)).id;
    const { id, state } = await harta.check(await filesOf(tables, folder), owner, projectId);
    if (state !== 'checked') return [`it is ${state}`];
    const { mapping } = await harta.imports.tables(owner, id);
    await harta.imports.commit(owner, id);
    await harta.until(id, ['done', 'failed'], owner);
    return misread(tables, mapping, await drawnNames(harta, { ownerId: owner, projectId }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
