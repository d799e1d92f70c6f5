import { type User } from 'firebase/auth';

import {
  type AccountChange,
  type Proof,
  type SignInMethod,
  type SignInMethods,
} from '../../domain/session/accountChange';
import { type ProvedChange } from '../../machines/accountChangeMachine';
import { changingSession } from '../apollo/sessionEnd';
import { type Firebase } from './firebase';
import { backTo, callIdentity, providerOf, signedIn } from './identityCalls';
import { IdentityFailure } from './identityFailure';
import { tellDevice } from './tellDevice';

/** The identity service's names of the methods that we know. */
const IDS = { password: 'password', google: 'google.com', github: 'github.com' } as const satisfies Record<
  SignInMethod,
  string
>;
const METHODS = Object.keys(IDS) as SignInMethod[];

/** Seconds after a sign-in in which the service takes changes; a window of another service is not opened in vain. */
const FRESH = 270;

const methodsOf = ({ email, providerData }: User): SignInMethods => ({
  email,
  linked: METHODS.filter((method) => providerData.some(({ providerId }) => providerId === IDS[method])),
});

/** How whoever is signed in can sign in, as the service says now. @throws IdentityFailure */
export const readSignInMethods = (): Promise<SignInMethods> =>
  callIdentity(async ({ auth }) => {
    await auth.authStateReady();
    const user = signedIn(auth);
    await user.reload();
    return methodsOf(user);
  });

async function prove(client: Firebase, user: User, proof: Proof): Promise<void> {
  const { sdk } = client;
  if ('password' in proof)
    await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', proof.password));
  else await sdk.reauthenticateWithPopup(user, providerOf(client, proof.provider));
}

async function needFreshSignIn(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(authTime) > FRESH * 1000) throw new IdentityFailure('auth/requires-recent-login');
}

/** A new password, or the first one of an account that signs in by another service. */
async function setPassword({ sdk }: Firebase, user: User, { password, email }: { password: string; email?: string }) {
  if (methodsOf(user).linked.includes('password')) await sdk.updatePassword(user, password);
  else await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? email ?? '', password));
}

async function change(client: Firebase, user: User, wanted: AccountChange): Promise<unknown> {
  const { sdk } = client;
  switch (wanted.kind) {
    case 'password':
      return setPassword(client, user, wanted);
    case 'email':
      return sdk.verifyBeforeUpdateEmail(user, wanted.email, backTo('/auth/login'));
    case 'link':
      await needFreshSignIn(user);
      return sdk.linkWithPopup(user, providerOf(client, wanted.provider));
    case 'unlink':
      await user.reload(); // another window may have taken the other way
      if (methodsOf(user).linked.length < 2) throw new IdentityFailure('auth/operation-not-allowed');
      return sdk.unlink(user, IDS[wanted.method]);
  }
}

/**
 * Changes how whoever is signed in signs in, after a proof where one was given. A proof begins a session anew, which is
 * then told which browser it is of.
 * @throws IdentityFailure `auth/requires-recent-login` when a proof is missing
 */
export const applyAccountChange = ({ change: wanted, proof }: ProvedChange): Promise<void> =>
  callIdentity(async (client) => {
    const user = signedIn(client.auth);
    if (proof !== null) await prove(client, user, proof);
    // A new password ends the session that the proof began, and gives the next one.
    await changingSession(() => change(client, user, wanted)).finally(() => {
      if (proof !== null) void tellDevice();
    });
  });
