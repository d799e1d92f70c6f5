import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fold } from '../../../domain/folding/fold.js';
import { type TableMapping } from '../../../domain/imports/mapping.js';
import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type Installation } from '../../server/files/openedImports.js';
import { type TablesCase, type TableVerdict } from './fifth.js';

const OWNER = 'held-out-tables' as OwnerId;
/** Share of the rows that must stand there under what they are called. */
const ENOUGH = 0.9;

/** A statement of a verdict, and what came instead; nothing where it came so. */
export interface Judged {
  readonly says: string;
  readonly instead?: string | undefined;
}

const judged = (says: string, found: string, isRight: boolean): Judged =>
  isRight ? { says } : { says, instead: found };

const listOf = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map((entry) => entry.join(' to '))
    .join(', ');

function tiesOf({ becomes, start, end, columns }: TableMapping): Readonly<Record<string, string>> {
  if (becomes === 'relationships') return { [start.column]: start.table, [end.column]: end.table };
  const ties = columns.filter(({ use }) => use === 'reference');
  return Object.fromEntries(ties.map(({ column, table }) => [column, table]));
}

function judgeTable(mapping: TableMapping, is: TableVerdict): readonly Judged[] {
  const { table, label, keys, caption } = mapping;
  const [ties, wanted] = [listOf(tiesOf(mapping)), listOf(is.ties ?? {})];
  const tied = judged(`${table} ties ${wanted || 'nothing'}`, ties, ties === wanted);
  if (is.label === '')
    return [judged(`${table} ties others`, mapping.becomes, mapping.becomes === 'relationships'), tied];
  return [
    judged(`${table} is ${is.label}`, label, fold(label) === fold(is.label)),
    judged(`${table} is known by ${is.key}`, keys.join(), keys.join() === is.key),
    judged(`${table} is called by ${String(is.caption)}`, caption, [is.caption].flat().includes(caption)),
    tied,
  ];
}

const csvOf = (rows: TablesCase['tables'][string]['rows']): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n');

/** What the nodes of a project are called, as the canvas does. */
async function drawnNames({ stored: { store } }: Installation, scope: Parameters<typeof store.styles>[0]) {
  const chosen = chosenCaptions((await store.styles(scope)).items);
  const { items } = await store.nodes(scope, { pageSize: 500 });
  return new Set(items.map((node) => nameOf(node, chosen)));
}

/** Brings the tables of a case with nothing but a press on "go on", and judges each statement of what they are. */
export async function judgeTables(harta: Installation, of: TablesCase): Promise<readonly Judged[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-held-out-'));
  try {
    const projectId = (await harta.stored.store.createProject(OWNER, of.name)).id;
    const files = Object.keys(of.tables).map((name) => ({ name: `${name}.csv`, path: path.join(folder, name) }));
    for (const [name, { rows }] of Object.entries(of.tables)) await writeFile(path.join(folder, name), csvOf(rows));
    const { id, state } = await harta.check(files, OWNER, projectId);
    if (state !== 'checked') return [judged(`${of.name} is read`, state, false)];
    const { mapping } = await harta.imports.tables(OWNER, id);
    await harta.imports.commit(OWNER, id);
    await harta.until(id, ['done', 'failed'], OWNER);
    const names = await drawnNames(harta, { ownerId: OWNER, projectId });
    return Object.entries(of.tables).flatMap(([name, { rows, is }]) => {
      const table = mapping.tables.find((each) => each.table === name) as TableMapping | undefined;
      if (table === undefined) return [judged(`${name} is a table`, '', false)];
      const isDrawn = (column: string): boolean =>
        rows.filter((row) => names.has(String(row[column]))).length >= rows.length * ENOUGH;
      const drawn = judged(`${name} is drawn so`, [...names].slice(0, 3).join(), [is.caption].flat().some(isDrawn));
      return [...judgeTable(table, is), ...(is.label === '' ? [] : [drawn])];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
