import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { type OwnerId } from '../../contract/ids.js';
import { type ImportIssue, type ImportJob } from '../../contract/imports.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Mapping } from '../../../domain/imports/mapping.js';
import { shapeOf } from '../../../domain/imports/shape.js';
import { hasRows, type ImportChoices, type UsedMapping } from '../formats/mapped/ImportChoices.js';
import { type SomeChoices } from '../formats/mapped/openImport.js';
import { type RecordStores } from '../../people/records/RecordStores.js';
import { type IssueFolder } from './IssueFolder.js';
import { issueAt } from '../formats/issues.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ImportBatch, type ImportSink, takeBackImport } from '../ports/ImportSink.js';
import { type ProjectScope } from '../ports/scope.js';
import { FairQueue } from '../../platform/limits/FairQueue.js';
import { draftOf } from '../../people/notifications/draftOf.js';
import { type Notifications } from '../../people/notifications/Notifications.js';
import { type RunEffects, tellingEffect } from '../../people/records/effects.js';
import { warn } from '../../platform/faults/guarded.js';
import { MOST_ATTEMPTS } from '../../platform/faults/attempts.js';
import { failureOf, GivenUpError } from './failureOf.js';
import { ExistingElementIndex } from './ExistingElementIndex.js';
import { idPolicy } from './idPolicy.js';
import { type ImportThread } from './ImportThread.js';
import { ImportThreads } from './ImportThreads.js';
import { type ImportJobRepository } from './ImportJobRepository.js';
import { newsOfBadEnd, newsOfImport, referenceOf } from './newsOfImport.js';
import { type Findings } from './protocol.js';
import { type StagingFolder } from './StagingFolder.js';

/** Threads at a time, and those of one person; further imports wait for their turn. How many may wait is a quota. */
const QUEUE = { atOnce: 3, each: 1, waiting: Infinity };
/** Previews do not wait for imports, only for each other. */
const PREVIEWS = { atOnce: 2, each: 1, waiting: 4 };
/** Files whose process ended while it read them are read one at a time, so that none is blamed for another. */
const AGAIN = { atOnce: 1, each: 1, waiting: Infinity };

/** What a runner stands on. */
export interface RunnerParts extends Pick<RecordStores, 'importMappings' | 'settingsStore'> {
  readonly store: GraphReader & ImportSink;
  readonly book: ImportJobRepository;
  readonly staging: StagingFolder;
  readonly notes: IssueFolder;
  readonly notifications: Pick<Notifications, 'deliver'>;
  /** Carries out what a commit brings about outside the graph. */
  readonly runEffects: RunEffects;
  readonly workerUrl: URL;
}

/** An import that something happens to. */
class Running {
  /** True from when the graph is asked to show it: then it can no longer be stopped. */
  publishing = false;
  thread: ImportThread | undefined;
  over: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  get stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Waits so many milliseconds, or until it is stopped. */
  async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}

const found = ({ refused: _refused, choices, met, ...findings }: Findings) => ({
  ...findings,
  ...(met === undefined ? {} : { met: structuredClone(met) as NonNullable<ImportJob['met']> }),
  labels: [...findings.labels],
  types: [...findings.types],
  issues: [...findings.issues],
  ...(choices === undefined ? {} : { tables: choices.recognised.tables.length }),
});

/** Whether what stops an import may be mended by another mapping, or another way of reading its tables. */
const isMendable = ({ choices }: Findings): boolean => hasRows(choices);

/** What was written, and what was met in the project on the way. */
interface Written {
  readonly written: ImportJob;
  readonly seen: string;
}

const withNotes = (job: ImportJob, notes: readonly ImportIssue[]): ImportJob => ({
  ...job,
  issues: [...notes, ...job.issues],
  issuesTotal: job.issuesTotal + notes.length,
});

const withoutWrites = ({ tables }: Mapping): Mapping => ({
  tables: tables.map(({ writes: _writes, ...table }) => table),
});

/**
 * What was used is proposed again for files of the same shape; not what it did with a project, which may be another one then. Undefined where
 * the person chose nothing: another file has a proposal of its own.
 */
function usedMapping({ recognised: { tables }, mapping, proposed }: ImportChoices): UsedMapping | undefined {
  const used = withoutWrites(mapping);
  const before = proposed === undefined ? undefined : withoutWrites(proposed);
  if (before !== undefined && isDeepStrictEqual(used, before)) return undefined;
  return {
    shape: shapeOf(tables),
    tables: tables.map(({ name }) => name),
    mapping: used,
    ...(before === undefined ? {} : { proposed: before }),
  };
}

const scopeOf = (ownerId: OwnerId, { projectId }: ImportJob): ProjectScope => ({ ownerId, projectId });

/** What the project holds is not any more what the person was shown. */
class ProjectMovedError extends Error {
  override readonly name = 'ProjectMovedError';
}

/** Faults that come of a change of the project between the reading of a file that merges with it and its publication. */
const MOVED: readonly string[] = ['VERSION_CONFLICT', 'NODE_NOT_FOUND'];

const hasMoved = (error: unknown, { met }: ImportJob): boolean =>
  error instanceof ProjectMovedError ||
  (met !== undefined && error instanceof ProblemError && MOVED.includes(error.code));

/** Checks and writes imports, a few at a time, each in a thread of its own. */
export class ImportRunner {
  readonly #running = new Map<string, Running>();
  readonly #queue = new FairQueue(QUEUE);
  readonly #again = new FairQueue(AGAIN);
  readonly #previews = new FairQueue(PREVIEWS);
  readonly #threads: ImportThreads;

  constructor(readonly parts: RunnerParts) {
    this.#threads = new ImportThreads(parts.workerUrl);
  }

  /**
   * Begins a check; the job changes as it goes on. What is decided already stays, the rest is recognised and proposed.
   * @param wasCut whether a process ended in the midst of it: it rests first, and goes on beside no other such check
   */
  check(owner: OwnerId, job: ImportJob, choices?: SomeChoices, wasCut = false): void {
    this.#begin(job, async (running) => {
      if (wasCut) await running.rest(await this.parts.staging.restAfterCut(owner, job.id));
      const work = () => this.#countedCheck(owner, job, running, choices);
      await this.#inTurn(owner, running, work, wasCut ? this.#again : this.#queue);
    });
  }

  /** The first elements of an import as they would be. Throws `FileFault`, `LimitReached` and `TOO_MANY_WAITING`. */
  preview(owner: OwnerId, job: ImportJob, choices: SomeChoices): Promise<ImportBatch> {
    const files = this.parts.staging.files(owner, job.id, job.fileNames);
    return this.#previews.run(owner, async () => {
      const thread = this.#threads.take();
      try {
        return await thread.preview({ is: 'preview', files, choices });
      } finally {
        await this.#threads.give(thread);
      }
    });
  }

  /** Begins to write; the job changes as it goes on. */
  write(owner: OwnerId, job: ImportJob): void {
    this.#begin(job, (running) => this.#inTurn(owner, running, () => this.#write(owner, job, running), this.#queue));
  }

  /** Resolves once nothing happens to an import here. */
  async whenOver({ id }: Pick<ImportJob, 'id'>): Promise<void> {
    await this.#running.get(id)?.over.catch(() => undefined);
  }

  /** Stops what happens to an import and waits until it has. False when it is too late for that. */
  async stop({ id }: Pick<ImportJob, 'id'>): Promise<boolean> {
    const running = this.#running.get(id);
    if (running === undefined) return true;
    if (running.publishing) return false;
    running.stop();
    await running.thread?.stop();
    await running.over;
    return true;
  }

  /** Stops everything; what can no longer be stopped is waited for. */
  async close(): Promise<void> {
    const stops = [...this.#running].map(async ([id, { over }]) => {
      if (!(await this.stop({ id: id as ImportJob['id'] }))) await over;
    });
    await Promise.all(stops);
    await this.#threads.close();
  }

  #begin(job: ImportJob, work: (running: Running) => Promise<void>): void {
    const running = new Running();
    this.#running.set(job.id, running);
    running.over = work(running).finally(() => this.#running.delete(job.id));
    running.over.catch((error: unknown) => console.error('An import failed in a way that it should not:', error));
  }

  #inTurn(owner: OwnerId, running: Running, work: () => Promise<void>, queue: FairQueue): Promise<void> {
    return queue.runAdmitted(owner, async () => (running.stopped ? undefined : await work()));
  }

  async #withThread<T>(running: Running, work: (thread: ImportThread) => Promise<T>): Promise<T> {
    if (running.stopped) throw new Error('The import was stopped before its files were read');
    const thread = (running.thread = this.#threads.take());
    try {
      return await work(thread);
    } finally {
      running.thread = undefined;
      await this.#threads.give(thread);
    }
  }

  /** A check that took its process along again and again is not begun once more. */
  async #countedCheck(owner: OwnerId, job: ImportJob, running: Running, known?: SomeChoices): Promise<void> {
    const { staging } = this.parts;
    if ((await staging.beginCheck(owner, job.id)) > MOST_ATTEMPTS)
      await this.#endBadly(owner, { ...job, state: 'failed', ...failureOf(job, 'READ_FAILED', new GivenUpError()) });
    else await this.#check(owner, job, running, known).finally(() => staging.endCheck(owner, job.id));
  }

  async #check(
    owner: OwnerId,
    job: ImportJob,
    running: Running,
    known?: SomeChoices,
    noted: readonly ImportIssue[] = [],
  ): Promise<void> {
    const { book, staging, notes, importMappings, settingsStore, store } = this.parts;
    const held = new ExistingElementIndex(store, scopeOf(owner, job));
    const files = staging.files(owner, job.id, job.fileNames);
    try {
      const { language } = await settingsStore.read(owner);
      const choices = { language, ...(known ?? { kept: await importMappings.list(owner) }) };
      const task = { is: 'check', files, choices, notes: notes.of(owner, job.id) } as const;
      const findings = await this.#withThread(running, (thread) =>
        thread.check(task, held, (soFar) => book.show(owner, { ...job, ...found(soFar) })),
      );
      const checked = withNotes({ ...job, ...found(findings), isBlocked: findings.refused }, noted);
      if (findings.choices !== undefined) await staging.keepChoices(owner, job.id, findings.choices);
      if (findings.refused && !isMendable(findings)) await this.#endBadly(owner, { ...checked, state: 'refused' });
      else await book.save(owner, { ...checked, state: 'checked' });
    } catch (error) {
      if (running.stopped) return;
      await this.#endBadly(owner, { ...job, state: 'failed', ...failureOf(job, 'READ_FAILED', error) });
    }
  }

  async #write(owner: OwnerId, job: ImportJob, running: Running): Promise<void> {
    const { store, staging } = this.parts;
    const scope = scopeOf(owner, job);
    let writing = job;
    try {
      const { written, seen } = await this.#writeBatches(owner, job, running);
      writing = written;
      const choices = await staging.choices(owner, job.id);
      if (running.stopped) return await store.abortImport(scope, job.id);
      if (choices?.seen !== undefined && choices.seen !== seen) throw new ProjectMovedError();
      running.publishing = true;
      const origin = { source: 'import', reference: referenceOf(job.fileNames) } as const;
      await store.publishImport(scope, job.id, origin, [tellingEffect(draftOf(newsOfImport(written)))]);
    } catch (error) {
      if (await this.#isTakenBack(scope, job)) {
        running.publishing = false;
        return await this.#endUnwritten(owner, job, running, error);
      }
      warn('An import was published, and its answer was lost', error);
    }
    await this.#endWritten(owner, writing);
  }

  /** Whether nothing of an import is to be seen. What cannot be taken back now stays hidden, and goes when the file is opened anew. */
  #isTakenBack(scope: ProjectScope, { id }: ImportJob): Promise<boolean> {
    return takeBackImport(this.parts.store, scope, id).catch((error: unknown) => {
      warn('What was written of an import could not be taken back yet', error);
      return true;
    });
  }

  async #endUnwritten(owner: OwnerId, job: ImportJob, running: Running, error: unknown): Promise<void> {
    if (running.stopped) return;
    if (hasMoved(error, job)) return await this.#checkAgain(owner, job, running);
    await this.#endBadly(owner, { ...job, state: 'failed', ...failureOf(job, 'WRITE_FAILED', error) });
  }

  /** The graph shows it: whatever fails from here on, it is done. */
  async #endWritten(owner: OwnerId, written: ImportJob): Promise<void> {
    const { book, staging, runEffects, importMappings } = this.parts;
    const harmlessly = (what: string, work: Promise<unknown>) => work.catch((error: unknown) => warn(what, error));
    await harmlessly('What an import brings about is carried out later', runEffects(owner));
    const keepMapping = async () => {
      const choices = await staging.choices(owner, written.id);
      const used = choices === undefined ? undefined : usedMapping(choices);
      if (used !== undefined) await importMappings.put(owner, used);
    };
    await harmlessly('The mapping of an import could not be kept', keepMapping());
    await book.end(owner, { ...written, state: 'done' }, () => staging.remove(owner, written.id));
  }

  /** Nothing was written: the person is shown anew what the files meet in the project, which is another one now. */
  async #checkAgain(owner: OwnerId, { met: _met, ...job }: ImportJob, running: Running): Promise<void> {
    const { book, staging } = this.parts;
    const checking: ImportJob = { ...job, state: 'checking', bytesRead: 0, nodesWritten: 0, relationshipsWritten: 0 };
    await book.save(owner, checking);
    const detail = 'The project was changed after this was shown; nothing was written';
    const note = issueAt({ file: job.fileNames[0] ?? '' }, 'PROJECT_CHANGED', detail);
    await this.#check(owner, checking, running, await staging.choices(owner, job.id), [note]);
  }

  /** Keeps that nothing came of an import and tells the person; its files go. */
  async #endBadly(owner: OwnerId, job: ImportJob): Promise<void> {
    const { book, staging, notifications } = this.parts;
    await book.end(owner, job, () => staging.remove(owner, job.id), draftOf(newsOfBadEnd(job)));
    await notifications.deliver(owner).catch((error: unknown) => warn('A notification waits to be delivered', error));
  }

  async #writeBatches(owner: OwnerId, job: ImportJob, running: Running): Promise<Written> {
    const { store, book, staging } = this.parts;
    const scope = scopeOf(owner, job);
    const files = staging.files(owner, job.id, job.fileNames);
    const choices = await staging.choices(owner, job.id);
    const policy = await idPolicy(store, scope, files);
    if (running.stopped) return { written: job, seen: '' };
    await store.beginImport(scope, job.id);
    let written: ImportJob = { ...job, nodesWritten: 0, relationshipsWritten: 0 };
    const take = async (batch: ImportBatch): Promise<void> => {
      if (running.stopped) return;
      await store.appendImport(scope, job.id, batch);
      written = {
        ...written,
        nodesWritten: written.nodesWritten + batch.nodes.length,
        relationshipsWritten: written.relationshipsWritten + batch.relationships.length,
      };
      book.show(owner, written);
    };
    const task = { is: 'write', files, policy, ...(choices === undefined ? {} : { choices }) } as const;
    const held = new ExistingElementIndex(store, scope);
    const seen = await this.#withThread(running, (thread) => thread.write(task, held, take));
    return { written, seen };
  }
}
