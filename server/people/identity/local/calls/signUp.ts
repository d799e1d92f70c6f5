import { canonicalEmail } from '../fields.js';
import { signUpTry } from '../limits/limited.js';
import { checkPolicy } from '../passwords/policy.js';
import { beginSession, nowSeconds } from '../people/beginSession.js';
import { needFree } from '../people/holder.js';
import { newAccount } from '../people/newAccount.js';
import { need, Refusal } from '../Refusal.js';
import { type Operation, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { type Unit } from '../../../../platform/storage/Unit.js';
import { addPassword } from './addPassword.js';
import { checkNames } from '../people/changeAccount.js';

/** Keeps a new account, unless its address was taken meanwhile. */
function* insertion(service: Service, email: string, account: Account): Unit<void> {
  yield* needFree(service, email);
  yield* service.accounts.insert(account);
}

/**
 * Makes an account with a password; with an identity token it gives that account one. This call alone tells that an
 * address has an account already, so it is counted by the address that it comes from.
 */
export const signUp: Operation = async (service, call) => {
  const { fields, ip } = call;
  if (fields.localId !== undefined) throw new Refusal('UNEXPECTED_PARAMETER : User ID');
  if (fields.idToken === undefined && !fields.email && !fields.password) throw new Refusal('ADMIN_ONLY_OPERATION');
  const given = need(fields.email, 'MISSING_EMAIL');
  const password = need(fields.password, 'MISSING_PASSWORD');
  const email = canonicalEmail(given);
  if (fields.idToken !== undefined) return addPassword(service, call, { idToken: fields.idToken, email, password });
  checkPolicy(password, email);
  checkNames(fields);
  await service.limits.take(signUpTry(ip, service.most));
  await service.db.read(needFree(service, email));
  const hash = await service.passwords.hash(password);
  const account = newAccount({
    email,
    displayName: fields.displayName ?? null,
    password: hash,
    passwordAt: Date.now(),
    validSince: nowSeconds(),
  });
  await service.db.write(insertion(service, email, account));
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    displayName: account.displayName ?? undefined,
    email,
    ...(await beginSession(service, call, account, 'password')),
  };
};
