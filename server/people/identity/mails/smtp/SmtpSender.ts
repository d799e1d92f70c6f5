import { after, soon } from '../../../../platform/faults/timers.js';
import { type Mail, type MailLog, type MailSender } from '../Mail.js';
import { Turns } from '../../../../platform/limits/Turns.js';
import { mayPass, reasonOf } from './failures.js';

/** Hands one mail to the server. @throws Error of nodemailer when it was not taken */
export type Deliver = (mail: Mail) => Promise<void>;

/** What the queue may hold and how patient it is. */
export interface QueueLimits {
  /** Mails that wait or are under way; more are dropped. */
  readonly most: number;
  /** Mails under way at once: a slow server holds up so many. */
  readonly atOnce: number;
  /** Waits between the attempts, in milliseconds; after the last one the mail is given up. */
  readonly pauses: readonly number[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A link works for an hour: there is no use in trying for longer. */
const USUAL_QUEUE: QueueLimits = {
  most: 1_000,
  atOnce: 2,
  pauses: [2 * SECOND, 10 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
};

/**
 * Sends mails in the background: whoever asked for one is answered at once and alike, whether the server takes it, refuses
 * it or does not answer. A failure that may pass is tried again; what waits does not outlive the process.
 */
export class SmtpSender implements MailSender {
  readonly #waiting: Mail[] = [];
  /** One at a time to an address: what one person asks for holds up nobody else's. */
  readonly #turns = new Turns(1);
  readonly #retries = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #attempts = new WeakMap<Mail, number>();
  #isClosed = false;

  constructor(
    private readonly deliver: Deliver,
    private readonly log: MailLog,
    private readonly limits: QueueLimits = USUAL_QUEUE,
  ) {}

  async send(mail: Mail): Promise<void> {
    if (this.#isClosed || this.#held >= this.limits.most) {
      this.log.warn('A mail was dropped: too many wait for the SMTP server');
      return;
    }
    this.#waiting.push(mail);
    // Not in the caller's turn: even beginning takes time that would tell one answer from another.
    soon('Mails could not be sent', () => this.#work());
  }

  /** Lets what is under way finish, for so long at most, and gives the rest up. */
  async close(withinMs: number): Promise<void> {
    this.#isClosed = true;
    const given = this.#waiting.splice(0).length + this.#retries.size;
    for (const retry of this.#retries) clearTimeout(retry);
    this.#retries.clear();
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(
      (resolve) => (late = after(withinMs, 'The end could not be waited for', resolve)),
    );
    await Promise.race([Promise.all(this.#underWay), patience]);
    clearTimeout(late);
    const lost = given + this.#underWay.size;
    if (lost > 0) this.log.warn(`${lost} mails were not sent before the end`);
  }

  get #held(): number {
    return this.#waiting.length + this.#retries.size + this.#underWay.size;
  }

  #work(): void {
    while (this.#underWay.size < this.limits.atOnce) {
      const to = this.#turns.next(new Set(this.#waiting.map((mail) => mail.to)));
      const [mail] =
        to === undefined
          ? []
          : this.#waiting.splice(
              this.#waiting.findIndex((each) => each.to === to),
              1,
            );
      if (mail === undefined) return;
      this.#turns.begin(mail.to);
      const attempt = this.#attempt(mail).finally(() => {
        this.#turns.end(mail.to);
        this.#underWay.delete(attempt);
        this.#work();
      });
      this.#underWay.add(attempt);
    }
  }

  async #attempt(mail: Mail): Promise<void> {
    try {
      await this.deliver(mail);
    } catch (error) {
      const attempts = this.#attempts.get(mail) ?? 0;
      const pause = this.limits.pauses[attempts];
      if (!mayPass(error) || pause === undefined) {
        this.log.warn(`A mail was given up: the SMTP server did not take it (${reasonOf(error)})`);
        return;
      }
      if (attempts === 0) this.log.warn(`A mail waits for the SMTP server (${reasonOf(error)}); trying again`);
      this.#attempts.set(mail, attempts + 1);
      if (!this.#isClosed) this.#later(mail, pause);
    }
  }

  #later(mail: Mail, pause: number): void {
    const retry = after(pause, 'A mail could not be sent again', () => {
      this.#retries.delete(retry);
      this.#waiting.push(mail);
      this.#work();
    });
    this.#retries.add(retry.unref());
  }
}
