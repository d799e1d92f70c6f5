import { type Bus } from '../../platform/bus/Bus.js';
import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { guarded, run } from '../../platform/faults/guarded.js';
import { after, every } from '../../platform/faults/timers.js';
import { holdWithin, type Lease, type Leases } from '../../platform/storage/Leases.js';
import { type SomeChoices } from '../formats/mapped/openImport.js';
import { type ImportRunner } from './ImportRunner.js';
import { recoverJob, type RecoveryParts } from './recoverImports.js';
import { type AskedImport } from './StagingFolder.js';

/** Who checks and writes imports: the runner of this process, or those of the processes that share a store. */
export type ImportHands = Pick<ImportRunner, 'check' | 'write' | 'stop' | 'preview' | 'close'>;

/** What several processes share their imports by. */
export interface SharedParts {
  readonly leases: Leases;
  readonly bus: Bus;
  /** Whether this process checks and writes them, or only asks for that. */
  readonly isWorking: boolean;
}

const ASKED = 'import-asked';
const STOP = 'import-stop';
/** Milliseconds between two looks for imports that nobody works on: whoever did may have ended. */
const LOOK_EVERY = 5_000;
/** How long an import that is to stop is waited for, in milliseconds. */
const STOPS_WITHIN = 60_000;
/** How long an import that was stopped is kept from being taken up again, until it is kept what it is now. */
const RESTS_FOR = 5_000;

const FAILURE = 'An import could not be taken up';
const leaseOf = (id: ImportId): string => `import ${id}`;
const isMoving = ({ state }: ImportJob): boolean => state === 'checking' || state === 'writing';

/**
 * Imports of processes that share a store and a data folder. Whoever works on one holds its lease; what is asked for lies beside its files,
 * so that any process can begin it, and one that ends in order hands it back.
 */
export class SharedImports implements ImportHands {
  readonly #going = new Set<Promise<void>>();
  readonly #ends: (() => void)[] = [];
  #isClosed = false;

  constructor(
    private readonly parts: RecoveryParts,
    private readonly shared: SharedParts,
  ) {
    if (!shared.isWorking) return;
    const hearAsked = guarded(FAILURE, (message: string) => {
      const [owner, id] = JSON.parse(message) as [OwnerId, ImportId];
      this.#begin(owner, id);
    });
    const hearStop = guarded('An import could not be stopped', (id: string) =>
      parts.runner.stop({ id: id as ImportId }),
    );
    const look = () => this.#look();
    this.#ends.push(
      shared.bus.subscribe(ASKED, hearAsked),
      shared.bus.subscribe(STOP, hearStop),
      every(LOOK_EVERY, FAILURE, look),
    );
    run(FAILURE, look);
  }

  check(owner: OwnerId, job: ImportJob, choices?: SomeChoices): void {
    this.#ask(owner, job.id, { is: 'check', ...(choices === undefined ? {} : { choices }) });
  }

  write(owner: OwnerId, job: ImportJob): void {
    this.#ask(owner, job.id, { is: 'write' });
  }

  preview: ImportHands['preview'] = (...asked) => this.parts.runner.preview(...asked);

  /** Stops an import, whichever process works on it. False when that takes too long. */
  async stop({ id }: Pick<ImportJob, 'id'>): Promise<boolean> {
    const { bus, leases } = this.shared;
    bus.publish(STOP, id);
    const lease = await holdWithin(leases, leaseOf(id), STOPS_WITHIN);
    if (lease === undefined) return false;
    after(RESTS_FOR, 'The lease of an import could not be given back', () => lease.release()).unref();
    return true;
  }

  /** Hands back what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    await this.parts.runner.close();
    await Promise.all(this.#going);
  }

  #ask(owner: OwnerId, id: ImportId, asked: AskedImport): void {
    const { book, staging } = this.parts;
    run(FAILURE, async () => {
      await staging.ask(owner, id, asked);
      // How it stands is in the store from here on: another process works on it.
      book.release(id);
      this.#tell(owner, id);
    });
  }

  #tell(owner: OwnerId, id: ImportId): void {
    this.shared.bus.publish(ASKED, JSON.stringify([owner, id]));
  }

  #begin(owner: OwnerId, id: ImportId): void {
    if (this.#isClosed) return;
    const going = this.#take(owner, id);
    this.#going.add(going);
    run(FAILURE, () => going.finally(() => this.#going.delete(going)));
  }

  /** Works on an import until nothing happens to it any more, unless another process does. */
  async #take(owner: OwnerId, id: ImportId): Promise<void> {
    const { book, staging } = this.parts;
    const lease = await this.shared.leases.tryHold(leaseOf(id));
    if (lease === undefined) return;
    try {
      const job = await this.#present(owner, id);
      if (job === undefined || !isMoving(job)) return;
      const asked = await staging.takeAsked(owner, id);
      await this.#work(owner, job, asked, lease);
      if (this.#isClosed && asked !== undefined) await this.#handBack(owner, id, asked);
    } finally {
      book.release(id);
      await lease.release();
      if (this.#isClosed) this.#tell(owner, id);
    }
  }

  async #work(owner: OwnerId, job: ImportJob, asked: AskedImport | undefined, { lost }: Lease): Promise<void> {
    const { book, runner } = this.parts;
    if (job.state === 'checking' && asked?.is === 'check') {
      book.show(owner, job);
      runner.check(owner, job, asked.choices);
    } else if (job.state === 'writing' && asked?.is === 'write') runner.write(owner, job);
    else await recoverJob(this.parts, owner, job);
    const stop = () => void runner.stop(job);
    lost.addEventListener('abort', stop, { once: true });
    if (lost.aborted) stop();
    await runner.whenOver(job);
  }

  /** What was cut off by the end of this process is begun anew by another. */
  async #handBack(owner: OwnerId, id: ImportId, asked: AskedImport): Promise<void> {
    const job = await this.#present(owner, id);
    if (job === undefined || !isMoving(job)) return;
    await this.parts.staging.ask(owner, id, asked);
  }

  async #look(): Promise<void> {
    for (const { owner } of await this.parts.staging.staged())
      for (const job of await this.parts.book.store.list(owner)) if (isMoving(job)) this.#begin(owner, job.id);
  }

  async #present(owner: OwnerId, id: ImportId): Promise<ImportJob | undefined> {
    return (await this.parts.book.store.list(owner)).find((each) => each.id === id);
  }
}
