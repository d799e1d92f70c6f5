import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { type Static, Type } from 'typebox';

import { newId } from '../../../domain/ids/ids.js';
import { idsIn } from '../../../domain/query/named.js';

import { type ImportId, type JobId, type OwnerId, type ProjectId, type SavedViewId } from '../../contract/ids.js';
import { type SavedView } from '../../contract/savedViews.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { exportStream } from '../exports/exportStream.js';
import { FileFault } from '../formats/issues.js';
import { NEW_IDS } from '../formats/Resolver.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type ProjectScope } from '../ports/scope.js';
import { type JobHandler, type JobRun } from '../../platform/jobs/JobHandler.js';
import { type AliasStore } from '../../people/records/AliasStore.js';
import { type SavedViewStore } from '../../people/records/SavedViewStore.js';
import { ENTRY } from '../../people/yourData/archive/names.js';
import { unpackInThread } from '../../people/yourData/archive/unpackInThread.js';
import { ARCHIVE_FILE, type ArchiveFolder } from '../../people/yourData/ArchiveFolder.js';
import { checkedJson, type ProjectHead } from '../../people/yourData/archive/recordChecks.js';
import { checkOwned, restoreAliases, restoreSavedViews } from '../../people/yourData/restore/restoreOwned.js';
import { restoreGraph } from '../../people/yourData/restore/restoreGraph.js';
import { type EraseParts, eraseSteps } from './eraseSteps.js';

/** The new project, and where what fills it lies; decided once, so that a run that is begun anew does the same. */
const FillPayload = Type.Object({
  projectId: Type.String(),
  importId: Type.String(),
  /** Names the folder that the job works in. */
  upload: Type.String(),
  /** The project that is copied; without one a file was sent. */
  source: Type.Optional(Type.String()),
});
type FillPayload = Static<typeof FillPayload>;

/** What projects are filled from and into. */
export interface FillParts extends Omit<EraseParts, 'store' | 'folder'> {
  readonly store: GraphReader & ImportSink & ProjectCatalog & EraseParts['store'];
  readonly aliases: Pick<AliasStore, 'list' | 'restore'>;
  readonly savedViews: Pick<SavedViewStore, 'list' | 'restore'>;
  /** Holds still what is copied. */
  snapshot(owner: OwnerId): Promise<{ readonly store: GraphReader & ProjectCatalog; close(): Promise<void> }>;
  readonly folder: ArchiveFolder;
  readonly live: { projectsChanged(owner: OwnerId, changed: { projectId: ProjectId }): void };
}

interface Filling extends Pick<JobRun<FillPayload>, 'payload' | 'signal' | 'progress'> {
  readonly scope: ProjectScope;
  /** The folder of the job. */
  readonly place: string;
}

/** What a new project is filled with. */
interface Filled {
  /** The graph, as Harta's own JSON. */
  readonly file: string;
  /** Where it comes from, in words of the person. */
  readonly reference: string;
  /** Brings what belongs to the graph: what words mean in it, and how it is looked at. */
  restoreRest(): Promise<void>;
}

/** A graph is written in the same way as a file and read from it, so that a copy is of one moment, and as good as an export. */
async function copyGraph(
  { store, aliases, savedViews, snapshot }: FillParts,
  { payload, scope, place, signal, progress }: Filling,
): Promise<Filled> {
  const source = { ownerId: scope.ownerId, projectId: payload.source as ProjectId };
  const file = path.join(place, path.basename(ENTRY.project(1)));
  progress(0, 2);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const still = await snapshot(source.ownerId);
  try {
    const { chunks } = await exportStream(still.store, source, 'harta');
    await pipeline(Readable.from(chunks), createWriteStream(file, { mode: 0o600 }), { signal });
  } finally {
    await still.close();
  }
  progress(1, 2);
  const meant = await aliases.list(source.ownerId, source.projectId);
  const views = await savedViews.list(source.ownerId, source.projectId);
  return {
    file,
    reference: (await store.project(source)).name,
    async restoreRest() {
      await aliases.restore(scope.ownerId, scope.projectId, meant);
      await savedViews.restore(scope.ownerId, scope.projectId, viewsOfCopy(views, scope.projectId));
    },
  };
}

async function unpackProject(
  { store, aliases, savedViews }: FillParts,
  { scope, place, signal, progress }: Filling,
): Promise<Filled> {
  const unpacked = path.join(place, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  progress(0, 2);
  const names = await unpackInThread(path.join(place, ARCHIVE_FILE), unpacked, signal);
  for (const name of [ENTRY.head, ENTRY.project(1)])
    if (!names.includes(name)) throw new ProblemError('FILE_INVALID', { detail: `${name} is missing` });
  const head = checkedJson<ProjectHead>('project', await readFile(path.join(unpacked, ENTRY.head), 'utf8'));
  await checkOwned(unpacked);
  const name = head.name.trim() === '' ? new Date().toISOString().slice(0, 10) : head.name;
  await store.createProject(scope.ownerId, name, scope.projectId);
  await store.updateProject(scope, null, { description: head.description });
  progress(1, 2);
  const restoring = { owner: scope.ownerId, folder: unpacked, projects: [{ projectId: scope.projectId }] };
  return {
    file: path.join(unpacked, ENTRY.project(1)),
    reference: name,
    async restoreRest() {
      await restoreAliases(aliases, restoring);
      await restoreSavedViews(savedViews, restoring, viewsOfCopy);
    },
  };
}

/** How a copy can be looked at: nodes have other ids there, so that views which name some, and where nodes stood, say nothing of it. */
const viewsOfCopy = (views: readonly Omit<SavedView, 'projectId'>[], projectId: ProjectId): SavedView[] =>
  views
    .filter(({ query }) => idsIn(query).length === 0)
    .map((view) => ({ ...view, id: newId() as SavedViewId, projectId, places: [] }));

/** A file that cannot be read will not be readable the next time. */
const asProblem = (error: unknown): unknown =>
  error instanceof FileFault ? new ProblemError('FILE_INVALID', { detail: error.message }) : error;

/** Fills a new project, from another one or from a file. Where that fails for good nothing of it stays. */
export const fillHandler = (parts: FillParts): JobHandler<FillPayload> => ({
  payload: FillPayload,
  async run({ owner, payload, signal, progress }) {
    const { store, folder, live } = parts;
    const scope = { ownerId: owner, projectId: payload.projectId as ProjectId };
    const place = await folder.place(owner, payload.upload as JobId, 'restore');
    const filling = { payload, signal, progress, scope, place };
    const read = payload.source === undefined ? unpackProject : copyGraph;
    try {
      const { file, reference, restoreRest } = await read(parts, filling);
      const graph = { file, reference, policy: NEW_IDS };
      await restoreGraph(store, scope, payload.importId as ImportId, graph, signal);
      await restoreRest();
    } catch (error) {
      throw asProblem(error);
    }
    await rm(place, { recursive: true, force: true });
    progress(2, 2);
    live.projectsChanged(owner, { projectId: scope.projectId });
    return { news: { kind: 'projectReady' } };
  },
  newsOfFailure: { kind: 'projectFailed' },
  async clean(owner, job, { projectId, upload }) {
    const scope = { ownerId: owner, projectId: projectId as ProjectId };
    await parts.folder.remove(owner, upload as JobId);
    const known = (await parts.store.projects(owner, 'all')).items.some(({ id }) => id === projectId);
    if (known) await parts.store.setProjectState(scope, { state: 'deleted', erasedAt: new Date().toISOString() });
    if (!(await parts.store.beginErasing(scope))) return;
    for (const step of eraseSteps(parts, scope, job.id)) await step.run();
    parts.live.projectsChanged(owner, { projectId: scope.projectId });
  },
});
