import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { connectPlain, type SqlConnection } from './driver.js';
import { StartupError } from '../config/StartupError.js';
import { isFull, noRoom } from './startFault.js';
import { storageProblem } from './storageProblem.js';

/** The folder that holds everything stored, held by this process alone until it is closed. */
export interface DataFolder {
  readonly path: string;
  /** Where the files of persons lie. */
  readonly peoplePath: string;
  /** The file of accounts, settings and jobs. */
  readonly appPath: string;
  /** Says where this process is reached, for the message that a second one gets. */
  setAddress(address: string): void;
  close(): void;
}

interface Holder {
  readonly pid: number;
  readonly address?: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function makeFolder(path: string): void {
  try {
    mkdirSync(join(path, 'people'), { recursive: true, mode: 0o700 });
    const probe = join(path, '.write-probe');
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw isFull(error)
      ? noRoom(path)
      : new StartupError(`The data folder ${path} cannot be written: ${reasonOf(error)}`);
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function refusal(path: string, holder: Holder | undefined): StartupError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`;
  const where = holder?.address === undefined ? '' : ` at ${holder.address}`;
  return new StartupError(`The data folder ${path} is in use by ${who}${where}; stop that one first.`);
}

/** The system frees this lock when its holder dies, however it dies: no stale lock is ever left. */
function takeLock(path: string, holderPath: string, isShared: boolean): SqlConnection {
  const lock = connectPlain(join(path, 'lock.db'));
  try {
    lock.exec(isShared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (/lock|busy/i.test(reasonOf(error))) throw refusal(path, readHolder(holderPath));
    if (isFull(storageProblem(error, path))) throw noRoom(path);
    throw new StartupError(`The data folder ${path} cannot be locked: ${reasonOf(error)}`);
  }
}

/**
 * Makes the folder when missing (for its owner alone), checks that it can be written and locks it.
 * @param isShared held together with other processes that say so too, and with no other
 * @throws StartupError when it cannot be written or another process holds it.
 */
export function openDataFolder(directory: string, isShared = false): DataFolder {
  const path = resolve(directory);
  const holderPath = join(path, 'holder.json');
  makeFolder(path);
  const lock = takeLock(path, holderPath, isShared);
  const write = (holder: Holder) => {
    try {
      writeFileSync(holderPath, JSON.stringify(holder), { mode: 0o600 });
    } catch {
      // Only the message to a second process is the poorer for it: the lock itself needs no room.
    }
  };
  write({ pid: process.pid });
  return {
    path,
    peoplePath: join(path, 'people'),
    appPath: join(path, 'app.db'),
    setAddress: (address) => write({ pid: process.pid, address }),
    close: () => {
      rmSync(holderPath, { force: true });
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

/**
 * Holds a data folder as {@link openDataFolder} does, but changes nothing in it.
 * @throws StartupError when another process holds it
 */
export function holdFolder(directory: string): { close(): void } {
  const path = resolve(directory);
  // Each process makes the lock when it starts on a folder: without it none did.
  if (!existsSync(join(path, 'lock.db'))) return { close: () => undefined };
  const lock = takeLock(path, join(path, 'holder.json'), false);
  return {
    close: () => {
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}
