import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { type Alias } from '../../../contract/aliases.js';
import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type SavedView } from '../../../contract/savedViews.js';
import { type Purchase } from '../../../contract/payments.js';
import { type KeptMapping } from '../../../graph/formats/mapped/ImportChoices.js';
import { type AliasStore } from '../../records/AliasStore.js';
import { type SavedViewStore } from '../../records/SavedViewStore.js';
import { type ArchivedParts } from '../archive/entries.js';
import { ENTRY } from '../archive/names.js';
import { checkedJson } from '../archive/recordChecks.js';

/** The lines of a file of records; how long they are was bounded when it was unpacked. */
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

/** Characters of records that are held at once. */
const HELD = 4 * 1024 ** 2;

/** The records of one kind, some at a time; none where the archive was made before there was such a kind. */
async function* recordsIn<K extends keyof OwnedRecords>(folder: string, kind: K): AsyncGenerator<OwnedRecords[K][]> {
  const file = path.join(folder, ENTRY[kind]);
  let records: OwnedRecords[K][] = [];
  let held = 0;
  if (existsSync(file))
    for await (const line of linesOf(file)) {
      records.push(checkedJson<OwnedRecords[K]>(kind, line));
      held += line.length;
      if (held < HELD) continue;
      yield records;
      [records, held] = [[], 0];
    }
  if (records.length > 0) yield records;
}

/** Looks at all of them before anything is written. Throws `FILE_INVALID`. */
export async function checkOwned(folder: string): Promise<void> {
  for (const kind of ['purchases', 'importMappings', 'aliases', 'savedViews'] as const)
    for await (const _records of recordsIn(folder, kind)) continue;
}

/** Records by the number of their project in the archive. */
function byProject<T extends { readonly project: number }>(records: readonly T[]): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>();
  for (const record of records) found.set(record.project, [...(found.get(record.project) ?? []), record]);
  return found;
}

/** Where they are restored: an unpacked archive, and its projects as they are called here. */
interface Restoring {
  readonly owner: OwnerId;
  readonly folder: string;
  readonly projects: readonly { readonly projectId: ProjectId }[];
}

type Owned = Pick<ArchivedParts, 'paymentStore' | 'importMappings' | 'aliases' | 'savedViews'>;

/** Brings back what words mean in projects. Throws `FILE_INVALID`. */
export async function restoreAliases(store: Pick<AliasStore, 'restore'>, restoring: Restoring): Promise<void> {
  for await (const some of recordsIn(restoring.folder, 'aliases'))
    for (const [place, own] of byProject(some)) {
      const project = restoring.projects[place - 1];
      const aliases = own.map(({ project: _project, ...alias }) => alias);
      if (project !== undefined) await store.restore(restoring.owner, project.projectId, aliases);
    }
}

/** Brings back the ways of looking at projects. @param shown what becomes of each where it is restored. Throws `FILE_INVALID`. */
export async function restoreSavedViews(
  store: Pick<SavedViewStore, 'restore'>,
  { owner, folder, projects }: Restoring,
  shown: (views: readonly Omit<SavedView, 'projectId'>[], projectId: ProjectId) => readonly SavedView[],
): Promise<void> {
  for await (const some of recordsIn(folder, 'savedViews'))
    for (const [place, own] of byProject(some)) {
      const projectId = projects[place - 1]?.projectId;
      if (projectId === undefined) continue;
      const views = own.map(({ project: _project, ...view }) => view);
      await store.restore(owner, projectId, shown(views, projectId));
    }
}

/** Brings back what the product's own file holds of a person. What was bought allows nothing: that is the provider's to say. */
export async function restoreOwned(stores: Owned, restoring: Restoring): Promise<void> {
  const { owner, folder } = restoring;
  for await (const purchases of recordsIn(folder, 'purchases'))
    await stores.paymentStore.restorePurchases(owner, purchases);
  for await (const mappings of recordsIn(folder, 'importMappings'))
    await stores.importMappings.restore(owner, mappings);
  await restoreAliases(stores.aliases, restoring);
  await restoreSavedViews(stores.savedViews, restoring, (views, projectId) =>
    views.map((view) => ({ ...view, projectId })),
  );
}
