import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../freePort';
import { databaseOf, dropDatabase } from '../server/engineUnderTest';
import { LocalService } from '../server/identity/LocalService';

const answers = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** Opens the mailbox of each installation, in place of a key that only its terminal shows. */
export const MAILBOX_KEY = 'journeys-open-the-mailbox-with-this';
/** How soon it starts is for bench/start to say; this only ends what hangs. */
export const LONGEST_START_MS = 180_000;
/** What no journey of a worker needs, none pays for. */
const WHEN_NEEDED = { HARTA_LOAD_AHEAD: '0' };
/** It runs for minutes: to compile its scripts better than well enough costs an eighth of its processor time, and pays for itself later. */
const FOR_MINUTES = ['--no-opt'];
/** All people of a worker come from one address, faster than any office signs up or asks for mails. */
const NO_LIMITS = { HARTA_SIGN_UPS_PER_HOUR: '100000', HARTA_MAILS_PER_HOUR: '100000' };

/** A Harta of its own: the built server on a free port with an empty data folder. */
export class Installation {
  /** Those of this process, by their addresses. */
  private static readonly running = new Map<string, Installation>();
  private process: ChildProcess | undefined;
  private signUps: Promise<LocalService> | undefined;

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
    private readonly flags: readonly string[],
  ) {}

  /**
   * Starts one and waits until its address answers.
   * @param settings environment variables besides those of each @param flags what Node runs it with: none as people run it
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    flags: readonly string[] = FOR_MINUTES,
  ): Promise<Installation> {
    const port = await freePort();
    const installation = new Installation(
      `http://127.0.0.1:${port}`,
      await mkdtemp(path.join(tmpdir(), 'harta-journey-')),
      port,
      settings,
      flags,
    );
    await installation.run();
    Installation.running.set(installation.origin, installation);
    return installation;
  }

  /**
   * Where accounts are made that no form makes: a second service over the same accounts, whose hashes take no time. Those of the product take
   * a fifth of a second of a core each. The address itself where it is of no installation of this process, or of one on a database of its own.
   */
  static async signUpsAt(origin: string, projectId: string): Promise<string> {
    const installation = Installation.running.get(origin);
    if (installation === undefined || 'HARTA_DATABASE_URL' in installation.settings) return origin;
    installation.signUps ??= LocalService.start({ dataDir: installation.dataDir, projectId });
    return (await installation.signUps).origin;
  }

  private async run(): Promise<void> {
    let output = '';
    this.process = spawn(process.execPath, [...this.flags, 'dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: '',
        HARTA_DATA_DIR: this.dataDir,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        HARTA_MAILBOX_KEY: MAILBOX_KEY,
        ...WHEN_NEEDED,
        ...NO_LIMITS,
        ...(await databaseOf(this.dataDir)),
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk) => (output += String(chunk)));
    this.process.stderr?.on('data', (chunk) => (output += String(chunk)));
    const end = Date.now() + LONGEST_START_MS;
    while (Date.now() < end && this.process.exitCode === null) {
      if (await answers(this.origin)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Harta did not start:\n${output}`);
  }

  /** Processor time of its process so far, in milliseconds; what its kernel counts by hundredths of a second. */
  async cpu(): Promise<number> {
    const stat = await readFile(`/proc/${this.process?.pid ?? 'self'}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) * 10;
  }

  /** Ends the process as a crash would, and starts it again on the same data and address. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL');
    await this.run();
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    Installation.running.delete(this.origin);
    await (await this.signUps)?.close();
    await this.end('SIGTERM');
    await dropDatabase(this.dataDir);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }
}
