import { type MailKind } from '../../../mails/Mail.js';
import { changing } from '../../people/changeAccount.js';
import { described } from '../../people/described.js';
import { needFree } from '../../people/holder.js';
import { readCode } from '../../people/readCode.js';
import { tellFormerAddress } from '../../people/sendMail.js';
import { endingWaysIn } from '../../people/waysIn.js';
import { need, Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Service } from '../../Service.js';
import { type Account } from '../../store/Account.js';
import { type MailedCode } from '../../store/Codes.js';
import { type Unit } from '../../../../../platform/storage/Unit.js';

/** What came of a code. */
interface Applied {
  readonly account: Account;
  /** Ways into the account have ended: what it has open is closed. */
  readonly isEnded: boolean;
  /** The account before its address was changed. */
  readonly before?: Account;
}

/** Does what a code of its kind allows, which is used up by then. */
type Application = (service: Service, code: MailedCode) => Unit<Applied>;

const verifyEmail: Application = function* (service, { uid, email }) {
  if ((yield* service.accounts.find(uid))?.email !== email) throw new Refusal('INVALID_OOB_CODE');
  return { account: yield* changing(service, uid, { emailVerified: true }), isEnded: false };
};

/** The address before gets a mail that takes the change back. */
const changeEmail: Application = function* (service, { uid, email, newEmail, provider }) {
  const address = need(newEmail, 'INVALID_OOB_CODE');
  const before = yield* service.accounts.find(uid);
  if (before?.email !== email) throw new Refusal('INVALID_OOB_CODE');
  yield* needFree(service, address, uid);
  const changes = { email: address, emailVerified: true };
  const account = yield* endingWaysIn(service, uid, 'addressChanged', { changes, provider });
  return { account, isEnded: true, before };
};

/**
 * Whoever changed the address is signed out, and a password that was chosen since goes: the person of the address gets a new one by mail.
 */
const recoverEmail: Application = function* (service, { uid, email, number, passwordAt }) {
  yield* needFree(service, email, uid);
  const isPasswordNew = (yield* service.accounts.find(uid))?.passwordAt !== passwordAt;
  const changes = { email, emailVerified: true, ...(isPasswordNew ? { password: null, passwordAt: null } : {}) };
  return { account: yield* endingWaysIn(service, uid, 'addressRecovered', { changes, code: number }), isEnded: true };
};

const APPLICATIONS = new Map<MailKind, Application>([
  ['VERIFY_EMAIL', verifyEmail],
  ['VERIFY_AND_CHANGE_EMAIL', changeEmail],
  ['RECOVER_EMAIL', recoverEmail],
]);

/** Uses a code up and does what it allows. */
function* application(service: Service, allowed: MailedCode, code: string): Unit<Applied> {
  const apply = need(APPLICATIONS.get(allowed.kind), 'INVALID_OOB_CODE');
  yield* service.codes.use(code);
  return yield* apply(service, allowed);
}

/** Does what a mailed code allows. @throws Refusal INVALID_OOB_CODE, EXPIRED_OOB_CODE or EMAIL_EXISTS */
export async function applyCode(service: Service, call: Call, code: string): Promise<Answer> {
  const allowed = await readCode(service, call, code);
  const { account, isEnded, before } = await service.db.write(application(service, allowed, code));
  if (isEnded) service.sessionsEnded(allowed.uid);
  if (before !== undefined) await tellFormerAddress(service, call, before, account.email ?? '');
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...described(account),
    newEmail: allowed.newEmail ?? undefined,
  };
}
