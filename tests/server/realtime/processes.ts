import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { databaseOf } from '../engineUnderTest.js';

/** A child process of a test. */
export interface Running {
  readonly pid: number;
  readonly said: () => string;
  /** What it wrote on stderr. */
  readonly complained: () => string;
  /** Ends it, by SIGTERM without a word. @returns its exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A machine that does much else may take long. */
const PATIENCE_MS = 90_000;

const started = new Set<Running>();

/** Ends every process that was started, also where a start failed half-way. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map((each) => each.end('SIGKILL')));
}

/** Repeats until it holds. @throws Error when it does not in time */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Running & { child: ChildProcess } {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
    complaints += String(chunk);
  });
  const running = {
    child,
    pid: child.pid ?? 0,
    said: () => output,
    complained: () => complaints,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      }
      return child.exitCode;
    },
  };
  started.add(running);
  return running;
}

/** With what Harta is run: this very Node and what is built, if nothing else is said. */
interface Command {
  readonly node?: string;
  /** For Node itself. */
  readonly execArgv?: readonly string[];
  readonly entry?: string;
}

/** Runs Harta until it says where it is. */
export async function runHarta(
  env: NodeJS.ProcessEnv,
  { node = process.execPath, execArgv = [], entry = 'dist/server/main.js' }: Command = {},
): Promise<Running> {
  const { HARTA_DATA_DIR: dataDir, HARTA_DATABASE_URL: url } = env;
  const harta = run(node, [...execArgv, entry], {
    ...(dataDir === undefined || url !== undefined ? {} : await databaseOf(dataDir)),
    NODE_ENV: '',
    HARTA_SIGN_UPS_PER_HOUR: '10000',
    ...env,
  });
  await until(() => {
    if (harta.child.exitCode !== null) throw new Error(harta.said());
    return harta.said().includes('Harta is at');
  }, 'the start');
  return harta;
}
