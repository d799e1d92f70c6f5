import { type MessagePort } from 'node:worker_threads';

import { type CommandRunner } from './CommandRunner.js';
import { errorReply, type Reply, type Request } from './wire.js';

/** Answers the requests that come through a port, until it is closed. */
export function serveCommands(port: MessagePort, runner: CommandRunner): void {
  const answer = (reply: Reply) => port.postMessage(reply);
  port.on('message', ({ id, command, args }: Request) => {
    runner.run(command, args).then(
      (value) => answer({ id, ok: true, value }),
      (error: unknown) => answer(errorReply(id, error)),
    );
  });
}
