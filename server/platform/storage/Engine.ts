import { type StoreLimits } from '../config/limits.js';
import { type CommandRunner } from './CommandRunner.js';
import { OwnerGate } from './OwnerGate.js';
import { CLOSE } from './serveCommands.js';
import { StoreThread } from './StoreThread.js';
import { StoreWorker } from './StoreWorker.js';

/** Where commands run: in worker threads, or in this thread where the caller wants no other. */
export interface Engine {
  read(command: string, args: readonly unknown[]): Promise<unknown>;
  write(command: string, args: readonly unknown[]): Promise<unknown>;
  /**
   * Runs a command over a person's whole file in a thread of its own, such as one that rewrites it. Only the other writes of that
   * person wait for it.
   */
  apart(command: string, args: readonly unknown[]): Promise<unknown>;
  /** Runs a command in every reader. */
  readAll(command: string, args: readonly unknown[]): Promise<void>;
  /** Looks for damage of a file in a thread of its own. */
  check(path: string): Promise<unknown>;
  /** Begins to read the files of a person as they are at this moment. */
  snapshot(owner: string): Promise<HeldReads>;
  /** When a command was run last, in milliseconds of the clock. */
  readonly lastUse: number;
  /** Whether all threads run: one that ended by itself is being started again. */
  readonly isAvailable: boolean;
  close(): Promise<void>;
}

/** Reads of one moment, whatever is written meanwhile. To be closed: the log cannot shrink while it is open. */
interface HeldReads {
  read(command: string, args: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** The command that begins a snapshot in a reader. */
export const HOLD = 'hold';

/** The command that makes the writer close a person's file, and stop cleaning it. */
export const LEAVE = 'leaveFile';

/** The part of one thread in the files that all may hold open. */
export const openFilesOf = ({ openFiles }: StoreLimits, threads: number): number => Math.floor(openFiles / threads);

/** What a worker is told at its start. */
export interface WorkerRole {
  readonly role: 'writer' | 'reader' | 'checker' | 'snapshot' | 'eraser';
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
function readerFor(pool: readonly StoreThread[], owner: string): StoreThread {
  const first = numberOf(owner) % pool.length;
  const fromFirst = [...pool.slice(first), ...pool.slice(0, first)];
  return fromFirst.reduce((best, each) => (each.load < best.load ? each : best));
}

/** One writer and some readers, so that no request waits behind an overview, an import or an export. */
export function workerEngine(entry: URL, role: Omit<WorkerRole, 'role' | 'openFiles'>, readers: number): Engine {
  const openFiles = openFilesOf(role.limits, readers + 1);
  const worker = (name: WorkerRole['role'], onEnd?: () => void) =>
    new StoreWorker(entry, { ...role, role: name, openFiles } satisfies WorkerRole, onEnd);
  const start = (name: WorkerRole['role']) => new StoreThread((onEnd) => worker(name, onEnd));
  const writer = start('writer');
  const pool = Array.from({ length: readers }, () => start('reader'));
  const held = new Set<StoreWorker>();
  const gate = new OwnerGate();
  /** Runs one command in a thread of its own. */
  const runOnce = async (name: WorkerRole['role'], command: string, args: readonly unknown[]): Promise<unknown> => {
    const own = worker(name);
    try {
      return await own.call(command, args);
    } finally {
      await own.stop();
    }
  };
  let lastUse = Date.now();
  const used = (thread: StoreThread): StoreThread => {
    lastUse = Date.now();
    return thread;
  };
  return {
    read: (command, args) => used(readerFor(pool, ownerOf(args))).call(command, args),
    write: (command, args) => gate.run(ownerOf(args), () => used(writer).call(command, args)),
    apart: (command, args) =>
      gate.alone(ownerOf(args), async () => {
        await writer.call(LEAVE, [ownerOf(args)]);
        return runOnce('eraser', command, args);
      }),
    readAll: async (command, args) => {
      await Promise.all(pool.map((each) => each.call(command, args)));
    },
    check: (path) => runOnce('checker', 'check', [path]),
    snapshot: async (owner) => {
      // Not one that is started again where it ends: another one would be of another moment.
      const holder = worker('snapshot');
      held.add(holder);
      const close = async () => {
        held.delete(holder);
        await holder.stop();
      };
      try {
        await holder.call(HOLD, [owner]);
      } catch (error) {
        await close();
        throw error;
      }
      const read: HeldReads['read'] = (command, args) => {
        lastUse = Date.now();
        return holder.call(command, args);
      };
      return { read, close };
    },
    get lastUse() {
      return lastUse;
    },
    get isAvailable() {
      return [writer, ...pool].every(({ isReady }) => isReady);
    },
    close: async () => {
      await Promise.all([...held].map((each) => each.stop()));
      await gate.settled();
      await Promise.all([writer, ...pool].map((each) => each.stop()));
    },
  };
}

/** The same commands in this thread, for tools and tests that need no free event loop. */
export function inProcessEngine(reader: CommandRunner, writer: CommandRunner, holder: () => CommandRunner): Engine {
  return {
    snapshot: async (owner) => {
      const held = holder();
      await held.run(HOLD, [owner]);
      return { read: (command, args) => held.run(command, args), close: async () => void (await held.run(CLOSE, [])) };
    },
    read: (command, args) => reader.run(command, args),
    write: (command, args) => writer.run(command, args),
    apart: (command, args) => writer.run(command, args),
    readAll: async (command, args) => {
      await reader.run(command, args);
    },
    check: (path) => reader.run('check', [path]),
    lastUse: Date.now(),
    isAvailable: true,
    close: async () => {
      for (const each of [writer, reader]) {
        const closed = each.run(CLOSE, []);
        each.stop();
        await closed;
      }
    },
  };
}
