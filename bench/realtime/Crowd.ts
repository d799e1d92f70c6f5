import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** What the process with the clients is asked for. */
export type CrowdOrder =
  | { readonly join: { readonly url: string; readonly topic: string; readonly sockets: number } }
  | { readonly listen: true };

/** What it answers: all are joined, or how long after its sending each client had heard a broadcast. */
export type CrowdReport =
  | { readonly joined: number }
  | { readonly heard: { readonly count: number; readonly p50Ms: number; readonly p99Ms: number } };

/** Many joined clients in a process of their own, so that the server alone is measured. */
export class Crowd {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(new URL('./crowdProcess.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    if (this.child.pid !== undefined) setPriority(this.child.pid, constants.priority.PRIORITY_LOW);
  }

  /** Connects and joins as many sockets. */
  async join(url: string, topic: string, sockets: number): Promise<void> {
    const report = await this.ask({ join: { url, topic, sockets } });
    if (!('joined' in report) || report.joined !== sockets)
      throw new Error(`not all joined: ${JSON.stringify(report)}`);
  }

  /** Waits for the broadcast that `send` sends until every client has heard it; its payload must say when it was sent. */
  async hears(send: () => Promise<unknown>): Promise<{ count: number; p50Ms: number; p99Ms: number }> {
    const reported = this.ask({ listen: true });
    await send();
    const report = await reported;
    if (!('heard' in report)) throw new Error('the crowd did not listen');
    return report.heard;
  }

  async end(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private async ask(order: CrowdOrder): Promise<CrowdReport> {
    const answer = once(this.child, 'message');
    this.child.send(order);
    const [report] = (await answer) as [CrowdReport];
    return report;
  }
}
