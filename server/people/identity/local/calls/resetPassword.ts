import { checkPolicy } from '../passwords/policy.js';
import { holderOf } from '../people/holder.js';
import { readCode } from '../people/readCode.js';
import { endingWaysIn, endWaysIn } from '../people/waysIn.js';
import { need, Refusal } from '../Refusal.js';
import { type Call, type Operation, type Service } from '../Service.js';
import { type MailedCode } from '../store/Codes.js';
import { type Unit } from '../../../../platform/storage/Unit.js';

interface Reset {
  readonly uid: string;
  readonly email: string;
  readonly code: string;
  readonly hash: string;
  readonly mark: string | null;
}

/** Uses the code up and keeps the new password. @returns the mark that the browser is to keep */
function* resetting(service: Service, { uid, email, code, hash, mark }: Reset): Unit<string> {
  yield* service.codes.use(code);
  if ((yield* holderOf(service, email))?.uid !== uid) throw new Refusal('INVALID_OOB_CODE');
  const changes = { email, password: hash, passwordAt: Date.now(), emailVerified: true };
  yield* endingWaysIn(service, uid, 'passwordReset', { changes });
  return yield* service.devices.remember(mark, uid);
}

/**
 * Who holds the address is the person; whatever else leads into the account may be somebody's who came before. Where its change to
 * another address can still be taken back, it is.
 */
async function reset(service: Service, { browser, fields }: Call, { uid, kind, email }: MailedCode, code: string) {
  const password = fields.newPassword ?? '';
  if (kind !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE');
  checkPolicy(password, email);
  const hash = await service.passwords.hash(password);
  browser.keep(await endWaysIn(service, uid, resetting(service, { uid, email, code, hash, mark: browser.mark })));
}

/** Says what a mailed code is for; with a new password, and a code that allows it, sets that. */
export const resetPassword: Operation = async (service, call) => {
  const { fields } = call;
  const code = need(fields.oobCode, 'MISSING_OOB_CODE');
  const allowed = await readCode(service, call, code);
  if (fields.newPassword) await reset(service, call, allowed, code);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: allowed.kind,
    email: allowed.email,
    newEmail: allowed.newEmail ?? undefined,
  };
};
