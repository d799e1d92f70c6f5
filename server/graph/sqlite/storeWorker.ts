import { parentPort, workerData } from 'node:worker_threads';

import { CommandRunner } from '../../storage/CommandRunner.js';
import { type WorkerRole } from '../../storage/Engine.js';
import { serveCommands } from '../../storage/serveCommands.js';
import { readerCommands, writerRunner } from './commands.js';

const role = workerData as WorkerRole;

if (parentPort !== null) {
  serveCommands(parentPort, role.role === 'writer' ? writerRunner(role) : new CommandRunner(readerCommands(role)));
}
