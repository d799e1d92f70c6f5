import { type Call, type Service } from '../Service.js';
import { type MailKind } from '../../mails/Mail.js';

/** A mail that is to be written. */
export interface Letter {
  readonly kind: MailKind;
  readonly to: string;
  readonly code: string;
  readonly newEmail?: string | null;
}

/** Hands a mail on; neither its success nor its duration is told to the caller. */
export function sendMail({ mails }: Service, { language }: Call, { kind, to, code, newEmail = null }: Letter): void {
  const mail = { kind, to, code, newEmail, language, sentAt: new Date().toISOString() };
  setImmediate(() => {
    mails.send(mail).catch((error: unknown) => console.error('A mail could not be sent', error));
  });
}
