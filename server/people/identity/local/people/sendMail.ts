import { soon } from '../../../../platform/faults/timers.js';
import { type Call, type Service } from '../Service.js';
import { type MailKind } from '../../mails/Mail.js';
import { type Account } from '../store/Account.js';

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
  soon('A mail could not be sent', () => mails.send(mail));
}

/** Mails to the address that an account had before what takes the change back; to none where it had none. */
export async function tellFormerAddress(
  service: Service,
  call: Call,
  before: Account,
  newEmail: string,
): Promise<void> {
  const { uid, email: former, passwordAt } = before;
  if (former === null || former === newEmail) return;
  const code = await service.db.write(service.codes.make(uid, 'RECOVER_EMAIL', former, { passwordAt }));
  sendMail(service, call, { kind: 'RECOVER_EMAIL', to: former, code, newEmail });
}
