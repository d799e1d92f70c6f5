import { signUpTry } from '../limits/limited.js';
import { checkPolicy } from '../passwords/policy.js';
import { tokensOf } from '../people/beginSession.js';
import { callerOf, needFreshSignIn } from '../people/caller.js';
import { changeAndEndSessions } from '../people/changeAccount.js';
import { Refusal } from '../Refusal.js';
import { type Answer, type Call, type Service } from '../Service.js';

interface GivenPassword {
  readonly idToken: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Gives an account that signs in by another service a password as well. At its own address nothing else changes; at
 * another one, that becomes its address, not verified.
 */
export async function addPassword(service: Service, { ip }: Call, given: GivenPassword): Promise<Answer> {
  const { idToken, email, password } = given;
  const { accounts, sessions, limits, most, passwords } = service;
  const caller = await callerOf(service, idToken);
  needFreshSignIn(caller);
  checkPolicy(password, email);
  limits.take(signUpTry(ip, most));
  const { uid } = caller.account;
  const isFree = () => [undefined, uid].includes(accounts.findByEmail(email)?.uid);
  if (!isFree()) throw new Refusal('EMAIL_EXISTS');
  const hash = await passwords.hash(password);
  const { sessionId, authTime } = caller.claims;
  const session = sessions.goOn(sessionId, { uid, provider: 'password', authTime });
  const account = changeAndEndSessions(
    service,
    uid,
    {
      email,
      emailVerified: caller.account.emailVerified && caller.account.email === email,
      password: hash,
      passwordAt: Date.now(),
    },
    {
      goesOn: session,
      andAlso: () => {
        if (!isFree()) throw new Refusal('EMAIL_EXISTS');
      },
    },
  );
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    displayName: account.displayName ?? undefined,
    email,
    ...(await tokensOf(service, account, session)),
  };
}
