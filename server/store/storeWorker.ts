import { parentPort, workerData } from 'node:worker_threads';

import { CommandRunner } from '../storage/CommandRunner.js';
import { type WorkerRole } from '../storage/Engine.js';
import { serveCommands } from '../storage/serveCommands.js';
import { fileFault } from './checking/fileFault.js';
import { readerCommands, writerRunner } from './commands.js';

const role = workerData as WorkerRole;

const RUNNERS: Record<WorkerRole['role'], () => CommandRunner> = {
  writer: () => writerRunner(role),
  reader: () => new CommandRunner(readerCommands(role)),
  checker: () => new CommandRunner({ check: (path: string) => fileFault(path, 'quick_check'), close: () => undefined }),
};

if (parentPort !== null) serveCommands(parentPort, RUNNERS[role.role]);
