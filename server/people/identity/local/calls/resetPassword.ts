import { checkPolicy } from '../passwords/policy.js';
import { holderOf } from '../people/holder.js';
import { readCode } from '../people/readCode.js';
import { endWaysIn } from '../people/waysIn.js';
import { need, Refusal } from '../Refusal.js';
import { type Call, type Operation, type Service } from '../Service.js';
import { type MailedCode } from '../store/Codes.js';

/**
 * Who holds the address is the person; whatever else leads into the account may be somebody's who came before. Where its change to
 * another address can still be taken back, it is.
 */
async function reset(service: Service, { browser, fields }: Call, { uid, kind, email }: MailedCode, code: string) {
  const password = fields.newPassword ?? '';
  if (kind !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE');
  checkPolicy(password, email);
  const hash = await service.passwords.hash(password);
  let mark = '';
  endWaysIn(service, uid, 'passwordReset', {
    changes: { email, password: hash, passwordAt: Date.now(), emailVerified: true },
    before: () => {
      service.codes.use(code);
      if (holderOf(service, email)?.uid !== uid) throw new Refusal('INVALID_OOB_CODE');
    },
    after: () => {
      mark = service.devices.remember(browser.mark, uid);
    },
  });
  browser.keep(mark);
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
