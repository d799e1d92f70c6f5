import { newId } from '../../../domain/ids/ids.js';
import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { readStagingLimits, type StagingLimits } from '../../platform/config/limits.js';
import { type ImportId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphScope } from '../ports/scope.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type RecordStores } from '../../people/records/RecordStores.js';
import { importWorker } from './ImportThread.js';
import { ImportRunner, type RunnerParts } from './ImportRunner.js';
import { type Imports } from './Imports.js';
import { isOver, ImportJobRepository } from './ImportJobRepository.js';
import { startGivingUp } from './giveUpAbandoned.js';
import { recoverImports } from './recoverImports.js';
import { IssueFolder } from './IssueFolder.js';
import { type ImportHands, SharedImports, type SharedParts } from './SharedImports.js';
import { mapped } from './mapImport.js';
import { type RowNamerNow, RowNames } from './rowNames/RowNames.js';
import { StagingFolder } from './StagingFolder.js';

/** What imports need. */
export interface ImportsOptions extends Pick<RecordStores, 'importJobs' | 'importMappings' | 'settingsStore'> {
  readonly dataDir: string;
  readonly store: GraphReader & ImportSink & ProjectCatalog;
  readonly notifications: RunnerParts['notifications'];
  readonly runEffects: RunnerParts['runEffects'];
  /** Tells a person's windows how far an import is. */
  readonly live: Pick<LiveEvents, 'importMoved'>;
  /** The bundled worker, where it does not lie beside this file. */
  readonly workerUrl?: URL;
  /** Most bytes of one upload; 2 GiB by default. */
  readonly maxBytes?: number;
  /** Names the rows of tables besides the rules; nobody if absent. */
  readonly rowNamer?: RowNamerNow;
  /** What several processes that share a store share their imports by; where one holds it alone there is nothing. */
  readonly shared?: SharedParts;
  /** How much one person may have waiting; the defaults of the settings if absent. */
  readonly limits?: Partial<StagingLimits>;
}

const TWO_GIB = 2 * 1024 ** 3;

const newJob = (id: ImportId, projectId: ProjectId, fileNames: string[]): ImportJob => ({
  id,
  projectId,
  fileNames,
  state: 'checking',
  bytesRead: 0,
  bytesTotal: 0,
  nodes: 0,
  relationships: 0,
  nodesWritten: 0,
  relationshipsWritten: 0,
  labels: [],
  types: [],
  issues: [],
  issuesTotal: 0,
  createdAt: new Date().toISOString(),
});

/** Opens the imports of an installation, and takes up those that were under way when it stopped. */
export async function openImports(options: ImportsOptions): Promise<Imports> {
  const { dataDir, store, importJobs, importMappings, settingsStore, notifications, runEffects, live } = options;
  const { workerUrl = importWorker(), maxBytes = TWO_GIB, rowNamer = () => undefined, shared } = options;
  const limits = { ...readStagingLimits({}), ...options.limits };
  const staging = new StagingFolder(dataDir, maxBytes, limits, shared?.leases);
  const book = new ImportJobRepository(importJobs, (owner, job) => live.importMoved(owner, { job }));
  const notes = new IssueFolder(dataDir);
  const local = new ImportRunner({
    ...{ store, book, staging, notes, importMappings, settingsStore, notifications, runEffects, workerUrl },
  });
  const recovery = { store, book, staging, runner: local };
  const runner: ImportHands = shared === undefined ? local : new SharedImports(recovery, shared);
  if (shared === undefined) await recoverImports(recovery);
  const isWorking = shared?.isWorking ?? true;
  const giveUp = isWorking ? startGivingUp({ book, staging, notes }, limits.age) : undefined;

  const projectOf = async (owner: OwnerId, { projectId }: Pick<GraphScope, 'projectId'>): Promise<ProjectId> => {
    if (projectId === undefined) return store.ensureDefaultProject(owner);
    return (await store.project({ ownerId: owner, projectId })).id;
  };

  const cancel: Imports['cancel'] = async (owner, id) => {
    const job = await book.get(owner, id);
    if (isOver(job) || !(await runner.stop(job))) {
      throw new ProblemError('IMPORT_STATE', { detail: `The import is ${job.state}` });
    }
    const present = await book.get(owner, id);
    if (isOver(present)) throw new ProblemError('IMPORT_STATE', { detail: `The import is ${present.state}` });
    await staging.remove(owner, id);
    return book.save(owner, { ...present, state: 'cancelled', nodesWritten: 0, relationshipsWritten: 0 });
  };

  return {
    async upload(owner, scope, files) {
      const projectId = await projectOf(owner, scope);
      if ((await store.project({ ownerId: owner, projectId })).state === 'archived')
        throw new ProblemError('PROJECT_ARCHIVED');
      const id = newId() as ImportId;
      const kept = await staging.keep(owner, id, files);
      const job = await book.save(
        owner,
        newJob(
          id,
          projectId,
          kept.map(({ name }) => name),
        ),
      );
      runner.check(owner, job);
      return job;
    },

    async list(owner, scope) {
      const projectId = await projectOf(owner, scope);
      return (await book.list(owner)).filter((job) => job.projectId === projectId);
    },

    get: (owner, id) => book.get(owner, id),

    async commit(owner, id) {
      const job = book.present(await book.get(owner, id));
      if (job.state !== 'checked') throw new ProblemError('IMPORT_STATE', { detail: `The import is ${job.state}` });
      if (job.isBlocked === true)
        throw new ProblemError('IMPORT_STATE', { detail: 'The import cannot be written as it is mapped' });
      const writing: ImportJob = { ...job, state: 'writing' };
      // Shown before anything is waited for, so that a second call at the same moment is refused.
      book.show(owner, writing);
      await book.save(owner, writing);
      runner.write(owner, writing);
      return writing;
    },

    cancel,
    ...mapped({ book, staging, notes, runner, rowNames: new RowNames(rowNamer) }),

    async forget(owner) {
      const going = (await importJobs.list(owner)).filter((job) => !isOver(book.present(job)));
      for (const job of going) await runner.stop(job);
      await staging.removeAll(owner);
      await notes.removeAll(owner);
    },

    async forgetProject(owner, projectId) {
      const ofProject = (await importJobs.list(owner)).filter((job) => job.projectId === projectId);
      for (const job of ofProject) {
        if (!isOver(book.present(job))) await runner.stop(job);
        await staging.remove(owner, job.id);
        await notes.remove(owner, job.id);
      }
    },

    async endOf(owner, projectId) {
      const going = (await importJobs.list(owner)).filter(
        (job) => job.projectId === projectId && !isOver(book.present(job)),
      );
      for (const { id } of going) {
        await cancel(owner, id).catch((error: unknown) => {
          // It was over before it could be cancelled.
          if (!(error instanceof ProblemError && error.code === 'IMPORT_STATE')) throw error;
        });
      }
    },

    close: async () => {
      giveUp?.stop();
      await runner.close();
      book.close();
    },
  };
}
