import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What one process with this many active people came to. */
export interface CrowdFigures {
  readonly people: number;
  readonly handles: number;
  readonly megabytes: number;
  readonly errors: number;
  /** Answers a second while everybody came for the first time, which makes their file. */
  readonly perSecondAtFirst: number;
  /** Answers a second from then on. */
  readonly perSecond: number;
}

/** What the process is told. */
export interface CrowdTask {
  readonly people: number;
  readonly seconds: number;
  readonly openFiles: number;
}

/** Runs a crowd in a process of its own, so that its handles and its memory are nobody else's. */
export async function crowd(task: CrowdTask): Promise<CrowdFigures> {
  const child = fork(new URL('./crowdProcess.ts', import.meta.url), [JSON.stringify(task)], {
    execArgv: ['--import', 'tsx'],
  });
  const [figures] = (await once(child, 'message')) as [CrowdFigures];
  await once(child, 'exit');
  return figures;
}
