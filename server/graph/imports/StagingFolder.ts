import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type StagingLimits } from '../../platform/config/limits.js';
import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ImportChoices } from '../formats/mapped/ImportChoices.js';
import { type SomeChoices } from '../formats/mapped/openImport.js';
import { type StagedFile } from './protocol.js';
import { MOST_ATTEMPTS, restOf } from '../../platform/faults/attempts.js';
import { type Leases } from '../../platform/storage/Leases.js';
import { parseStored } from '../../platform/storage/Json.js';
import { StagingAccount } from './StagingAccount.js';
import { folderOfOwner } from '../../platform/storage/ownedFiles.js';
import { isOutOfRoom } from '../../platform/storage/storageProblem.js';

/** A file as it comes in. */
export interface UploadedFile {
  readonly name: string;
  readonly stream: AsyncIterable<Uint8Array>;
}

/** What is to be done with an import: a check, with what was decided already, or its writing. */
export type AskedImport = { readonly is: 'check'; readonly choices?: SomeChoices } | { readonly is: 'write' };

/** Most files of one import that are kept at all; the check says how many belong together. */
const MAX_FILES = 8;

/** Where what was decided about an import lies beside its files. */
const CHOICES = 'choices.json';

/** Where what another process is to do with it lies beside its files. */
const ASKED = 'asked.json';

/** Where it stands beside its files how many checks in a row were begun and not ended, and from when on the next one may begin. */
const BEGUN = 'begun';

/** The last part of a name that may hold a path of the person's machine, without U+0000: what is imported refers to it. */
const baseName = (name: string): string => name.replaceAll('\0', ' ').split(/[\\/]/).at(-1)?.slice(0, 255) || 'file';

async function* limited(stream: AsyncIterable<Uint8Array>, take: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    take(chunk.length);
    yield chunk;
  }
}

const storageFault = (error: unknown): unknown => (isOutOfRoom(error) ? new ProblemError('STORAGE_FULL') : error);

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** How many bytes lie in a folder of files. */
async function sizeOfFiles(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How many bytes lie in each folder of this one. */
async function bytesByFolder(folder: string): Promise<Map<ImportId, number>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  const sized = folders.map(
    async ({ name }) => [name as ImportId, await sizeOfFiles(path.join(folder, name))] as const,
  );
  return new Map(await Promise.all(sized));
}

/** Where uploaded files wait: `imports/<owner hash>/<importId>/<number>`. A person's name is never part of a path. */
export class StagingFolder {
  readonly #root: string;
  readonly #account: StagingAccount;

  constructor(
    dataDir: string,
    readonly maxBytes: number,
    limits: Pick<StagingLimits, 'imports' | 'bytes'>,
    leases?: Leases,
  ) {
    this.#root = path.join(dataDir, 'imports');
    this.#account = new StagingAccount(limits, (owner) => bytesByFolder(this.#ownerFolder(owner)), leases);
  }

  /** Keeps the files of an upload. Throws BODY_TOO_LARGE, FILE_INVALID, QUOTA_IMPORTS or STORAGE_FULL and then keeps nothing. */
  async keep(owner: OwnerId, importId: ImportId, files: AsyncIterable<UploadedFile>): Promise<StagedFile[]> {
    const folder = this.#folder(owner, importId);
    try {
      const count = await this.#account.reserve(owner, importId, async () => {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(this.#ownerFolder(owner), 'owner'), owner);
      });
      const kept = await this.#keepFiles(folder, files, count);
      await this.#account.settle(owner, importId);
      return kept;
    } catch (error) {
      await this.remove(owner, importId);
      throw storageFault(error);
    }
  }

  async #keepFiles(
    folder: string,
    files: AsyncIterable<UploadedFile>,
    count: (bytes: number) => void,
  ): Promise<StagedFile[]> {
    const kept: StagedFile[] = [];
    let left = this.maxBytes;
    const take = (bytes: number): void => {
      left -= bytes;
      if (left < 0) throw new ProblemError('BODY_TOO_LARGE', { detail: `At most ${this.maxBytes} bytes are taken` });
      count(bytes);
    };
    for await (const { name, stream } of files) {
      if (kept.length >= MAX_FILES) throw new ProblemError('FILE_INVALID', { detail: 'Too many files' });
      const file = { name: baseName(name), path: path.join(folder, String(kept.length)) };
      await pipeline(limited(stream, take), createWriteStream(file.path));
      kept.push(file);
    }
    if (kept.length === 0) throw new ProblemError('FILE_INVALID', { detail: 'There is no file in the request' });
    return kept;
  }

  /** The files of an import under their names. */
  files(owner: OwnerId, importId: ImportId, names: readonly string[]): StagedFile[] {
    const folder = this.#folder(owner, importId);
    return names.map((name, at) => ({ name, path: path.join(folder, String(at)) }));
  }

  /** Keeps what was recognised in the files of an import and decided about them; nothing where its files are gone. */
  keepChoices(owner: OwnerId, importId: ImportId, choices: ImportChoices): Promise<void> {
    return this.#putBeside(owner, importId, CHOICES, JSON.stringify(choices));
  }

  /** What was recognised and decided; undefined where nothing was. */
  async choices(owner: OwnerId, importId: ImportId): Promise<ImportChoices | undefined> {
    const text = await readFile(path.join(this.#folder(owner, importId), CHOICES), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : parseStored<ImportChoices>(text);
  }

  /** Keeps what another process is to do with an import; nothing where its files are gone. */
  ask(owner: OwnerId, importId: ImportId, asked: AskedImport): Promise<void> {
    return this.#putBeside(owner, importId, ASKED, JSON.stringify(asked));
  }

  /** What this process is to do with an import, once; undefined where nobody asked, or it was begun before. */
  async takeAsked(owner: OwnerId, importId: ImportId): Promise<AskedImport | undefined> {
    const file = path.join(this.#folder(owner, importId), ASKED);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    await rm(file, { force: true });
    return text === undefined ? undefined : parseStored<AskedImport>(text);
  }

  /** Counts a check before it begins. @returns how many in a row were begun and not ended: those took their process along */
  async beginCheck(owner: OwnerId, importId: ImportId): Promise<number> {
    const begun = (await this.#begun(owner, importId)).checks + 1;
    await this.#putBeside(owner, importId, BEGUN, String(begun));
    return begun;
  }

  /** How long an import rests whose last check was cut off, in milliseconds: from when that is first found, whoever looks again. */
  async restAfterCut(owner: OwnerId, importId: ImportId): Promise<number> {
    const { checks, restsUntil } = await this.#begun(owner, importId);
    if (checks === 0 || checks >= MOST_ATTEMPTS) return 0;
    if (restsUntil !== undefined) return Math.max(restsUntil - Date.now(), 0);
    const rest = restOf(checks);
    await this.#putBeside(owner, importId, BEGUN, `${checks} ${Date.now() + rest}`);
    return rest;
  }

  /** A check has ended, however it did. */
  async endCheck(owner: OwnerId, importId: ImportId): Promise<void> {
    await rm(path.join(this.#folder(owner, importId), BEGUN), { force: true });
  }

  async remove(owner: OwnerId, importId: ImportId): Promise<void> {
    await rm(this.#folder(owner, importId), { recursive: true, force: true });
    await this.#account.release(owner, importId);
  }

  /** Removes all files of a person. */
  async removeAll(owner: OwnerId): Promise<void> {
    for (const { importIds } of (await this.staged()).filter((each) => each.owner === owner))
      for (const importId of importIds) await this.#account.release(owner, importId);
    await rm(this.#ownerFolder(owner), { recursive: true, force: true });
  }

  /** When the files of an import came; undefined when there are none. */
  async since(owner: OwnerId, importId: ImportId): Promise<Date | undefined> {
    return stat(this.#folder(owner, importId)).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
  }

  /** Everybody who has staged files, with the imports that these are of. */
  async staged(): Promise<{ owner: OwnerId; importIds: ImportId[] }[]> {
    const folders = await readdir(this.#root).catch(() => []);
    const all = folders.map(async (name) => {
      const folder = path.join(this.#root, name);
      const owner = (await readFile(path.join(folder, 'owner'), 'utf8').catch(() => '')) as OwnerId;
      const importIds = (await readdir(folder)).filter((entry) => entry !== 'owner') as ImportId[];
      return { owner, importIds };
    });
    return (await Promise.all(all)).filter(({ owner }) => owner !== '');
  }

  async #begun(owner: OwnerId, importId: ImportId): Promise<{ checks: number; restsUntil?: number | undefined }> {
    const text = await readFile(path.join(this.#folder(owner, importId), BEGUN), 'utf8').catch(() => '0');
    const [checks = 0, restsUntil] = text.split(' ').map(Number);
    return { checks, restsUntil };
  }

  /** Keeps a text beside the files of an import; nothing where they are gone. */
  async #putBeside(owner: OwnerId, importId: ImportId, name: string, text: string): Promise<void> {
    await writeFile(path.join(this.#folder(owner, importId), name), text).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw storageFault(error);
    });
  }

  #ownerFolder(owner: OwnerId): string {
    return folderOfOwner(this.#root, owner);
  }

  #folder(owner: OwnerId, importId: ImportId): string {
    return path.join(this.#ownerFolder(owner), importId);
  }
}
