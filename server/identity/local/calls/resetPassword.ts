import { checkPolicy } from '../passwords/policy.js';
import { changeAndEndSessions } from '../people/changeAccount.js';
import { readCode } from '../people/readCode.js';
import { need, Refusal } from '../Refusal.js';
import { type Operation, type Service } from '../Service.js';
import { type MailedCode } from '../store/Codes.js';

async function reset(service: Service, code: string, { uid, kind, email }: MailedCode, password: string) {
  if (kind !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE');
  checkPolicy(password, email);
  const hash = await service.passwords.hash(password);
  changeAndEndSessions(
    service,
    uid,
    { password: hash, passwordAt: Date.now(), emailVerified: true },
    {
      andAlso: () => {
        service.codes.use(code);
        if (service.accounts.find(uid)?.email !== email) throw new Refusal('INVALID_OOB_CODE');
        // Who holds the address is the person; whatever else was linked may be somebody's who came before.
        service.accounts.unlinkAll(uid);
      },
    },
  );
}

/** Says what a mailed code is for; with a new password, and a code that allows it, sets that. */
export const resetPassword: Operation = async (service, call) => {
  const { fields } = call;
  const code = need(fields.oobCode, 'MISSING_OOB_CODE');
  const allowed = readCode(service, call, code);
  if (fields.newPassword) await reset(service, code, allowed, fields.newPassword);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: allowed.kind,
    email: allowed.email,
    newEmail: allowed.newEmail ?? undefined,
  };
};
