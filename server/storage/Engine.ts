import { type StoreLimits } from '../config/limits.js';
import { type CommandRunner } from './CommandRunner.js';
import { CLOSE } from './serveCommands.js';
import { StoreWorker } from './StoreWorker.js';

/** Where commands run: in worker threads, or in this thread where the caller wants no other. */
export interface Engine {
  read(command: string, args: readonly unknown[]): Promise<unknown>;
  write(command: string, args: readonly unknown[]): Promise<unknown>;
  /** Runs a command in every reader. */
  readAll(command: string, args: readonly unknown[]): Promise<void>;
  /** Looks for a fault of a file where it holds nobody up. */
  check(path: string): Promise<unknown>;
  /** When a command was run last, in milliseconds of the clock. */
  readonly lastUse: number;
  close(): Promise<void>;
}

/** The part of one thread in the files that all may hold open. */
export const openFilesOf = ({ openFiles }: StoreLimits, threads: number): number => Math.floor(openFiles / threads);

/** What a worker is told at its start. */
export interface WorkerRole {
  readonly role: 'writer' | 'reader' | 'checker';
  readonly peoplePath: string;
  readonly appPath: string;
  readonly limits: StoreLimits;
  /** Whether other processes write to the same files. */
  readonly isShared: boolean;
  /** Files of persons that this thread holds open. */
  readonly openFiles: number;
}

/** Whose file a command is about: its first argument is a person or a scope of one. */
function ownerOf([first]: readonly unknown[]): string {
  if (typeof first === 'string') return first;
  const { ownerId } = (first ?? {}) as { ownerId?: unknown };
  return typeof ownerId === 'string' ? ownerId : '';
}

const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 0);

/** The reader that reads for this person, and has their file open; another one when it is busy and that one is less so. */
function readerFor(pool: readonly StoreWorker[], owner: string): StoreWorker {
  const first = numberOf(owner) % pool.length;
  const fromFirst = [...pool.slice(first), ...pool.slice(0, first)];
  return fromFirst.reduce((best, each) => (each.load < best.load ? each : best));
}

/** One writer and some readers, so that no request waits behind an overview, an import or an export. */
export function workerEngine(entry: URL, role: Omit<WorkerRole, 'role' | 'openFiles'>, readers: number): Engine {
  const openFiles = openFilesOf(role.limits, readers + 1);
  const start = (name: WorkerRole['role']) =>
    new StoreWorker(entry, { ...role, role: name, openFiles } satisfies WorkerRole);
  const writer = start('writer');
  const pool = Array.from({ length: readers }, () => start('reader'));
  let lastUse = Date.now();
  const used = (worker: StoreWorker): StoreWorker => {
    lastUse = Date.now();
    return worker;
  };
  return {
    read: (command, args) => used(readerFor(pool, ownerOf(args))).call(command, args),
    write: (command, args) => used(writer).call(command, args),
    readAll: async (command, args) => {
      await Promise.all(pool.map((each) => each.call(command, args)));
    },
    check: async (path) => {
      const checker = start('checker');
      try {
        return await checker.call('check', [path]);
      } finally {
        await checker.stop();
      }
    },
    get lastUse() {
      return lastUse;
    },
    close: async () => {
      await Promise.all([writer, ...pool].map((each) => each.stop()));
    },
  };
}

/** The same commands in this thread, for tools and tests that need no free event loop. */
export function inProcessEngine(reader: CommandRunner, writer: CommandRunner): Engine {
  return {
    read: (command, args) => reader.run(command, args),
    write: (command, args) => writer.run(command, args),
    readAll: async (command, args) => {
      await reader.run(command, args);
    },
    check: (path) => reader.run('check', [path]),
    lastUse: Date.now(),
    close: async () => {
      for (const each of [writer, reader]) {
        const closed = each.run(CLOSE, []);
        each.stop();
        await closed;
      }
    },
  };
}
