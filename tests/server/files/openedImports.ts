import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type ImportId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { type ImportJob, type ImportState } from '../../../server/contract/imports.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { type Imports } from '../../../server/graph/imports/Imports.js';
import { type ImportsOptions } from '../../../server/graph/imports/openImports.js';
import { openBackground } from '../../../server/opening/openBackground.js';
import { type RunEffects } from '../../../server/people/records/effects.js';
import { type StagedFile } from '../../../server/graph/imports/protocol.js';
import { type UploadedFile } from '../../../server/graph/imports/StagingFolder.js';

export const ANA = 'ana' as OwnerId;
export const BOGDAN = 'bogdan' as OwnerId;

/** How imports are held, where it is not as usual. */
type Importing = Pick<ImportsOptions, 'maxBytes' | 'rowNamer'>;

/** A store with imports over it, in a folder of its own; it can be stopped and started again. */
export class Installation {
  private constructor(
    readonly folder: string,
    readonly importing: Importing,
    public stored: OpenStore,
    public imports: Imports,
    public runEffects: RunEffects,
  ) {}

  static async open(importing: Importing = {}): Promise<Installation> {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-files-'));
    const { stored, imports, runEffects } = await Installation.#start(folder, importing);
    return new Installation(folder, importing, stored, imports, runEffects);
  }

  static async #start(dataDir: string, importing: Importing) {
    const stored = await openTestStore({ dataDir });
    const { imports, runEffects } = await openBackground({
      dataDir,
      stored,
      live: liveEvents(inProcessBus()),
      importing,
    });
    return { stored, imports, runEffects };
  }

  /** Ends everything as a stop of the product does, and starts it again. @param meanwhile what is done to the folder before that */
  async restart(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    await this.imports.close();
    await this.stored.close();
    await meanwhile();
    Object.assign(this, await Installation.#start(this.folder, this.importing));
  }

  async close(): Promise<void> {
    await this.imports.close();
    await this.stored.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Uploads files and waits until they are checked. */
  async check(files: readonly StagedFile[], owner = ANA, projectId?: ProjectId): Promise<ImportJob> {
    const { id } = await this.imports.upload(owner, { projectId }, uploads(files));
    return this.until(id, ['checked', 'refused', 'failed'], owner);
  }

  /** Uploads, checks and writes files. */
  async bring(files: readonly StagedFile[], owner = ANA, projectId?: ProjectId): Promise<ImportJob> {
    const { id } = await this.check(files, owner, projectId);
    await this.imports.commit(owner, id);
    return this.until(id, ['done', 'failed'], owner);
  }

  async until(id: ImportId, states: readonly ImportState[], owner = ANA): Promise<ImportJob> {
    for (;;) {
      const job = await this.imports.get(owner, id);
      if (states.includes(job.state)) return job;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Files as an upload brings them. */
export async function* uploads(files: readonly StagedFile[]): AsyncGenerator<UploadedFile> {
  for (const { name, path: from } of files) yield { name, stream: createReadStream(from) };
}
