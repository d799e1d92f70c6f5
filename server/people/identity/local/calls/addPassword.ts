import { signUpTry } from '../limits/limited.js';
import { checkPolicy } from '../passwords/policy.js';
import { tokensOf } from '../people/beginSession.js';
import { callerOf, needFreshSignIn } from '../people/caller.js';
import { isFree } from '../people/holder.js';
import { tellFormerAddress } from '../people/sendMail.js';
import { type AccountEvent, endWaysIn } from '../people/waysIn.js';
import { Refusal } from '../Refusal.js';
import { type Answer, type Call, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';

interface GivenPassword {
  readonly idToken: string;
  readonly email: string;
  readonly password: string;
}

function eventOf(before: Account, email: string): AccountEvent {
  if (before.email !== null && before.email !== email) return 'addressChanged';
  return before.password === null ? 'passwordAdded' : 'passwordChanged';
}

/**
 * Gives an account that signs in by another service a password as well. At its own address nothing else changes; at
 * another one, that becomes its address, not verified.
 */
export async function addPassword(service: Service, call: Call, given: GivenPassword): Promise<Answer> {
  const { ip, browser } = call;
  const { idToken, email, password } = given;
  const { sessions, limits, most, passwords } = service;
  const caller = await callerOf(service, idToken);
  needFreshSignIn(service, caller);
  checkPolicy(password, email);
  await limits.take(signUpTry(ip, most));
  const { uid } = caller.account;
  const needFree = () => {
    if (!isFree(service, email, uid)) throw new Refusal('EMAIL_EXISTS');
  };
  needFree();
  const hash = await passwords.hash(password);
  const { sessionId, authTime } = caller.claims;
  const session = sessions.goOn(sessionId, { uid, provider: 'password', authTime });
  const emailVerified = caller.account.emailVerified && caller.account.email === email;
  const account = endWaysIn(service, uid, eventOf(caller.account, email), {
    changes: { email, emailVerified, password: hash, passwordAt: Date.now() },
    goesOn: session,
    provider: caller.claims.provider,
    mark: browser.mark,
    before: needFree,
  });
  tellFormerAddress(service, call, caller.account, email);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    displayName: account.displayName ?? undefined,
    email,
    ...(await tokensOf(service, account, session)),
  };
}
