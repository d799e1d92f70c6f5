import { parentPort, workerData } from 'node:worker_threads';

import { CommandRunner } from '../storage/CommandRunner.js';
import { type WorkerRole } from '../storage/Engine.js';
import { serveCommands } from '../storage/serveCommands.js';
import { fileFault } from './checking/fileFault.js';
import { eraserCommands, readerCommands } from './commands/readerCommands.js';
import { writerRunner } from './commands/writerRunner.js';

const role = workerData as WorkerRole;

const RUNNERS: Record<WorkerRole['role'], () => CommandRunner> = {
  writer: () => writerRunner(role),
  reader: () => new CommandRunner(readerCommands(role)),
  // It holds what it opens for as long as it is there.
  snapshot: () => new CommandRunner(readerCommands({ ...role, openFiles: 2 }, 'kept')),
  eraser: () => new CommandRunner(eraserCommands(role)),
  checker: () => new CommandRunner({ check: (path: string) => fileFault(path, 'quick_check'), close: () => undefined }),
};

if (parentPort !== null) serveCommands(parentPort, RUNNERS[role.role]);
