import { type Call, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { sendMail } from './sendMail.js';

/** Mails to the address that an account had before what takes the change back; to none where it had none. */
export function tellFormerAddress(service: Service, call: Call, before: Account, newEmail: string): void {
  const { uid, email: former, passwordAt } = before;
  if (former === null || former === newEmail) return;
  const code = service.codes.make(uid, 'RECOVER_EMAIL', former, { passwordAt });
  sendMail(service, call, { kind: 'RECOVER_EMAIL', to: former, code, newEmail });
}
