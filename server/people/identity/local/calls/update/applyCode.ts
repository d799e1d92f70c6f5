import { type MailKind } from '../../../mails/Mail.js';
import { changeAccount } from '../../people/changeAccount.js';
import { described } from '../../people/described.js';
import { isFree } from '../../people/holder.js';
import { readCode } from '../../people/readCode.js';
import { tellFormerAddress } from '../../people/sendMail.js';
import { endWaysIn } from '../../people/waysIn.js';
import { need, Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Service } from '../../Service.js';
import { type Account } from '../../store/Account.js';
import { type MailedCode } from '../../store/Codes.js';

/** Does what a code of its kind allows. `useUp` belongs into the transaction. @returns the account afterwards */
type Application = (service: Service, call: Call, code: MailedCode, useUp: () => void) => Account;

const verifyEmail: Application = (service, _call, { uid, email }, useUp) =>
  changeAccount(service, uid, { emailVerified: true }, () => {
    useUp();
    if (service.accounts.find(uid)?.email !== email) throw new Refusal('INVALID_OOB_CODE');
  });

function needFree(service: Service, email: string, uid: string): void {
  if (!isFree(service, email, uid)) throw new Refusal('EMAIL_EXISTS');
}

/** The address before gets a mail that takes the change back. */
const changeEmail: Application = (service, call, { uid, email, newEmail, provider }, useUp) => {
  const address = need(newEmail, 'INVALID_OOB_CODE');
  const before = service.accounts.find(uid);
  const account = endWaysIn(service, uid, 'addressChanged', {
    changes: { email: address, emailVerified: true },
    provider,
    before: () => {
      useUp();
      if (before?.email !== email) throw new Refusal('INVALID_OOB_CODE');
      needFree(service, address, uid);
    },
  });
  if (before !== undefined) tellFormerAddress(service, call, before, address);
  return account;
};

/**
 * Whoever changed the address is signed out, and a password that was chosen since goes: the person of the address gets a new one by mail.
 */
const recoverEmail: Application = (service, _call, { uid, email, number, passwordAt }, useUp) => {
  const isPasswordNew = service.accounts.find(uid)?.passwordAt !== passwordAt;
  return endWaysIn(service, uid, 'addressRecovered', {
    changes: { email, emailVerified: true, ...(isPasswordNew ? { password: null, passwordAt: null } : {}) },
    code: number,
    before: () => {
      useUp();
      needFree(service, email, uid);
    },
  });
};

const APPLICATIONS = new Map<MailKind, Application>([
  ['VERIFY_EMAIL', verifyEmail],
  ['VERIFY_AND_CHANGE_EMAIL', changeEmail],
  ['RECOVER_EMAIL', recoverEmail],
]);

/** Does what a mailed code allows. @throws Refusal INVALID_OOB_CODE, EXPIRED_OOB_CODE or EMAIL_EXISTS */
export async function applyCode(service: Service, call: Call, code: string): Promise<Answer> {
  const allowed = await readCode(service, call, code);
  const apply = need(APPLICATIONS.get(allowed.kind), 'INVALID_OOB_CODE');
  const account = apply(service, call, allowed, () => service.codes.use(code));
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...described(account),
    newEmail: allowed.newEmail ?? undefined,
  };
}
