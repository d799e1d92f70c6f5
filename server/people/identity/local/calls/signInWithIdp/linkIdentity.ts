import { tokensOf } from '../../people/beginSession.js';
import { type Caller, callerOf, needFreshSignIn } from '../../people/caller.js';
import { changing } from '../../people/changeAccount.js';
import { needFree } from '../../people/holder.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Service } from '../../Service.js';
import { type Account } from '../../store/Account.js';
import { type NewSession } from '../../store/Sessions.js';
import { type Unit } from '../../../../../platform/storage/Unit.js';
import { identityOf, saidBy } from './answers.js';
import { type Proof } from './proofOf.js';

interface Linked {
  readonly account: Account;
  readonly session: NewSession;
}

/** Links an identity that nobody has, and goes on with the session that it was proved in. */
function* linking(service: Service, caller: Caller, proof: Proof): Unit<Linked> {
  const { accounts, sessions } = service;
  const { uid, email } = caller.account;
  if ((yield* accounts.findByIdentity(proof.said)) !== undefined) throw new Refusal('FEDERATED_USER_ID_ALREADY_LINKED');
  if (proof.email !== null) yield* needFree(service, proof.email, uid);
  needFreshSignIn(service, caller);
  const address = email ?? proof.email;
  const isProved = proof.isVerified && address === proof.email;
  const changes = {
    ...(email === null && address !== null ? { email: address, emailVerified: proof.isVerified } : {}),
    ...(isProved ? { emailVerified: true } : {}),
  };
  const { sessionId, authTime } = caller.claims;
  const session = yield* sessions.goOn(sessionId, { uid, provider: proof.said.providerId, authTime });
  yield* accounts.link(uid, identityOf(proof));
  yield* sessions.keep(session);
  return { account: yield* changing(service, uid, changes), session };
}

/**
 * Links an identity to the account of whoever asks, who has just signed in.
 * @throws Refusal FEDERATED_USER_ID_ALREADY_LINKED, EMAIL_EXISTS or CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export async function linkIdentity(service: Service, idToken: string, proof: Proof): Promise<Answer> {
  const caller = await callerOf(service, idToken);
  const { account, session } = await service.db.write(linking(service, caller, proof));
  return {
    ...saidBy(proof),
    ...(account.email === proof.email ? { emailVerified: account.emailVerified } : {}),
    localId: account.uid,
    ...(await tokensOf(service, account, session)),
  };
}
