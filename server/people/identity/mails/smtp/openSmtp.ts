import { type SmtpSettings } from '../../../../platform/config/mail.js';
import { type MailLog } from '../Mail.js';
import { type QueueLimits, SmtpSender } from './SmtpSender.js';
import { smtpTransport } from './smtpTransport.js';
import { writeMail } from './writeMail.js';

export interface SmtpOptions {
  readonly smtp: SmtpSettings;
  /** Sender; null takes one that fits. */
  readonly from: string | null;
  /** Where a browser finds this installation. */
  readonly origin: string;
  readonly log: MailLog;
  readonly queue?: QueueLimits;
}

/** A sender that fits: the login where it is an address, else one of the installation's own host. */
function senderOf({ smtp: { login }, from, origin }: Pick<SmtpOptions, 'smtp' | 'from' | 'origin'>): string {
  if (from !== null) return from;
  const { hostname } = new URL(origin);
  return login?.user.includes('@') === true ? `Harta <${login.user}>` : `Harta <no-reply@${hostname}>`;
}

/** Sends mails by an SMTP server. */
export function openSmtp(options: SmtpOptions): SmtpSender {
  const { smtp, origin, log, queue } = options;
  const transport = smtpTransport(smtp);
  const from = senderOf(options);
  return new SmtpSender(
    async (mail) => {
      await transport.sendMail({
        from,
        // As an object: the text of an address is never read as a list of several.
        to: { name: '', address: mail.to },
        date: new Date(mail.sentAt),
        headers: { 'auto-submitted': 'auto-generated' },
        ...writeMail(mail, origin),
      });
    },
    log,
    queue,
  );
}
