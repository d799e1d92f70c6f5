import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { every } from '../../../platform/faults/timers.js';
import { type Mail, type MailLog, type MailSender } from '../mails/Mail.js';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 3_600_000;
/** Most mails that are kept: asking for more drops the oldest. */
const KEPT = 200;
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const ENDING = '.json';
const NAME = /^(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)-[\w-]+\.json$/;

/** Names sort by time; none says whom a mail is for. */
const nameOf = ({ sentAt }: Mail) =>
  `${new Date(sentAt).toISOString().replaceAll(':', '')}-${randomBytes(9).toString('base64url')}${ENDING}`;

/** When the mail of a file was sent, by its name; NaN for a file that is none of ours. */
function sentAtOf(name: string): number {
  const [, stamp = ''] = NAME.exec(name) ?? [];
  return Date.parse(stamp.replace(/T(\d\d)(\d\d)/, 'T$1:$2:'));
}

/**
 * Keeps mails as files that their owner alone may read, for a day. A failure to keep one is said in the log and to nobody
 * else.
 */
export class MailFolder implements MailSender {
  readonly #stop: () => void;
  /** Mails that are being written. */
  readonly #onTheirWay = new Set<Promise<void>>();

  private constructor(
    private readonly folder: string,
    private readonly log: MailLog,
  ) {
    this.#stop = every(LOOK_EVERY_MS, 'Old mails could not be removed', () => this.#tidied());
  }

  /** Opens the folder, and makes it when it is missing. */
  static async open(folder: string, log: MailLog): Promise<MailFolder> {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await chmod(folder, OWNER_ONLY_FOLDER);
    const opened = new MailFolder(folder, log);
    await opened.#tidied();
    return opened;
  }

  async send(mail: Mail): Promise<void> {
    const kept = this.#keep(mail);
    this.#onTheirWay.add(kept);
    await kept;
    this.#onTheirWay.delete(kept);
  }

  async #keep(mail: Mail): Promise<void> {
    try {
      const file = path.join(this.folder, nameOf(mail));
      await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`, { mode: OWNER_ONLY_FILE });
      await rename(`${file}.part`, file);
      await this.#tidied();
    } catch (error) {
      this.log.warn(`A mail could not be kept in the mailbox (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    }
  }

  /**
   * The mails of the last day, newest first. Whoever asks for a link is answered before its mail is written; those that are being written
   * are waited for, so that the page never lacks one that was asked for before it was opened.
   */
  async list(): Promise<Mail[]> {
    await Promise.all(this.#onTheirWay);
    const names = await this.#tidied();
    const read = names.map(async (name) => {
      try {
        return [JSON.parse(await readFile(path.join(this.folder, name), 'utf8')) as Mail];
      } catch {
        return []; // gone in this moment, or not whole after a crash
      }
    });
    return (await Promise.all(read)).flat();
  }

  /** Removes the mails to these addresses, and those that tell of a change to one of them. */
  async forget(addresses: readonly string[]): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.folder, name);
      const text = (await readFile(file, 'utf8').catch(() => '')).toLowerCase();
      if (addresses.some((address) => text.includes(JSON.stringify(address.toLowerCase()))))
        await rm(file, { force: true });
    }
  }

  close(): void {
    this.#stop();
  }

  /** Removes what is old or too much. @returns the names of the files that stay, newest first */
  async #tidied(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    const oldest = Date.now() - DAY_MS;
    const stay = names.filter((name) => sentAtOf(name) > oldest).sort();
    const kept = stay.slice(-KEPT);
    const gone = names.filter((name) => sentAtOf(name.replace(/\.part$/, '')) <= oldest);
    const over = [...gone, ...stay.slice(0, -KEPT)];
    await Promise.all(over.map((name) => rm(path.join(this.folder, name), { force: true })));
    return kept.reverse();
  }
}
