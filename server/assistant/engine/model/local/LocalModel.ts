import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import { guarded } from '../../../../platform/faults/guarded.js';
import { after } from '../../../../platform/faults/timers.js';
import { type LlamaSettings } from '../../../../platform/config/llama.js';
import { projectRoot } from '../../../../platform/config/projectRoot.js';
import { processFile } from '../../../../platform/storage/startWorker.js';
import { type Limits, LIMITS } from '../limits.js';
import { engineIn, installCommand } from './binding.js';
import { type LlamaNews, type LlamaStart } from './llamaProcess.js';

/** How long it is left alone after it ended by itself: longer with each time that follows. */
const REST = { firstMs: 1_000, factor: 2, longestMs: 60_000 };
/** What ran as long as this before it ended is not taken to end each time. */
const SOUND_MS = 60_000;
/** Of what it wrote before it ended, so much is told. */
const LONGEST_SAID = 300;
/** A processor reads slowly: minutes may go by before a word comes. It is asked once, since it rests after a failure anyway. */
const SILENCE_MS = 240_000;
const LOCAL_LIMITS: Limits = { ...LIMITS, silenceMs: SILENCE_MS, retries: 0 };

/** What the process may know of the environment: no key or password of ours is among it. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'LD_LIBRARY_PATH'];

interface Running {
  readonly child: ChildProcess;
  readonly port: Promise<number>;
}

/** How it is run, where it is not as usual. */
interface LocalOptions {
  /** The file of the engine; looked for without a word. */
  readonly engine?: string;
  readonly rest?: typeof REST;
  /** Hears why it cannot be asked. */
  readonly onTrouble?: (why: string) => void;
}

const warn = (why: string): void => process.emitWarning(why, { code: 'HARTA_MODEL' });

/** Why nobody can be asked, where the engine is missing. */
function missingEngine({ engineFolder }: LlamaSettings): string {
  const command = installCommand(engineFolder);
  return command === undefined
    ? 'HARTA_LLM_FILE is set, but for this machine there is no engine that reads it.'
    : `HARTA_LLM_FILE is set, but the engine that reads it is not installed. It is installed by hand (docs/decisions/0069 says why):\n  ${command}`;
}

/**
 * A model of a file on this machine, in a process of its own: what is native there, its memory and its end are none of ours. It speaks as an endpoint
 * does, on loopback, to who has its key. When it ends by itself it is started again after a rest, and who asks meanwhile is told so at once.
 */
export class LocalModel {
  readonly baseUrl = 'http://127.0.0.1/v1';
  readonly apiKey = randomBytes(24).toString('base64url');
  readonly limits = LOCAL_LIMITS;
  #running: Running | undefined;
  #resting: NodeJS.Timeout | undefined;
  #ends = 0;
  #isClosed = false;
  #isEngineMissing = false;

  constructor(
    private readonly settings: LlamaSettings,
    private readonly options: LocalOptions = {},
  ) {}

  get model(): string {
    return this.settings.name;
  }

  /** The process that it runs in; undefined where none does. */
  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Has it loaded, so that the first who asks does not wait; what goes wrong is told. */
  begin = (): void => void this.#port().catch(() => undefined);

  /** Whether it cannot be asked now: it ended by itself, or its engine is missing. Those who ask while it loads wait. */
  isAway = (): boolean => this.#resting !== undefined || this.#isEngineMissing;

  /** Calls it: at the port that it has now. Waits while it is loading. */
  fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.port = String(await heeding(this.#port(), init?.signal));
    return fetch(url, init);
  };

  /** Ends it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#resting);
    const child = this.#running?.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #port(): Promise<number> {
    if (this.#isClosed) throw new Error('The model is closed');
    if (this.#resting !== undefined) throw new Error('The model rests after it ended by itself');
    const engine = this.options.engine ?? engineIn([projectRoot(), this.settings.engineFolder]);
    this.#isEngineMissing = engine === undefined;
    if (engine === undefined) {
      const why = missingEngine(this.settings);
      this.#tell(why);
      throw new Error(why);
    }
    this.#running ??= this.#start(engine);
    return this.#running.port;
  }

  #tell(why: string): void {
    (this.options.onTrouble ?? warn)(why);
  }

  #start(engine: string): Running {
    const { file, loader } = processFile('llamaProcess', import.meta.url);
    const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const child = fork(file, [], { execArgv: [...loader], env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const startedAt = performance.now();
    let last = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (last = (last + text).slice(-LONGEST_SAID)));
    const port = new Promise<number>((resolve, reject) => {
      const hear = (news: LlamaNews) => {
        if ('port' in news) resolve(news.port);
        else last = news.failed.slice(0, LONGEST_SAID);
      };
      child.on('message', guarded('What the model says could not be heard', hear, reject));
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        const why = `The model of HARTA_LLM_FILE ended (${signal ?? code}): ${last.trim() || 'it said nothing'}`;
        reject(new Error(why));
        if (!this.#isClosed) this.#rest(performance.now() - startedAt, why);
      });
    });
    // Who asks hears of it; where nobody does, it was told.
    port.catch(() => undefined);
    const { file: weights, name, threads } = this.settings;
    child.send({ file: weights, name, threads, engine, key: this.apiKey } satisfies LlamaStart);
    return { child, port };
  }

  /** Leaves it alone for a while, then starts it again. */
  #rest(ranMs: number, why: string): void {
    const { firstMs, factor, longestMs } = this.options.rest ?? REST;
    this.#running = undefined;
    this.#ends = ranMs > SOUND_MS ? 0 : this.#ends;
    const ms = Math.min(longestMs, firstMs * factor ** this.#ends);
    this.#ends += 1;
    this.#tell(`${why}. It is started again in ${Math.ceil(ms / 1000)} s; the rules answer meanwhile.`);
    this.#resting = after(ms, 'The model could not be started again', () => {
      this.#resting = undefined;
      this.begin();
    });
    this.#resting.unref();
  }
}

/** What is promised, or the reason of a signal that comes before it. */
async function heeding<T>(promised: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promised;
  signal.throwIfAborted();
  const heard = new AbortController();
  const aborted = once(signal, 'abort', { signal: heard.signal }).then(() => Promise.reject(signal.reason as Error));
  aborted.catch(() => undefined);
  return Promise.race([promised, aborted]).finally(() => heard.abort());
}
