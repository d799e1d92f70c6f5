import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type ImportId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type Image } from '../../../contract/images.js';
import { type Recording } from '../../../contract/recordings.js';
import { type ImportSink } from '../../../graph/ports/ImportSink.js';
import { safePictureAddress } from '../../identity/Person.js';
import { pictureSize } from '../../../media/pictures/pictureSize.js';
import { type PersonRecord, RECORD_KINDS, type RecordKind } from '../../records/PersonRecords.js';
import { type AccountChanges } from '../../records/AccountStore.js';
import { type SettingsChanges } from '../../records/SettingsStore.js';
import { newId } from '../../../../domain/ids/ids.js';
import { type ArchiveSource } from '../archive/entries.js';
import { ENTRY } from '../archive/names.js';
import { unpackInThread } from '../archive/unpackInThread.js';
import { ARCHIVE_FILE } from '../ArchiveFolder.js';
import { type ArchiveContents, checkedJson, checkedRecord } from '../archive/recordChecks.js';
import { checkArchive, type Redraw } from './checkArchive.js';
import { KEPT_IDS, restoreGraph } from './restoreGraph.js';
import { linesOf, restoreOwned } from './restoreOwned.js';

/** What an archive is restored into. */
export type RestoreTarget = ArchiveSource & {
  readonly store: ImportSink;
  readonly redraw: (owner: OwnerId, file: Buffer) => ReturnType<Redraw>;
};

/** Where it is restored, and what is done for it. */
export interface Restoring {
  readonly owner: OwnerId;
  /** The folder of this job, with the archive in it. */
  readonly folder: string;
  /** A name for a default project that has none, where the default place is taken. */
  readonly fallbackName: string;
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
}

/** Into what each project of the archive goes: decided once, before anything is written, so that a run that is begun anew does the same. */
interface Plan {
  readonly projects: readonly { readonly projectId: ProjectId; readonly importId: ImportId; readonly isNew: boolean }[];
}

/** Records that are written in one transaction. */
const BATCH = 200;
/** Characters of records that are held at once. */
const BATCH_LENGTH = 4 * 1024 ** 2;

async function planOf(
  { store }: RestoreTarget,
  { owner, folder }: Restoring,
  { projects }: ArchiveContents,
): Promise<Plan> {
  const file = path.join(folder, 'plan.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Plan;
  const defaultId = await store.ensureDefaultProject(owner);
  const { items } = await store.projects(owner);
  const isFree = items.some(
    ({ id, name, nodesTotal, relationshipsTotal }) =>
      id === defaultId && name === '' && nodesTotal + relationshipsTotal === 0,
  );
  const plan: Plan = {
    projects: projects.map(({ isDefault }) => {
      const isNew = !isDefault || !isFree;
      return { projectId: isNew ? (newId() as ProjectId) : defaultId, importId: newId() as ImportId, isNew };
    }),
  };
  await writeFile(`${file}.part`, JSON.stringify(plan), { mode: 0o600 });
  await rename(`${file}.part`, file);
  return plan;
}

/** A record with the id of the project that it is about here. */
function placedRecord(record: PersonRecord, projects: Plan['projects']): PersonRecord {
  if (record['project'] == null) return record;
  return { ...record, project: projects[Number(record['project']) - 1]?.projectId };
}

/** Takes the file of a picture over, and gives the record as the picture was drawn; undefined where there is no file. */
async function restoreImage({ imageFiles }: RestoreTarget, owner: OwnerId, folder: string, record: PersonRecord) {
  const { project, ...image } = record as unknown as Image & { project: ProjectId | null };
  const file = path.join(folder, ENTRY.image(image));
  if (!existsSync(file)) return undefined;
  const bytes = await readFile(file);
  await imageFiles.take(owner, { ...image, projectId: project }, file);
  return { ...record, ...pictureSize(bytes), bytes: bytes.length };
}

/** Takes the file of a recording over; of one that is gone its transcript stays. */
async function restoreRecording(
  { recordingFiles }: RestoreTarget,
  owner: OwnerId,
  folder: string,
  record: PersonRecord,
): Promise<PersonRecord | undefined> {
  const { project, ...recording } = record as unknown as Recording & { project: ProjectId };
  const file = path.join(folder, ENTRY.recording(recording));
  if (!existsSync(file)) return recording.state === 'transcribed' ? record : undefined;
  await recordingFiles.take(owner, { ...recording, projectId: project }, file);
  return record;
}

/** Kinds of records that have a file besides. */
const WITH_FILES = { images: restoreImage, recordings: restoreRecording } as Partial<
  Record<RecordKind, typeof restoreRecording>
>;

async function restoreKind(
  target: RestoreTarget,
  { owner, folder, signal }: Restoring,
  kind: RecordKind,
  { projects }: Plan,
  version: number,
) {
  const file = path.join(folder, ENTRY.records(kind));
  if (!existsSync(file)) return;
  let waiting: PersonRecord[] = [];
  let length = 0;
  const write = async () => {
    signal.throwIfAborted();
    await target.personRecords.restoreRecords(owner, kind, waiting);
    [waiting, length] = [[], 0];
  };
  for await (const line of linesOf(file)) {
    const record = checkedRecord(kind, version, line);
    const placed = placedRecord(record, projects);
    const kept = WITH_FILES[kind] === undefined ? placed : await WITH_FILES[kind](target, owner, folder, placed);
    if (kept === undefined) continue;
    waiting.push(kept);
    length += line.length;
    if (waiting.length >= BATCH || length >= BATCH_LENGTH) await write();
  }
  if (waiting.length > 0) await write();
}

interface ArchivedSettings extends SettingsChanges {
  readonly currentProject: number | null;
}

async function restoreProfile(
  { accounts, settingsStore, portraits }: RestoreTarget,
  { owner, folder }: Restoring,
  { projects }: Plan,
) {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  type Profile = AccountChanges & { readonly email?: unknown };
  // The address is how this account signs in, and not part of what is restored.
  const { email: _email, ...archived } = checkedJson<Profile>('profile', await read(ENTRY.profile));
  const profile = { ...archived, photoURL: safePictureAddress(archived.photoURL ?? '') };
  const account = await accounts.find(owner);
  if (account !== undefined) await accounts.update(owner, account.version, profile);
  const portrait = path.join(folder, ENTRY.portrait);
  if (existsSync(portrait)) await portraits.put(owner, await readFile(portrait));
  const { currentProject, ...settings } = checkedJson<ArchivedSettings>('settings', await read(ENTRY.settings));
  const currentProjectId = currentProject === null ? undefined : projects[currentProject - 1]?.projectId;
  await settingsStore.update(owner, { ...settings, ...(currentProjectId === undefined ? {} : { currentProjectId }) });
}

/** Makes a project of the archive, unless it takes the place of the empty default one, and fills it; it is put away last. */
async function restoreProject(
  { store }: RestoreTarget,
  { owner, fallbackName, signal }: Restoring,
  at: { project: ArchiveContents['projects'][number]; planned: Plan['projects'][number]; file: string },
): Promise<void> {
  const { name, description = '', isArchived = false } = at.project;
  const { projectId, importId, isNew } = at.planned;
  const scope = { ownerId: owner, projectId };
  if (isNew) await store.createProject(owner, name || fallbackName, projectId);
  else if (name !== '') await store.renameProject(scope, name);
  // A run before this one may have come as far as putting it away.
  if ((await store.project(scope)).state !== 'active') return;
  await store.updateProject(scope, null, { description });
  const graph = { file: at.file, policy: KEPT_IDS, reference: ARCHIVE_FILE };
  await restoreGraph(store, scope, importId, graph, signal);
  if (isArchived) await store.setProjectState(scope, { state: 'archived' });
}

/**
 * Brings everything of an archive into an account, beside what is there: ids of elements stay, projects are new ones, but for an empty
 * default project, which takes the place of the archive's. Each step is the same done twice. Throws `FILE_INVALID`, and the quotas.
 */
export async function restoreArchive(target: RestoreTarget, restoring: Restoring): Promise<void> {
  const { folder, signal, progress } = restoring;
  const unpacked = path.join(folder, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  await unpackInThread(path.join(folder, ARCHIVE_FILE), unpacked, signal);
  const redraw = (file: Buffer) => target.redraw(restoring.owner, file);
  const contents = await checkArchive({ folder: unpacked, redraw, signal });
  const plan = await planOf(target, restoring, contents);
  const total = contents.projects.length + RECORD_KINDS.length + 1;
  let done = 0;
  const within = { ...restoring, folder: unpacked };
  for (const [at, project] of contents.projects.entries()) {
    const planned = plan.projects[at];
    if (planned === undefined) throw new Error('the plan is of another archive');
    const file = path.join(unpacked, ENTRY.project(at + 1));
    await restoreProject(target, within, { project, planned, file });
    progress((done += 1), total);
  }
  for (const kind of RECORD_KINDS) {
    await restoreKind(target, within, kind, plan, contents.version);
    progress((done += 1), total);
  }
  signal.throwIfAborted();
  await restoreOwned(target, { owner: restoring.owner, folder: unpacked, projects: plan.projects });
  await restoreProfile(target, within, plan);
  progress(total, total);
}
