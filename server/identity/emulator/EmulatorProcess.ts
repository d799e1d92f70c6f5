import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { EMULATOR_SCRIPT } from './emulatorFolder.js';
import { type Mail } from './mails.js';

/** What the child process is told when it starts. */
export interface EmulatorOrder {
  readonly folder: string;
  readonly projectId: string;
  readonly origins: readonly string[];
  /** 0 lets the system choose. */
  readonly port: number;
}

type Report = { type: 'ready'; port: number } | { type: 'mails'; id: number; mails: Mail[] };

const KEPT_COMPLAINT = 2000;
const ANSWER_WITHIN_MS = 5000;
const END_WITHIN_MS = 2000;

/** One run of the emulator's child process, from fork to exit. */
export class EmulatorProcess {
  readonly ready: Promise<number>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;
  private readonly questions = new Map<number, (mails: Mail[]) => void>();
  private complaint = '';
  private asked = 0;

  constructor(emulatorDir: string, order: EmulatorOrder) {
    this.child = fork(path.join(emulatorDir, EMULATOR_SCRIPT), [JSON.stringify(order)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    });
    this.child.stderr?.on('data', (chunk) => {
      this.complaint = (this.complaint + String(chunk)).slice(-KEPT_COMPLAINT);
    });
    this.child.on('error', () => undefined); // 'exit' follows, or `ready` has failed already
    this.ended = new Promise((resolve) => this.child.once('exit', () => resolve()).once('error', () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (report) => this.hear(report as Report, resolve));
      void this.ended.then(() => reject(new Error(this.lastWords())));
    });
    this.ready.catch(() => undefined); // a run that is never awaited (a restart) must not end the server
  }

  /** Process id while it runs. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** The end of what it wrote on stderr, for a message to a person. */
  lastWords(): string {
    return this.complaint.trim() || 'the process ended without a word';
  }

  /** The mails that it has, oldest first; none when it does not answer. */
  async mails(): Promise<Mail[]> {
    if (!this.child.connected) return [];
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve) => {
      const settle = (mails: Mail[]) => {
        clearTimeout(late);
        this.questions.delete(id);
        resolve(mails);
      };
      const late = setTimeout(() => settle([]), ANSWER_WITHIN_MS);
      this.questions.set(id, settle);
      this.child.send({ type: 'mails', id }, (error) => error && settle([]));
    });
  }

  /** Ends it, hard if it does not go by itself. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const hard = setTimeout(() => this.child.kill('SIGKILL'), END_WITHIN_MS);
    await gone;
    clearTimeout(hard);
  }

  private hear(report: Report, ready: (port: number) => void): void {
    if (report.type === 'ready') ready(report.port);
    else this.questions.get(report.id)?.(report.mails);
  }
}
