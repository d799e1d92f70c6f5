import path from 'node:path';

import { type FastifyInstance } from 'fastify';

import { type MailSettings } from '../../../platform/config/mail.js';
import { MailboxKey } from '../mailbox/MailboxKey.js';
import { MailFolder } from '../mailbox/MailFolder.js';
import { serveMailbox } from '../mailbox/serveMailbox.js';
import { type MailLog, type MailSender } from './Mail.js';

export interface MailsOptions {
  readonly mail: MailSettings;
  /** The installation's data folder; the mailbox is `mailbox/` of it. */
  readonly dataDir: string;
  /** Origins under which the pages are reached, the one for links first. */
  readonly origins: readonly [string, ...string[]];
  readonly log?: MailLog;
}

/** How mails of the local sign-in reach people in this installation. */
export interface Mails {
  readonly sender: MailSender;
  /** The address that opens the mailbox, for the terminal alone; null where mails are sent. */
  readonly mailbox: string | null;
  /** Removes the mails that lie here for these addresses. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Registers the mailbox page, where there is one. */
  serve(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

const FINISH_WITHIN_MS = 3_000;
const TERMINAL: MailLog = { info: (what) => console.info(what), warn: (what) => console.warn(what) };

/** Mails by the SMTP server of the settings; without one, a folder and a page that shows it to whoever has the key. */
export async function openMails({ mail, dataDir, origins, log = TERMINAL }: MailsOptions): Promise<Mails> {
  if (mail.smtp !== null) {
    // Loaded only where mails are sent.
    const { openSmtp } = await import('./smtp/openSmtp.js');
    const sender = openSmtp({ smtp: mail.smtp, from: mail.from, origin: origins[0], log });
    return {
      sender,
      mailbox: null,
      forget: async () => {},
      serve: async () => {},
      close: () => sender.close(FINISH_WITHIN_MS),
    };
  }
  const key = new MailboxKey(mail.mailboxKey);
  const folder = await MailFolder.open(path.join(dataDir, 'mailbox'), log);
  return {
    sender: folder,
    mailbox: key.address(origins[0]),
    serve: async (app) => {
      await app.register(serveMailbox, { list: () => folder.list(), key, origins });
    },
    forget: (addresses) => folder.forget(addresses),
    close: async () => folder.close(),
  };
}
