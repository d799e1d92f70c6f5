import { type AuthProvider, type OAuthCredential, type User } from 'firebase/auth';

import {
  type PasswordSignIn,
  type PendingLink,
  type Provider,
  type SessionUser,
  type SignUp,
} from '../../domain/session/session';
import { type PasswordReset } from '../../machines/passwordResetMachine';
import { appConfig } from '../app/config';
import { type Firebase, firebase } from './firebase';
import { IdentityFailure, identityFailure, providerFailure } from './identityFailure';

/** What of the identity client's user the page keeps. */
export const sessionUser = ({ uid, email, displayName, photoURL, emailVerified }: User): SessionUser => ({
  uid,
  email,
  displayName,
  photoURL,
  emailVerified,
});

/** Calls the identity client with the page's language, so that its mails are in it. @throws IdentityFailure */
export async function callIdentity<T>(work: (client: Firebase) => Promise<T>): Promise<T> {
  try {
    const client = await firebase();
    client.auth.languageCode = document.documentElement.lang;
    return await work(client);
  } catch (error) {
    throw error instanceof IdentityFailure ? error : identityFailure(error);
  }
}

/** Where a mailed link leads back to, once the identity service has done its part. */
export const backTo = (path: string) => ({ url: new URL(path, location.origin).href });

/** Signs in by password. @throws IdentityFailure */
export const signInWithPassword = ({ email, password }: PasswordSignIn): Promise<SessionUser> =>
  callIdentity(async ({ sdk, auth }) =>
    sessionUser((await sdk.signInWithEmailAndPassword(auth, email, password)).user),
  );

/** What asks another service who somebody is. */
export function providerOf({ sdk }: Firebase, name: Provider): AuthProvider {
  if (name === 'google') return new sdk.GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  const github = new sdk.GithubAuthProvider();
  github.addScope('user:email');
  return github;
}

/** Signs in by another service, in a window of its own. @throws IdentityFailure */
export const signInWithProvider = ({ provider }: { provider: Provider }): Promise<SessionUser> =>
  callIdentity(async (client) => {
    try {
      return sessionUser((await client.sdk.signInWithPopup(client.auth, providerOf(client, provider))).user);
    } catch (error) {
      throw providerFailure(error, provider, (refusal) =>
        client.sdk.OAuthProvider.credentialFromError(
          refusal as Parameters<typeof client.sdk.OAuthProvider.credentialFromError>[0],
        ),
      );
    }
  });

/** Makes an account; a name that cannot be kept does not undo it. @throws IdentityFailure */
export const signUp = ({ email, password, displayName }: SignUp): Promise<SessionUser> =>
  callIdentity(async ({ sdk, auth }) => {
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
    if (displayName === '') return sessionUser(user);
    await sdk
      .updateProfile(user, { displayName })
      .then(() => user.getIdToken(true))
      .catch((error: unknown) => console.error('The name was not kept', error));
    return sessionUser(user);
  });

/** Whoever is signed in. @throws IdentityFailure when nobody is */
export const signedIn = (auth: Firebase['auth']): User => {
  if (auth.currentUser === null) throw new IdentityFailure('auth/user-signed-out');
  return auth.currentUser;
};

/** Mails the link that verifies the address of whoever is signed in. @throws IdentityFailure */
export const sendVerification = (): Promise<void> =>
  callIdentity(({ sdk, auth }) => sdk.sendEmailVerification(signedIn(auth), backTo('/auth/login')));

/** The sign-in methods of an address, as far as the identity service tells. @throws IdentityFailure */
export const lookUpMethods = ({ email }: { email: string }): Promise<string[]> =>
  callIdentity(({ sdk, auth }) => sdk.fetchSignInMethodsForEmail(auth, email));

/** Links the account of another service to whoever is signed in. @throws IdentityFailure */
export const linkPending = ({ pending }: { pending: PendingLink }): Promise<unknown> =>
  callIdentity(({ sdk, auth }) => sdk.linkWithCredential(signedIn(auth), pending.credential as OAuthCredential));

/** How long a sign-out waits for the identity service. */
const SIGN_OUT_PATIENCE_MS = 3_000;

/** Tells the local service that the session is over; a Firebase project has no such call, and keeps it. */
async function tellSignOut({ sdk, auth }: Firebase): Promise<void> {
  if (appConfig().auth.mode !== 'local') return;
  const told = sdk.revokeAccessToken(auth, '').catch((error: unknown) => console.info('Sign-out not told', error));
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE_MS))]);
}

/** Ends the session of this browser, at the service too where that can be told. @throws IdentityFailure */
export const endSession = (): Promise<void> =>
  callIdentity(async (client) => {
    await tellSignOut(client);
    await client.sdk.signOut(client.auth);
  });

/** Mails the link that resets a password; says nothing of whether there is such an account. @throws IdentityFailure */
export const sendPasswordReset = ({ email }: { email: string }): Promise<void> =>
  callIdentity(({ sdk, auth }) => sdk.sendPasswordResetEmail(auth, email, backTo('/auth/login'))).catch(
    (error: unknown) => {
      // A project without enumeration protection tells; we do not.
      if (!(error instanceof IdentityFailure) || error.code !== 'auth/user-not-found') throw error;
    },
  );

/** Whose password a mailed link resets. @throws IdentityFailure */
export const checkResetLink = ({ code }: { code: string }): Promise<string> =>
  callIdentity(({ sdk, auth }) => sdk.verifyPasswordResetCode(auth, code));

/** Saves the password that a mailed link allows. @throws IdentityFailure */
export const savePassword = ({ code, password }: PasswordReset): Promise<void> =>
  callIdentity(({ sdk, auth }) => sdk.confirmPasswordReset(auth, code, password));

/** Applies a mailed link that verifies or changes an address. @throws IdentityFailure */
export const applyMailedLink = ({ code }: { code: string }): Promise<void> =>
  callIdentity(({ sdk, auth }) => sdk.applyActionCode(auth, code));

/** Makes the session know what a mailed link has changed: the token carries it only when it is renewed. */
export const renewSession = (): Promise<void> =>
  callIdentity(async ({ auth }) => {
    await auth.authStateReady();
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
  });
