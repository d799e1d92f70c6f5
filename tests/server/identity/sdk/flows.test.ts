import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, describe, expect, test } from 'vitest';

import { onBothServices } from '../onBothServices.js';
import { PASSWORD } from '../toolkit.js';
import { Browser, codeOf } from './Browser.js';

const NEW_PASSWORD = 'another-secret-2';
/** Sessions end by the second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

onBothServices('the client that our pages use', ({ target, origin }) => {
  const open: Browser[] = [];
  const browser = (): Browser => {
    const opened = new Browser(origin());
    open.push(opened);
    return opened;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });

  describe('signing up', () => {
    test('makes an account that has proved nothing yet, signed in', async () => {
      const user = await browser().signsUp('Up@Example.com');
      expect(user).toMatchObject({ email: 'up@example.com', emailVerified: false, displayName: null });
      expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
      const { claims, signInProvider } = await user.getIdTokenResult();
      expect(claims).toMatchObject({ sub: user.uid, email_verified: false, aud: 'demo-local' });
      expect(signInProvider).toBe('password');
    });
    test('keeps a name, which every other browser sees', async () => {
      const user = await browser().signsUp('name@example.com');
      await updateProfile(user, { displayName: 'Ana Pop' });
      expect((await user.getIdTokenResult(true)).claims['name']).toBe('Ana Pop');
      expect((await browser().signsIn('name@example.com')).displayName).toBe('Ana Pop');
    });
    test.each([
      ['an address that has an account', 'up@example.com', PASSWORD, 'auth/email-already-in-use'],
      ['a password of five characters', 'weak@example.com', '12345', 'auth/weak-password'],
      ['no password', 'weak@example.com', '', 'auth/missing-password'],
      ['what is no address', 'nobody', PASSWORD, 'auth/invalid-email'],
    ])('is refused with %s', async (_name, email, password, code) => {
      expect(await codeOf(browser().signsUp(email, password))).toBe(code);
    });
  });

  describe('logging in', () => {
    test('finds the account, address in capitals or not', async () => {
      const { uid } = await browser().signsUp('in@example.com');
      expect((await browser().signsIn('IN@Example.com')).uid).toBe(uid);
    });
    test.each([
      ['a wrong password', 'in@example.com', NEW_PASSWORD, 'auth/invalid-credential'],
      ['an unknown address', 'unknown@example.com', PASSWORD, 'auth/invalid-credential'],
      ['no password', 'in@example.com', '', 'auth/missing-password'],
      ['what is no address', 'in', PASSWORD, 'auth/invalid-email'],
    ])('is refused with %s', async (_name, email, password, code) => {
      expect(await codeOf(browser().signsIn(email, password))).toBe(code);
    });
    test('tells nobody how an address signs in', async () => {
      const { auth } = browser();
      expect(await fetchSignInMethodsForEmail(auth, 'in@example.com')).toEqual([]);
      expect(await fetchSignInMethodsForEmail(auth, 'unknown@example.com')).toEqual([]);
    });
    test('once more proves who is there, by their own password alone', async () => {
      const user = await browser().signsUp('again@example.com');
      const proof = (email: string, password = PASSWORD) => EmailAuthProvider.credential(email, password);
      expect((await reauthenticateWithCredential(user, proof('again@example.com'))).user.uid).toBe(user.uid);
      const tries = [proof('again@example.com', NEW_PASSWORD), proof('in@example.com')];
      const codes = [];
      for (const each of tries) codes.push(await codeOf(reauthenticateWithCredential(user, each)));
      expect(codes).toEqual(['auth/invalid-credential', 'auth/user-mismatch']);
    });
    test('lasts: a token is renewed, and says the same', async () => {
      const user = await browser().signsUp('renewed@example.com');
      const renewed = await user.getIdTokenResult(true);
      expect(renewed.claims).toMatchObject({ sub: user.uid, email: 'renewed@example.com' });
    });
    test('ends by signing out, and begins anew', async () => {
      const here = browser();
      await here.signsUp('out@example.com');
      await signOut(here.auth);
      expect(here.auth.currentUser).toBeNull();
      expect((await here.signsIn('out@example.com')).email).toBe('out@example.com');
    });
  });

  describe('a forgotten password', () => {
    test('is changed by a mailed link, once, and the address counts as proved', async () => {
      const { auth, signsUp, signsIn } = browser();
      await signsUp('forgot@example.com');
      await sendPasswordResetEmail(auth, 'forgot@example.com', { url: `${origin()}/auth/login` });
      const code = await target().codeTo('forgot@example.com');
      expect(await verifyPasswordResetCode(auth, code)).toBe('forgot@example.com');
      await confirmPasswordReset(auth, code, NEW_PASSWORD);
      expect(await codeOf(confirmPasswordReset(auth, code, PASSWORD))).toBe('auth/invalid-action-code');
      expect(await codeOf(signsIn('forgot@example.com'))).toBe('auth/invalid-credential');
      expect((await signsIn('forgot@example.com', NEW_PASSWORD)).emailVerified).toBe(true);
    });
    test('of nobody is answered alike', async () => {
      expect(await codeOf(sendPasswordResetEmail(browser().auth, 'unknown@example.com'))).toBe('');
    });
    test('is not changed by a link that is none, nor to a weak one', async () => {
      const { auth, signsUp } = browser();
      await signsUp('weak-reset@example.com');
      await sendPasswordResetEmail(auth, 'weak-reset@example.com');
      const code = await target().codeTo('weak-reset@example.com');
      expect(await codeOf(confirmPasswordReset(auth, code, '12345'))).toBe('auth/weak-password');
      expect(await codeOf(confirmPasswordReset(auth, 'nonsense', NEW_PASSWORD))).toBe('auth/invalid-action-code');
    });
  });

  describe('an address', () => {
    test('is confirmed by a mailed link, once; the token says so when it is renewed', async () => {
      const { auth, signsUp } = browser();
      const user = await signsUp('confirm@example.com');
      await sendEmailVerification(user);
      const code = await target().codeTo('confirm@example.com');
      expect(await checkActionCode(auth, code)).toMatchObject({
        operation: 'VERIFY_EMAIL',
        data: { email: 'confirm@example.com' },
      });
      expect(await codeOf(confirmPasswordReset(auth, code, NEW_PASSWORD))).toBe('auth/invalid-action-code');
      await applyActionCode(auth, code);
      expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
      await user.reload();
      expect(user.emailVerified).toBe(true);
      expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
    });
    test('is changed by the link that the new one gets', async () => {
      const { auth, signsUp, signsIn } = browser();
      const user = await signsUp('moves@example.com');
      await verifyBeforeUpdateEmail(user, 'moved@example.com');
      await applyActionCode(auth, await target().codeTo('moved@example.com'));
      const { uid, emailVerified } = await signsIn('moved@example.com');
      expect([uid, emailVerified]).toEqual([user.uid, true]);
      expect(await codeOf(signsIn('moves@example.com'))).toBe('auth/invalid-credential');
    });
    test('that was changed goes back by the link that the former one gets', async () => {
      const { auth, signsUp, signsIn } = browser();
      const user = await signsUp('former@example.com');
      await updateEmail(user, 'later@example.com');
      expect(user.email).toBe('later@example.com');
      await applyActionCode(auth, await target().codeTo('former@example.com'));
      expect((await signsIn('former@example.com')).uid).toBe(user.uid);
      expect(await codeOf(signsIn('later@example.com'))).toBe('auth/invalid-credential');
    });
    test('is not changed to one that has an account', async () => {
      const user = await browser().signsUp('wants@example.com');
      expect(await codeOf(updateEmail(user, 'in@example.com'))).toBe('auth/email-already-in-use');
    });
  });

  describe('other browsers are signed out', () => {
    const two = async (email: string): Promise<[Browser, Browser]> => {
      const [here, there] = [browser(), browser()];
      await here.signsUp(email);
      await there.signsIn(email);
      await nextSecond();
      return [here, there];
    };
    test('by a new password, and this one goes on', async () => {
      const [here, there] = await two('changes@example.com');
      await updatePassword(here.user, NEW_PASSWORD);
      expect(await codeOf(there.user.reload())).toBe('auth/user-token-expired');
      expect(there.auth.currentUser).toBeNull();
      expect(await codeOf(here.user.reload())).toBe('');
      expect(await codeOf(there.signsIn('changes@example.com'))).toBe('auth/invalid-credential');
      expect((await there.signsIn('changes@example.com', NEW_PASSWORD)).uid).toBe(here.user.uid);
    });
    test('by signing out everywhere, as this one is', async () => {
      const [here, there] = await two('everywhere@example.com');
      await target().endSessions(here.user.uid);
      for (const each of [here, there]) {
        expect(await codeOf(each.user.reload())).toBe('auth/user-token-expired');
        expect(each.auth.currentUser).toBeNull();
      }
      expect((await here.signsIn('everywhere@example.com')).email).toBe('everywhere@example.com');
    });
    test('by deleting the account, and nobody can sign in with it', async () => {
      const [here, there] = await two('deleted@example.com');
      await deleteUser(here.user);
      expect(here.auth.currentUser).toBeNull();
      expect(await codeOf(there.user.reload())).toBe('auth/user-token-expired');
      expect(await codeOf(there.signsIn('deleted@example.com'))).toBe('auth/invalid-credential');
      expect((await here.signsUp('deleted@example.com')).email).toBe('deleted@example.com');
    });
    test('by disabling the account, which the right password is told', async () => {
      const [here, there] = await two('disabled@example.com');
      await target().disable(here.user.uid);
      for (const each of [here, there]) expect(await codeOf(each.user.reload())).toBe('auth/user-disabled');
      expect(here.auth.currentUser).toBeNull();
      expect(await codeOf(here.signsIn('disabled@example.com'))).toBe('auth/user-disabled');
    });
  });
});
