import { signUpTry } from '../../limits/limited.js';
import { beginSession } from '../../people/beginSession.js';
import { changeAccount } from '../../people/changeAccount.js';
import { holderOf } from '../../people/holder.js';
import { newAccount } from '../../people/newAccount.js';
import { endWaysIn } from '../../people/waysIn.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Operation, type Service } from '../../Service.js';
import { type Account } from '../../store/Account.js';
import { identityOf, needsConfirmation, saidBy } from './answers.js';
import { decide } from './decision.js';
import { linkIdentity } from './linkIdentity.js';
import { type Proof, proofOf } from './proofOf.js';

async function makeAccount(service: Service, { ip }: Call, proof: Proof): Promise<Account> {
  await service.limits.take(signUpTry(ip, service.most));
  const account = newAccount({
    email: proof.email,
    emailVerified: proof.isVerified,
    displayName: proof.said.displayName || null,
    photoUrl: proof.said.photoURL || null,
    identities: [identityOf(proof)],
  });
  service.db.write(() => service.accounts.insert(account));
  return account;
}

/** What the stand-in said before of this address is worth nothing once its service has vouched for it. */
function linkByAddress(service: Service, { uid, displayName, photoUrl }: Account, proof: Proof): Account {
  const changes = {
    displayName: proof.said.displayName || displayName,
    photoUrl: proof.said.photoURL || photoUrl,
    emailVerified: true,
  };
  return changeAccount(service, uid, changes, () => {
    service.accounts.unlinkTrials(uid);
    service.accounts.link(uid, identityOf(proof));
  });
}

/** The person of the address gets the account; whoever made it, or gave it that address, keeps no way into it. */
function takeOver(service: Service, { uid, displayName, photoUrl }: Account, proof: Proof): Account {
  const changes = {
    email: proof.email,
    displayName: proof.said.displayName || displayName,
    photoUrl: proof.said.photoURL || photoUrl,
    emailVerified: true,
    password: null,
    passwordAt: null,
  };
  const after = () => service.accounts.link(uid, identityOf(proof));
  return endWaysIn(service, uid, 'takenOver', { changes, after });
}

async function signIn(service: Service, call: Call, proof: Proof): Promise<Answer> {
  const { accounts, codes } = service;
  const sameAddress = proof.email === null ? undefined : holderOf(service, proof.email);
  const isContested = sameAddress !== undefined && codes.isContested(sameAddress.uid);
  const decision = decide(proof, accounts.findByIdentity(proof.said), sameAddress, isContested);
  if (decision.way === 'confirm') return needsConfirmation(proof, decision.account);
  if (decision.way !== 'new' && decision.account.isDisabled) throw new Refusal('USER_DISABLED');
  const account =
    decision.way === 'new'
      ? await makeAccount(service, call, proof)
      : decision.way === 'known'
        ? decision.account
        : decision.isTakenOver
          ? takeOver(service, decision.account, proof)
          : linkByAddress(service, decision.account, proof);
  return {
    ...saidBy(proof),
    ...(account.email === proof.email ? { emailVerified: account.emailVerified } : {}),
    localId: account.uid,
    ...(decision.way === 'new' ? { isNewUser: true } : {}),
    ...(await beginSession(service, call, account, proof.said.providerId)),
  };
}

/** Signs in by another service, or links it to whoever's identity token the call brings. */
export const signInWithIdp: Operation = async (service, call) => {
  const { idToken, returnIdpCredential } = call.fields;
  const proof = await proofOf(service, call.fields);
  try {
    return await (idToken ? linkIdentity(service, idToken, proof) : signIn(service, call, proof));
  } catch (error) {
    // The client then still learns whose identity it was.
    if (idToken && returnIdpCredential === true && error instanceof Refusal && error.status === 400)
      return { ...saidBy(proof), errorMessage: error.message };
    throw error;
  }
};
