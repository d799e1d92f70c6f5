import { signUpTry } from '../limits/limited.js';
import { checkPolicy } from '../passwords/policy.js';
import { tokensOf } from '../people/beginSession.js';
import { type Caller, callerOf, needFreshSignIn } from '../people/caller.js';
import { needFree } from '../people/holder.js';
import { tellFormerAddress } from '../people/sendMail.js';
import { type AccountEvent, endingWaysIn, endWaysIn } from '../people/waysIn.js';
import { type Answer, type Call, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { type NewSession } from '../store/Sessions.js';
import { type Unit } from '../../../../platform/storage/Unit.js';

interface GivenPassword {
  readonly idToken: string;
  readonly email: string;
  readonly password: string;
}

function eventOf(before: Account, email: string): AccountEvent {
  if (before.email !== null && before.email !== email) return 'addressChanged';
  return before.password === null ? 'passwordAdded' : 'passwordChanged';
}

interface AddedPassword {
  readonly email: string;
  readonly hash: string;
  readonly session: NewSession;
  readonly mark: string | null;
}

/** Keeps the password, unless the address was taken meanwhile. */
function* addition(service: Service, { account: before, claims }: Caller, added: AddedPassword): Unit<Account> {
  const { email, hash, session, mark } = added;
  yield* needFree(service, email, before.uid);
  return yield* endingWaysIn(service, before.uid, eventOf(before, email), {
    changes: {
      email,
      emailVerified: before.emailVerified && before.email === email,
      password: hash,
      passwordAt: Date.now(),
    },
    goesOn: session,
    provider: claims.provider,
    mark,
  });
}

/**
 * Gives an account that signs in by another service a password as well. At its own address nothing else changes; at
 * another one, that becomes its address, not verified.
 */
export async function addPassword(service: Service, call: Call, given: GivenPassword): Promise<Answer> {
  const { ip, browser } = call;
  const { idToken, email, password } = given;
  const { db, sessions, limits, most, passwords } = service;
  const caller = await callerOf(service, idToken);
  needFreshSignIn(service, caller);
  checkPolicy(password, email);
  await limits.take(signUpTry(ip, most));
  const { uid } = caller.account;
  await db.read(needFree(service, email, uid));
  const hash = await passwords.hash(password);
  const { sessionId, authTime } = caller.claims;
  const session = await db.read(sessions.goOn(sessionId, { uid, provider: 'password', authTime }));
  const added = { email, hash, session, mark: browser.mark };
  const account = await endWaysIn(service, uid, addition(service, caller, added));
  await tellFormerAddress(service, call, caller.account, email);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    displayName: account.displayName ?? undefined,
    email,
    ...(await tokensOf(service, account, session)),
  };
}
