import {
  type AuthCredential,
  deleteUser,
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  unlink,
} from 'firebase/auth';
import { type FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, test } from 'vitest';

import { type Said } from '../../../oracle/Target.js';
import { onBothServices } from '../onBothServices.js';
import { PASSWORD } from '../toolkit.js';
import { Browser, codeOf } from './Browser.js';

onBothServices('the client that our pages use, with Google and GitHub', ({ target, origin }) => {
  const open: Browser[] = [];
  const browser = (): Browser => {
    const opened = new Browser(origin());
    open.push(opened);
    return opened;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });
  const google = async (said: Omit<Said, 'provider'>): Promise<AuthCredential> =>
    GoogleAuthProvider.credential(await target().credential(said));
  const github = async (said: Omit<Said, 'provider'>): Promise<AuthCredential> =>
    GithubAuthProvider.credential(await target().credential({ ...said, provider: 'github.com' }));
  const waysOf = ({ user }: Browser) => user.providerData.map(({ providerId }) => providerId).sort();

  describe('signing in', () => {
    test('makes an account that Google vouches for, and finds it again', async () => {
      const { auth } = browser();
      const said = { subject: 'g-new', email: 'gil@example.com', verified: true, name: 'Gil' };
      const { user } = await signInWithCredential(auth, await google(said));
      expect(user).toMatchObject({ email: 'gil@example.com', emailVerified: true, displayName: 'Gil' });
      expect((await user.getIdTokenResult()).signInProvider).toBe('google.com');
      expect((await signInWithCredential(browser().auth, await google(said))).user.uid).toBe(user.uid);
    });
    test('reaches no account by an address that is not vouched for: its password links the two', async () => {
      const here = browser();
      const { uid } = await browser().signsUp('ana@example.com');
      const said = { subject: 'h-ana', email: 'ana@example.com' };
      const refused = await signInWithCredential(here.auth, await github(said)).catch((error: FirebaseError) => error);
      if (!(refused instanceof Error)) throw new Error('it was let in');
      expect(refused.code).toBe('auth/account-exists-with-different-credential');
      expect(refused.customData).toMatchObject({ email: 'ana@example.com' });
      const pending = OAuthProvider.credentialFromError(refused);
      if (pending === null) throw new Error('there is nothing to link');
      expect(here.auth.currentUser).toBeNull();
      await linkWithCredential(await here.signsIn('ana@example.com'), pending);
      expect(waysOf(here)).toEqual(['github.com', 'password']);
      expect((await signInWithCredential(browser().auth, await github(said))).user.uid).toBe(uid);
    });
    test('by the address’s own person takes an account from whoever made it beforehand', async () => {
      const early = await browser().signsUp('early@example.com');
      const { user } = await signInWithCredential(
        browser().auth,
        await google({ subject: 'g-early', email: 'early@example.com', verified: true }),
      );
      expect(user.uid).toBe(early.uid);
      expect(await codeOf(browser().signsIn('early@example.com'))).toBe('auth/invalid-credential');
    });
  });

  describe('linking', () => {
    test('gives an account another way in, and unlinking takes it', async () => {
      const here = browser();
      const user = await here.signsUp('links@example.com');
      const said = { subject: 'g-links', email: 'links@example.com' };
      await linkWithCredential(user, await google(said));
      expect(waysOf(here)).toEqual(['google.com', 'password']);
      expect(await codeOf(linkWithCredential(user, await google(said)))).toBe('auth/provider-already-linked');
      await unlink(user, 'google.com');
      expect(waysOf(here)).toEqual(['password']);
      expect((await here.signsIn('links@example.com')).uid).toBe(user.uid);
    });
    test('takes no identity that another account has', async () => {
      const said = { subject: 'g-taken', email: 'taken@example.com', verified: true };
      await signInWithCredential(browser().auth, await google(said));
      const user = await browser().signsUp('wants-taken@example.com');
      expect(await codeOf(linkWithCredential(user, await google(said)))).toBe('auth/credential-already-in-use');
    });
    test('takes no identity whose address another account has', async () => {
      await browser().signsUp('has-address@example.com');
      const user = await browser().signsUp('wants-address@example.com');
      const said = { subject: 'g-address', email: 'has-address@example.com' };
      expect(await codeOf(linkWithCredential(user, await google(said)))).toBe('auth/email-already-in-use');
    });
    test('gives an account of Google’s a password', async () => {
      const here = browser();
      const said = { subject: 'g-password', email: 'password@example.com', verified: true };
      const { user } = await signInWithCredential(here.auth, await google(said));
      await linkWithCredential(user, EmailAuthProvider.credential('another@example.com', PASSWORD));
      expect((await browser().signsIn('another@example.com')).uid).toBe(user.uid);
    });
  });

  test('deleting the account lets its Google identity make a new one', async () => {
    const here = browser();
    const said = { subject: 'g-gone', email: 'gone@example.com', verified: true };
    const { user } = await signInWithCredential(here.auth, await google(said));
    await deleteUser(user);
    expect((await signInWithCredential(here.auth, await google(said))).user.uid).not.toBe(user.uid);
  });
});
