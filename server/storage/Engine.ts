import { type CommandRunner } from './CommandRunner.js';
import { CLOSE } from './serveCommands.js';
import { StoreWorker } from './StoreWorker.js';

/** Where commands run: in worker threads, or in this thread where the caller wants no other. */
export interface Engine {
  read(command: string, args: readonly unknown[]): Promise<unknown>;
  write(command: string, args: readonly unknown[]): Promise<unknown>;
  /** Runs a command in every reader. */
  readAll(command: string, args: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** What a worker is told at its start. */
export interface WorkerRole {
  readonly role: 'writer' | 'reader';
  readonly peoplePath: string;
  readonly appPath: string;
}

/** One writer and some readers, so that no request waits behind an overview, an import or an export. */
export function workerEngine(entry: URL, paths: Omit<WorkerRole, 'role'>, readers: number): Engine {
  const start = (role: WorkerRole['role']) => new StoreWorker(entry, { role, ...paths } satisfies WorkerRole);
  const writer = start('writer');
  const pool = Array.from({ length: readers }, () => start('reader'));
  const idlest = () => pool.reduce((best, each) => (each.load < best.load ? each : best));
  return {
    read: (command, args) => idlest().call(command, args),
    write: (command, args) => writer.call(command, args),
    readAll: async (command, args) => {
      await Promise.all(pool.map((each) => each.call(command, args)));
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
    close: async () => {
      for (const each of [writer, reader]) {
        const closed = each.run(CLOSE, []);
        each.stop();
        await closed;
      }
    },
  };
}
