import { type MailKind } from '../../../mails/Mail.js';
import { changeAccount, changeAndEndSessions } from '../../people/changeAccount.js';
import { described } from '../../people/described.js';
import { readCode } from '../../people/readCode.js';
import { sendMail } from '../../people/sendMail.js';
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

function needFree({ accounts }: Service, email: string): void {
  if (accounts.findByEmail(email) !== undefined) throw new Refusal('EMAIL_EXISTS');
}

/** The address before gets a mail that takes the change back. */
const changeEmail: Application = (service, call, { uid, email, newEmail }, useUp) => {
  const address = need(newEmail, 'INVALID_OOB_CODE');
  const account = changeAccount(service, uid, { email: address, emailVerified: true }, () => {
    useUp();
    if (service.accounts.find(uid)?.email !== email) throw new Refusal('INVALID_OOB_CODE');
    needFree(service, address);
  });
  const code = service.codes.make(uid, 'RECOVER_EMAIL', email);
  sendMail(service, call, { kind: 'RECOVER_EMAIL', to: email, code, newEmail: address });
  return account;
};

/** Whoever changed the address is signed out: it was not its person. */
const recoverEmail: Application = (service, _call, { uid, email }, useUp) =>
  changeAndEndSessions(
    service,
    uid,
    { email, emailVerified: true },
    {
      andAlso: () => {
        useUp();
        needFree(service, email);
      },
    },
  );

const APPLICATIONS = new Map<MailKind, Application>([
  ['VERIFY_EMAIL', verifyEmail],
  ['VERIFY_AND_CHANGE_EMAIL', changeEmail],
  ['RECOVER_EMAIL', recoverEmail],
]);

/** Does what a mailed code allows. @throws Refusal INVALID_OOB_CODE, EXPIRED_OOB_CODE or EMAIL_EXISTS */
export function applyCode(service: Service, call: Call, code: string): Answer {
  const allowed = readCode(service, call, code);
  const apply = need(APPLICATIONS.get(allowed.kind), 'INVALID_OOB_CODE');
  const account = apply(service, call, allowed, () => service.codes.use(code));
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...described(account),
    newEmail: allowed.newEmail ?? undefined,
  };
}
