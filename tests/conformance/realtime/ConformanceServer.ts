import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../../freePort.js';
import { httpCall } from './httpCall.js';

const answers = (origin: string): Promise<boolean> =>
  httpCall(`${origin}/users-socket/websocket`).then(
    () => true,
    () => false,
  );

interface OwnServer {
  readonly port?: number;
  readonly execArgv?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** `npm run conformance:realtime` as a process of its own, or any server that HARTA_CONFORMANCE_URL names. */
export class ConformanceServer {
  private constructor(
    readonly origin: string,
    private readonly process: ChildProcess | undefined,
  ) {}

  /** Starts one on a free port and waits until it answers. Throws with its output when it does not. */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<ConformanceServer> {
    const elsewhere = process.env['HARTA_CONFORMANCE_URL'];
    return elsewhere === undefined ? ConformanceServer.startOwn({ env }) : new ConformanceServer(elsewhere, undefined);
  }

  /** Starts a process of its own, also when HARTA_CONFORMANCE_URL is set. */
  static async startOwn({ port, execArgv = [], env = {} }: OwnServer = {}): Promise<ConformanceServer> {
    const own = port ?? (await freePort());
    const child = spawn(process.execPath, [...execArgv, 'scripts/conformance.mjs'], {
      env: { ...process.env, ...env, PORT: String(own) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const server = new ConformanceServer(`http://127.0.0.1:${own}`, child);
    for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
      if (await answers(server.origin)) return server;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await server.stop();
    throw new Error(`the conformance server did not start:\n${output}`);
  }

  /** Acts on the server from outside: `notify`, `disconnect`, `broadcast`, `broadcast_from` or `drain`. */
  async control(action: string, query: Record<string, string> = {}, method = 'GET'): Promise<string> {
    const url = `${this.origin}/control/${action}?${new URLSearchParams(query)}`;
    const { status, body } = await httpCall(url, { method });
    if (status >= 300) throw new Error(`/control/${action} answered ${status}: ${body}`);
    return body;
  }

  /** Ends the process, with whatever it started. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { process: child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, signal);
    await gone;
  }
}
