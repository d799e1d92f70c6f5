import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const EVERY_MS = 500;
const KIB_OF_A_MIB = 1024;

/** The most that a process had at any look. */
export interface Most {
  /** Handles of all kinds. */
  handles: number;
  /** Those of them that are connections. */
  sockets: number;
  megabytes: number;
}

/** Looks at the handles and the memory of another process of this machine, all its threads together. */
export class ProcessWatch {
  readonly most: Most = { handles: 0, sockets: 0, megabytes: 0 };
  readonly #timer: NodeJS.Timeout;

  private constructor(private readonly process: string) {
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  /** Of the installation on this folder. */
  static of(dataDir: string): ProcessWatch {
    const { pid } = JSON.parse(readFileSync(path.join(dataDir, 'holder.json'), 'utf8')) as { pid: number };
    return new ProcessWatch(`/proc/${pid}`);
  }

  /** Ends the watch. */
  stop(): Most {
    this.#look();
    clearInterval(this.#timer);
    return this.most;
  }

  #look(): void {
    const handles = readdirSync(`${this.process}/fd`);
    const sockets = handles.filter((each) => this.#isSocket(each)).length;
    const [, kib = '0'] = /VmRSS:\s*(\d+)/.exec(readFileSync(`${this.process}/status`, 'utf8')) ?? [];
    this.most.handles = Math.max(this.most.handles, handles.length);
    this.most.sockets = Math.max(this.most.sockets, sockets);
    this.most.megabytes = Math.max(this.most.megabytes, Math.round(Number(kib) / KIB_OF_A_MIB));
  }

  #isSocket(handle: string): boolean {
    try {
      return readlinkSync(`${this.process}/fd/${handle}`).startsWith('socket:');
    } catch {
      // Closed since it was listed.
      return false;
    }
  }
}
