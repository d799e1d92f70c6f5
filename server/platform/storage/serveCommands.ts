import { type MessagePort } from 'node:worker_threads';

import { CommandRunner } from './CommandRunner.js';
import { errorReply, type Reply, type Request } from './wire.js';

/** The command that ends a worker: the files are closed, and nothing keeps its thread any longer. */
export const CLOSE = 'close';

/** Runs no command: each is refused with why the files could not be opened. */
function refusing(error: unknown): CommandRunner {
  const refuse = () => {
    throw error;
  };
  return new CommandRunner({ ready: refuse, [CLOSE]: () => undefined });
}

function opened(open: () => CommandRunner): CommandRunner {
  try {
    return open();
  } catch (error) {
    return refusing(error);
  }
}

/** Opens the files and answers the requests that come through a port, until the command to close. */
export function serveCommands(port: MessagePort, open: () => CommandRunner): void {
  const runner = opened(open);
  const answer = (reply: Reply) => {
    try {
      port.postMessage(reply);
    } catch (error) {
      // What cannot cross threads is a failure of one command, not the end of the thread.
      port.postMessage(errorReply(reply.id, error));
    }
  };
  port.on('message', ({ id, command, args }: Request) => {
    const answered = runner.run(command, args).then(
      (value) => answer({ id, ok: true, value }),
      (error: unknown) => answer(errorReply(id, error)),
    );
    if (command !== CLOSE) return;
    runner.stop();
    void answered.then(() => port.close());
  });
}
