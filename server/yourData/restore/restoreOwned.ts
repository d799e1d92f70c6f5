import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { type Alias } from '../../contract/aliases.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type SavedView } from '../../contract/savedViews.js';
import { type Purchase } from '../../contract/payments.js';
import { type KeptMapping } from '../../graph/formats/mapped/ImportChoices.js';
import { type ArchiveSource, ENTRY } from '../archive/entries.js';
import { checkedJson } from './recordChecks.js';

/** The lines of a file of records. */
export const linesOf = (file: string) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });

/** What words meant in the project of this number. */
interface ArchivedAlias extends Alias {
  readonly project: number;
}

/** A way of looking at the project of this number. */
interface ArchivedView extends Omit<SavedView, 'projectId'> {
  readonly project: number;
}

/** What the product's own file holds of a person, by its name in an archive. */
interface OwnedRecords {
  readonly purchases: Purchase;
  readonly importMappings: KeptMapping;
  readonly aliases: ArchivedAlias;
  readonly savedViews: ArchivedView;
}

/** The records of one kind; none where the archive was made before there was such a kind. */
async function recordsIn<K extends keyof OwnedRecords>(folder: string, kind: K): Promise<OwnedRecords[K][]> {
  const file = path.join(folder, ENTRY[kind]);
  const records: OwnedRecords[K][] = [];
  if (existsSync(file)) for await (const line of linesOf(file)) records.push(checkedJson<OwnedRecords[K]>(kind, line));
  return records;
}

/** Looks at all of them before anything is written. Throws `FILE_INVALID`. */
export async function checkOwned(folder: string): Promise<void> {
  for (const kind of ['purchases', 'importMappings', 'aliases', 'savedViews'] as const) await recordsIn(folder, kind);
}

/** What words mean in each project of an unpacked archive, in the order of its projects. Throws `FILE_INVALID`. */
export async function aliasesIn(folder: string, projects: number): Promise<Alias[][]> {
  const all = await recordsIn(folder, 'aliases');
  return Array.from({ length: projects }, (_, at) =>
    all.filter(({ project }) => project === at + 1).map(({ project: _project, ...alias }) => alias),
  );
}

/** The ways of looking at each project of an unpacked archive, in the order of its projects. Throws `FILE_INVALID`. */
export async function savedViewsIn(folder: string, projects: number): Promise<Omit<SavedView, 'projectId'>[][]> {
  const all = await recordsIn(folder, 'savedViews');
  return Array.from({ length: projects }, (_, at) =>
    all.filter(({ project }) => project === at + 1).map(({ project: _project, ...view }) => view),
  );
}

/** Where they are restored: an unpacked archive, and its projects as they are called here. */
interface Restoring {
  readonly owner: OwnerId;
  readonly folder: string;
  readonly projects: readonly { readonly projectId: ProjectId }[];
}

/** Brings back what the product's own file holds of a person. What was bought allows nothing: that is the provider's to say. */
export async function restoreOwned(
  { paymentStore, records }: Pick<ArchiveSource, 'paymentStore' | 'records'>,
  { owner, folder, projects }: Restoring,
): Promise<void> {
  await paymentStore.restorePurchases(owner, await recordsIn(folder, 'purchases'));
  await records.restoreImportMappings(owner, await recordsIn(folder, 'importMappings'));
  for (const [at, aliases] of (await aliasesIn(folder, projects.length)).entries()) {
    const project = projects[at];
    if (project !== undefined && aliases.length > 0) await records.restoreAliases(owner, project.projectId, aliases);
  }
  for (const [at, views] of (await savedViewsIn(folder, projects.length)).entries()) {
    const projectId = projects[at]?.projectId;
    if (projectId === undefined || views.length === 0) continue;
    await records.restoreSavedViews(
      owner,
      projectId,
      views.map((view) => ({ ...view, projectId })),
    );
  }
}
