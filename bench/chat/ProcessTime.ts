import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NANOSECONDS_OF_A_MILLISECOND = 1e6;

/** CPU time of the process that holds a data folder, all its threads together. */
export class ProcessTime {
  private constructor(private readonly tasks: string) {}

  /** Of the installation on this folder. */
  static of(dataDir: string): ProcessTime {
    const { pid } = JSON.parse(readFileSync(path.join(dataDir, 'holder.json'), 'utf8')) as { pid: number };
    return ProcessTime.ofProcess(pid);
  }

  static ofProcess(pid: number): ProcessTime {
    return new ProcessTime(`/proc/${pid}/task`);
  }

  /** Milliseconds so far. */
  now(): number {
    const spent = readdirSync(this.tasks).map((task) => {
      try {
        return Number(readFileSync(`${this.tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
      } catch {
        // The thread has just ended.
        return 0;
      }
    });
    return spent.reduce((sum, each) => sum + each, 0) / NANOSECONDS_OF_A_MILLISECOND;
  }
}
