import { tokensOf } from '../../people/beginSession.js';
import { callerOf, needFreshSignIn } from '../../people/caller.js';
import { changeAccount } from '../../people/changeAccount.js';
import { isFree } from '../../people/holder.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Service } from '../../Service.js';
import { identityOf, saidBy } from './answers.js';
import { type Proof } from './proofOf.js';

/**
 * Links an identity to the account of whoever asks, who has just signed in.
 * @throws Refusal FEDERATED_USER_ID_ALREADY_LINKED, EMAIL_EXISTS or CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export async function linkIdentity(service: Service, idToken: string, proof: Proof): Promise<Answer> {
  const { accounts, sessions } = service;
  const caller = await callerOf(service, idToken);
  const { uid, email } = caller.account;
  if (accounts.findByIdentity(proof.said) !== undefined) throw new Refusal('FEDERATED_USER_ID_ALREADY_LINKED');
  if (proof.email !== null && !isFree(service, proof.email, uid)) throw new Refusal('EMAIL_EXISTS');
  needFreshSignIn(service, caller);
  const address = email ?? proof.email;
  const isProved = proof.isVerified && address === proof.email;
  const changes = {
    ...(email === null && address !== null ? { email: address, emailVerified: proof.isVerified } : {}),
    ...(isProved ? { emailVerified: true } : {}),
  };
  const { sessionId, authTime } = caller.claims;
  const session = sessions.goOn(sessionId, { uid, provider: proof.said.providerId, authTime });
  const account = changeAccount(service, uid, changes, () => {
    accounts.link(uid, identityOf(proof));
    sessions.keep(session);
  });
  return {
    ...saidBy(proof),
    ...(account.email === proof.email ? { emailVerified: account.emailVerified } : {}),
    localId: uid,
    ...(await tokensOf(service, account, session)),
  };
}
