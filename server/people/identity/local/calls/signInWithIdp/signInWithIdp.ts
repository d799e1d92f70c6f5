import { signUpTry } from '../../limits/limited.js';
import { beginSession } from '../../people/beginSession.js';
import { changing } from '../../people/changeAccount.js';
import { holderOf } from '../../people/holder.js';
import { newAccount } from '../../people/newAccount.js';
import { endingWaysIn } from '../../people/waysIn.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Operation, type Service } from '../../Service.js';
import { type Account } from '../../store/Account.js';
import { type Unit } from '../../../../../platform/storage/Unit.js';
import { identityOf, needsConfirmation, saidBy } from './answers.js';
import { decide, type Decision } from './decision.js';
import { linkIdentity } from './linkIdentity.js';
import { type Proof, proofOf } from './proofOf.js';

const accountOf = (proof: Proof): Account =>
  newAccount({
    email: proof.email,
    emailVerified: proof.isVerified,
    displayName: proof.said.displayName || null,
    photoUrl: proof.said.photoURL || null,
    identities: [identityOf(proof)],
  });

/** What the stand-in said before of this address is worth nothing once its service has vouched for it. */
function* linkByAddress(service: Service, { uid, displayName, photoUrl }: Account, proof: Proof): Unit<Account> {
  const changes = {
    displayName: proof.said.displayName || displayName,
    photoUrl: proof.said.photoURL || photoUrl,
    emailVerified: true,
  };
  yield* service.accounts.unlinkTrials(uid);
  yield* service.accounts.link(uid, identityOf(proof));
  return yield* changing(service, uid, changes);
}

/** The person of the address gets the account; whoever made it, or gave it that address, keeps no way into it. */
function takeOver(service: Service, { uid, displayName, photoUrl }: Account, proof: Proof): Unit<Account> {
  const changes = {
    email: proof.email,
    displayName: proof.said.displayName || displayName,
    photoUrl: proof.said.photoURL || photoUrl,
    emailVerified: true,
    password: null,
    passwordAt: null,
  };
  const after = service.accounts.link(uid, identityOf(proof));
  return endingWaysIn(service, uid, 'takenOver', { changes, after });
}

/** Where a proof led. */
interface Entered {
  readonly decision: Decision;
  /** None where it led to nobody yet, or where the person has to confirm. */
  readonly account?: Account;
  readonly isEnded?: boolean;
}

/** Decides whom a proof leads to, and does what that needs. @param made the account to keep where it leads to nobody */
function* entering(service: Service, proof: Proof, made?: Account): Unit<Entered> {
  const { accounts, codes } = service;
  const sameAddress = proof.email === null ? undefined : yield* holderOf(service, proof.email);
  const isContested = sameAddress !== undefined && (yield* codes.isContested(sameAddress.uid));
  const decision = decide(proof, yield* accounts.findByIdentity(proof.said), sameAddress, isContested);
  if (decision.way === 'confirm') return { decision };
  if (decision.way === 'new') {
    if (made !== undefined) yield* accounts.insert(made);
    return { decision, ...(made === undefined ? {} : { account: made }) };
  }
  const { account } = decision;
  if (account.isDisabled) throw new Refusal('USER_DISABLED');
  if (decision.way === 'known') return { decision, account };
  if (decision.isTakenOver) return { decision, account: yield* takeOver(service, account, proof), isEnded: true };
  return { decision, account: yield* linkByAddress(service, account, proof) };
}

async function signIn(service: Service, call: Call, proof: Proof): Promise<Answer> {
  let entered = await service.db.write(entering(service, proof));
  if (entered.decision.way === 'new') {
    await service.limits.take(signUpTry(call.ip, service.most));
    entered = await service.db.write(entering(service, proof, accountOf(proof)));
  }
  const { decision, account, isEnded = false } = entered;
  if (decision.way === 'confirm') return needsConfirmation(proof, decision.account);
  if (account === undefined) throw new Error('A proof led to nobody');
  if (isEnded) service.sessionsEnded(account.uid);
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
