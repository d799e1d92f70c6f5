import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type Project } from '../../../contract/projects.js';
import { exportStream } from '../../../graph/exports/exportStream.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type ProjectCatalog } from '../../records/projects/ProjectCatalog.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { type ImageFiles, type ImagePlace } from '../../../media/images/ImageFiles.js';
import { type Portraits } from '../../../media/images/openPortraits.js';
import { type PersonRecords, RECORD_KINDS, type RecordKey, type RecordKind } from '../../records/PersonRecords.js';
import { ENTRY, PROJECT_FORMAT, PROJECT_VERSION } from './names.js';
import { ARCHIVE_VERSION } from '../../records/archive/upgradeRecord.js';
import { type AliasStore } from '../../records/AliasStore.js';
import { type SavedViewStore } from '../../records/SavedViewStore.js';
import { fits } from './recordChecks.js';
import { type RecordingFiles, type RecordingPlace } from '../../../media/recordings/RecordingFiles.js';
import { type RecordStores } from '../../records/RecordStores.js';

/** What of the store an archive holds. */
export interface ArchivedParts extends Pick<
  RecordStores,
  'accounts' | 'settingsStore' | 'importMappings' | 'aliases' | 'savedViews' | 'paymentStore'
> {
  readonly store: GraphReader & ProjectCatalog;
  readonly personRecords: PersonRecords;
}

/** Who holds still what is stored of a person, so that an archive is of one moment. */
export interface SnapshotSource {
  snapshot(owner: OwnerId): Promise<ArchivedParts & { close(): Promise<void> }>;
}

/** What an archive is made of. */
export interface ArchiveSource extends ArchivedParts {
  readonly imageFiles: Pick<ImageFiles, 'get' | 'take'>;
  readonly recordingFiles: Pick<RecordingFiles, 'sizeOf' | 'read' | 'take'>;
  readonly portraits: Pick<Portraits, 'get' | 'put'>;
}

/** A file of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** Records that are fetched at once. */
const SLICE = 500;

/** JSON that people can read. */
async function* json(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

async function* recordLines(
  { personRecords }: ArchiveSource,
  owner: OwnerId,
  kind: RecordKind,
  placeOf: ReadonlyMap<string, number>,
): AsyncGenerator<string> {
  for (let after: RecordKey | null = null, more = true; more; more = after !== null) {
    const { items, next } = await personRecords.recordSlice(owner, kind, after, SLICE);
    const lines = items.map((item) =>
      JSON.stringify(item['project'] == null ? item : { ...item, project: placeOf.get(String(item['project'])) ?? 1 }),
    );
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
    after = next;
  }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The files of pictures; one that is missing is left out. */
async function* imageEntries(
  { personRecords, imageFiles }: ArchiveSource,
  owner: OwnerId,
): AsyncGenerator<ArchiveEntry> {
  for (let after: RecordKey | null = null, more = true; more; more = after !== null) {
    const { items, next } = await personRecords.recordSlice(owner, 'images', after, SLICE);
    for (const item of items) {
      const { id, type, project } = item as unknown as ImagePlace & { project: ProjectId | null };
      const bytes = await imageFiles.get(owner, { id, type, projectId: project });
      if (bytes !== undefined) yield { name: ENTRY.image({ id, type }), chunks: whole(bytes) };
    }
    after = next;
  }
}

/** The files of recordings; one that is missing is left out. */
async function* recordingEntries(
  { personRecords, recordingFiles }: ArchiveSource,
  owner: OwnerId,
): AsyncGenerator<ArchiveEntry> {
  for (let after: RecordKey | null = null, more = true; more; more = after !== null) {
    const { items, next } = await personRecords.recordSlice(owner, 'recordings', after, SLICE);
    for (const item of items) {
      const { id, type, project } = item as unknown as RecordingPlace & { project: ProjectId };
      const place = { id, type, projectId: project };
      if ((await recordingFiles.sizeOf(owner, place)) !== undefined)
        yield { name: ENTRY.recording(place), chunks: recordingFiles.read(owner, place) };
    }
    after = next;
  }
}

/** What was bought, newest first. Subscriptions are the payment provider's, and end with its customer. */
async function* purchaseLines({ paymentStore }: ArchiveSource, owner: OwnerId): AsyncGenerator<string> {
  for (const purchase of await paymentStore.purchases(owner)) yield `${JSON.stringify(purchase)}\n`;
}

/** Mappings of imports that are proposed again for files of the same shape. */
async function* mappingLines({ importMappings }: ArchiveSource, owner: OwnerId): AsyncGenerator<string> {
  for (const mapping of await importMappings.list(owner))
    // One of a file whose headings are longer than any that is taken is proposed for that file alone.
    if (fits('importMappings', mapping)) yield `${JSON.stringify(mapping)}\n`;
}

/** What words mean in each project, as the person said when the assistant asked back. */
async function* aliasLines(
  aliases: Pick<AliasStore, 'list'>,
  owner: OwnerId,
  projects: readonly Pick<Project, 'id'>[],
): AsyncGenerator<string> {
  for (const [at, { id }] of projects.entries())
    for (const alias of await aliases.list(owner, id)) yield `${JSON.stringify({ project: at + 1, ...alias })}\n`;
}

/** The ways of looking at each project that the person keeps. */
async function* savedViewLines(
  savedViews: Pick<SavedViewStore, 'list'>,
  owner: OwnerId,
  projects: readonly Pick<Project, 'id'>[],
): AsyncGenerator<string> {
  for (const [at, { id }] of projects.entries())
    for (const { projectId: _here, ...view } of await savedViews.list(owner, id))
      yield `${JSON.stringify({ project: at + 1, ...view })}\n`;
}

const contentsOf = (projects: readonly Project[]) => ({
  format: 'harta-archive',
  version: ARCHIVE_VERSION,
  projects: projects.map(({ name, description, isDefault, state }, at) => ({
    ...{ file: ENTRY.project(at + 1), name, description, isDefault },
    isArchived: state === 'archived',
  })),
});

/** The projects that an archive holds: all but those that the person has deleted. */
export const archivedProjects = async ({ store }: ArchiveSource, owner: OwnerId): Promise<readonly Project[]> =>
  (await store.projects(owner, 'all')).items.filter(({ state }) => state !== 'deleted');

/** What the file of one project is made of. */
export interface ProjectSource {
  readonly store: GraphReader & ProjectCatalog;
  readonly aliases: Pick<AliasStore, 'list'>;
  readonly savedViews: Pick<SavedViewStore, 'list'>;
}

/** The files of one project: what is said of it, its graph, and what words mean in it. */
export async function* projectEntries(
  { store, aliases, savedViews }: ProjectSource,
  scope: ProjectScope,
): AsyncGenerator<ArchiveEntry> {
  const { name, description } = await store.project(scope);
  yield { name: ENTRY.head, chunks: json({ format: PROJECT_FORMAT, version: PROJECT_VERSION, name, description }) };
  yield { name: ENTRY.project(1), chunks: (await exportStream(store, scope, 'harta')).chunks };
  yield { name: ENTRY.aliases, chunks: aliasLines(aliases, scope.ownerId, [{ id: scope.projectId }]) };
  yield { name: ENTRY.savedViews, chunks: savedViewLines(savedViews, scope.ownerId, [{ id: scope.projectId }]) };
}

/**
 * The files of an archive, each made while it is written: profile, settings, each project as Harta's own JSON, and a line of JSON for each
 * record. A project has its number in the list of contents, so that nothing depends on the account that it comes from.
 */
export async function* archiveEntries(source: ArchiveSource, owner: OwnerId): AsyncGenerator<ArchiveEntry> {
  const { store, accounts, settingsStore, aliases, savedViews } = source;
  const projects = await archivedProjects(source, owner);
  const placeOf = new Map<string, number>(projects.map(({ id }, at) => [id, at + 1]));
  const account = await accounts.find(owner);
  const { version: _version, currentProjectId, ...settings } = await settingsStore.read(owner);
  const { displayName = '', photoURL = '', organisation = '', about = '', email = null } = account ?? {};
  yield { name: ENTRY.contents, chunks: json(contentsOf(projects)) };
  yield { name: ENTRY.profile, chunks: json({ email, displayName, photoURL, organisation, about }) };
  const currentProject = currentProjectId === undefined ? null : (placeOf.get(currentProjectId) ?? null);
  yield { name: ENTRY.settings, chunks: json({ ...settings, currentProject }) };
  for (const [at, { id }] of projects.entries()) {
    const { chunks } = await exportStream(store, { ownerId: owner, projectId: id }, 'harta');
    yield { name: ENTRY.project(at + 1), chunks };
  }
  for (const kind of RECORD_KINDS)
    yield { name: ENTRY.records(kind), chunks: recordLines(source, owner, kind, placeOf) };
  yield { name: ENTRY.purchases, chunks: purchaseLines(source, owner) };
  yield { name: ENTRY.importMappings, chunks: mappingLines(source, owner) };
  yield { name: ENTRY.aliases, chunks: aliasLines(aliases, owner, projects) };
  yield { name: ENTRY.savedViews, chunks: savedViewLines(savedViews, owner, projects) };
  const portrait = await source.portraits.get(owner);
  if (portrait !== undefined) yield { name: ENTRY.portrait, chunks: whole(portrait) };
  yield* imageEntries(source, owner);
  yield* recordingEntries(source, owner);
}

/** How many files an archive has, pictures aside. */
export const entriesTotal = (projects: number): number => 7 + projects + RECORD_KINDS.length;
