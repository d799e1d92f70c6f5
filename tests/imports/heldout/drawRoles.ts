import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fold } from '../../../domain/folding/fold.js';
import { type TableMapping } from '../../../domain/imports/mapping.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type Installation } from '../../server/files/openedImports.js';
import { type RolesCase } from './tenth.js';

const OWNER = 'held-out-roles' as OwnerId;

/** The labels of the nodes that each column leads to, whether its rows become nodes or relationships. */
function labelsOf({ becomes, start, end, columns }: TableMapping): ReadonlyMap<string, string> {
  const atEnds = becomes === 'relationships' ? [start, end].map(({ column, label }) => [column, label] as const) : [];
  const asNodes = columns.filter(({ use }) => use === 'node').map(({ column, label }) => [column, label] as const);
  return new Map([...atEnds, ...asNodes]);
}

/** What is wrong with what a mapping makes of the columns of a case. */
function misread({ rows, same, label }: RolesCase, found: ReadonlyMap<string, string>): readonly string[] {
  const wrong = same.filter((column) => !found.has(column)).map((column) => `${column} names nothing`);
  const labels = new Set(same.map((column) => found.get(column)));
  if (wrong.length === 0 && labels.size > 1) wrong.push(`${same.join(', ')} are ${[...labels].join(', ')}`);
  const [only] = [...labels];
  if (label !== undefined && fold(only ?? '') !== fold(label))
    wrong.push(`what they name is ${only ?? 'nothing'}, not ${label}`);
  const others = Object.keys(rows[0] ?? {}).filter((column) => !same.includes(column) && found.has(column));
  const mixed = others.filter((column, at) =>
    others.some((other, before) => before !== at && found.get(other) === found.get(column)),
  );
  if (mixed.length > 0) wrong.push(`${mixed.join(', ')} are taken for the same things`);
  return wrong;
}

/** Brings the table of a case with nothing but a press on "go on". @returns what is wrong with the mapping and with what was drawn */
export async function rolesMisread(harta: Installation, of: RolesCase): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-held-out-'));
  try {
    const { store } = harta.stored;
    const projectId = (await store.createProject(OWNER, of.name)).id;
    const file = { name: `${of.name}.csv`, path: path.join(folder, 'table') };
    const lines = [Object.keys(of.rows[0] ?? {}), ...of.rows.map((row) => Object.values(row))];
    await writeFile(file.path, lines.map((cells) => cells.join(',')).join('\n'));
    const { id, state } = await harta.check([file], OWNER, projectId);
    if (state !== 'checked') return [`it is ${state}`];
    const { mapping } = await harta.imports.tables(OWNER, id);
    await harta.imports.commit(OWNER, id);
    await harta.until(id, ['done', 'failed'], OWNER);
    const [table] = mapping.tables as readonly TableMapping[];
    if (table === undefined) return ['it is no table'];
    const found = labelsOf(table);
    const wrong = [...misread(of, found)];
    const label = found.get(of.same[0] ?? '');
    if (wrong.length === 0 && label !== undefined) {
      const { items } = await store.nodes({ ownerId: OWNER, projectId }, { pageSize: 500, label });
      const things = new Set(of.rows.flatMap((row) => of.same.map((column) => row[column])));
      if (items.length !== things.size) wrong.push(`${things.size} things became ${items.length}`);
    }
    return wrong;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
