import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import os from 'node:os';

import { LlamaSpeaker, type LlamaTask } from './LlamaSpeaker.js';
import { serveCompletions } from './serveCompletions.js';

/** What the process is told when it starts. */
export interface LlamaStart extends LlamaTask {
  /** What the model is called, and the key that everybody needs who asks it. */
  readonly name: string;
  readonly key: string;
}

/** What it tells once it can be asked, or when it cannot. */
export type LlamaNews = { readonly port: number } | { readonly failed: string };

/** Those who wait for a page come before those who wait for an answer. */
const LOW_PRIORITY = 5;

/** What is native may hold an orderly end up, and there is nothing to be saved. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

const tell = (news: LlamaNews, then: () => void = () => undefined): void =>
  void process.send?.(news, undefined, undefined, then);

async function serve({ name, key, ...task }: LlamaStart): Promise<void> {
  const server = serveCompletions(await LlamaSpeaker.load(task), name, key);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  tell({ port: (server.address() as AddressInfo).port });
}

// Nobody is left to be answered when who started it is gone, however that went.
process.on('disconnect', end);
os.setPriority(LOW_PRIORITY);
process.once('message', (start: LlamaStart) => {
  serve(start).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : 'It failed' }, end));
});
