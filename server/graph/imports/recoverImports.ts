import { type OwnerId } from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { type ImportRunner, type RunnerParts } from './ImportRunner.js';
import { takeBackImport } from '../ports/ImportSink.js';

/** What imports are taken up with. */
export interface RecoveryParts extends Pick<RunnerParts, 'store' | 'book' | 'staging'> {
  readonly runner: ImportRunner;
}

/** Takes up an import whose process ended: a check begins anew, half a write is undone and may be asked for again. */
export async function recoverJob(
  { store, book, staging, runner }: RecoveryParts,
  owner: OwnerId,
  job: ImportJob,
): Promise<void> {
  if (job.state === 'checking') {
    book.show(owner, job);
    runner.check(owner, job, await staging.choices(owner, job.id), true);
  } else if (job.state === 'writing') {
    if (await takeBackImport(store, { ownerId: owner, projectId: job.projectId }, job.id)) {
      await book.save(owner, { ...job, state: 'checked', nodesWritten: 0, relationshipsWritten: 0 });
    } else await book.save(owner, { ...job, state: 'done' });
  }
}

/** What an import still needs its files for. */
const needsFiles = ({ state }: ImportJob): boolean => ['checking', 'checked', 'writing'].includes(state);

/**
 * Takes up what was under way when the process ended: a check begins anew, half a write is undone and may be asked for
 * again, files that nobody needs go.
 */
export async function recoverImports(parts: RecoveryParts): Promise<void> {
  const { book, staging } = parts;
  for (const { owner, importIds } of await staging.staged()) {
    const jobs = (await book.store.list(owner)).filter(needsFiles);
    for (const job of jobs) await recoverJob(parts, owner, job);
    const needed = new Set((await book.list(owner)).filter(needsFiles).map(({ id }) => id));
    for (const id of importIds) if (!needed.has(id)) await staging.remove(owner, id);
  }
}
