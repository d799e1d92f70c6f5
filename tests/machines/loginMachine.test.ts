import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { FIRST_PAGE, type LoginEvent, NO_USER_INFO, SESSION_REFUSED } from '../../machines/login';
import { loginMachine } from '../../machines/loginMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const ana = { uid: 'a', email: 'ana@example.com', displayName: 'Ana', photoURL: null, emailVerified: false };
const pending = { provider: 'github', email: 'Ana@example.com', credential: 'proof' } as const;
const form = { email: 'ana@example.com', password: 'secret1' };

const events: AnyEventObject[] = [
  { type: 'SESSION.CHANGED', user: ana },
  { type: 'SESSION.CHANGED', user: null },
  { type: 'SESSION.REFUSED' },
  { type: 'PAGE.WANTED', path: null },
  { type: 'FORM.OPENED' },
  { type: 'PASSWORD.SUBMITTED', ...form },
  { type: 'SIGN_UP.SUBMITTED', ...form, displayName: 'Ana' },
  { type: 'PROVIDER.CHOSEN', provider: 'github' },
  { type: 'LINK.CANCELLED' },
  { type: 'LINK_FAILURE.DISMISSED' },
  { type: 'SIGN_OUT.CHOSEN' },
  { type: 'SIGN_OUT_EVERYWHERE.CHOSEN' },
  ...['signInWithPassword', 'signInWithProvider', 'signUp'].flatMap((id) => [
    done(id, ana),
    failed(id, { code: 'auth/invalid-credential' }),
  ]),
  failed('signInWithProvider', { code: 'auth/account-exists-with-different-credential', pending }),
  done('lookUpMethods', []),
  ...['sendVerification', 'linkPending', 'createUserIfMissing', 'endAllSessions', 'signOut'].map((id) => done(id)),
  done('fetchUserInfo', 'Ana of Cluj'),
  ...[
    'lookUpMethods',
    'sendVerification',
    'linkPending',
    'createUserIfMissing',
    'fetchUserInfo',
    'endAllSessions',
    'signOut',
  ].map((id) => failed(id)),
];
const taken = walks(loginMachine, { events });

describe('every path through signing in and out', () => {
  test('takes every transition', () => {
    expect(uncovered(loginMachine, taken)).toEqual([]);
    expect(taken.some(({ events: way }) => way.at(-1)?.type === 'LINK.CANCELLED')).toBe(true);
  });
  test('is the one that a running actor takes', () => expectTaken(loginMachine, taken, ['watchSession']));
  test('is logged in exactly from a successful sign-in to the end of the session', () => {
    for (const { name, after } of taken) {
      const isInside = ['sendingVerification', 'linking', 'creatingUser', 'readingUserInfo', 'signedIn'].some((state) =>
        after.matches(state),
      );
      if (isInside) expect([name, after.context.loggedIn]).toEqual([name, true]);
      if (after.matches('signedOut'))
        expect([name, after.context]).toEqual([name, { ...after.context, loggedIn: false, user: null }]);
    }
  });
});

interface Story {
  readonly done: string[];
  readonly actor: ReturnType<typeof createActor<typeof loginMachine>>;
}

/** A page on which everything works but what is told; `done` is what happened, in order. */
function page(failing: Record<string, unknown> = {}): Story {
  const happened: string[] = [];
  const act = <T>(name: string, output: T) =>
    fromPromise<T, never>(({ input }) => {
      happened.push(input === undefined ? name : `${name} ${JSON.stringify(input)}`);
      return name in failing ? Promise.reject(failing[name]) : Promise.resolve(output);
    });
  const actors = {
    watchSession: fromCallback<LoginEvent>(({ sendBack }) => sendBack({ type: 'SESSION.CHANGED', user: null })),
    signInWithPassword: act('signInWithPassword', ana),
    signInWithProvider: act('signInWithProvider', ana),
    signUp: act('signUp', ana),
    sendVerification: act('sendVerification', undefined),
    lookUpMethods: act('lookUpMethods', ['password']),
    linkPending: act('linkPending', undefined),
    createUserIfMissing: act('createUserIfMissing', undefined),
    fetchUserInfo: act('fetchUserInfo', 'Ana of Cluj'),
    endAllSessions: act('endAllSessions', undefined),
    signOut: act('signOut', undefined),
  };
  const log = (_: unknown, { what }: { what: string }) => void happened.push(`log ${what}`);
  const actor = createActor(loginMachine.provide({ actors: actors as never, actions: { log } })).start();
  return { done: happened, actor };
}
const settled = (actor: Story['actor']) => waitFor(actor, (snapshot) => !snapshot.hasTag('submitting'));

test('signing in with a password creates the user if missing, and lets in even when that fails', async () => {
  const { actor, done: happened } = page({ createUserIfMissing: { code: 'INTERNAL' } });
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  expect((await settled(actor)).matches('signedIn')).toBe(true);
  expect(happened).toEqual([
    `signInWithPassword ${JSON.stringify(form)}`,
    'createUserIfMissing',
    'log Creating the user failed',
  ]);
});

test('a social sign-in creates the user and reads the user info; what cannot be read has its placeholder', async () => {
  const { actor, done: happened } = page({ fetchUserInfo: { code: 'UNAVAILABLE' } });
  actor.send({ type: 'PROVIDER.CHOSEN', provider: 'google' });
  const { context } = await settled(actor);
  expect(happened.map((each) => each.split(' {')[0])).toEqual([
    'signInWithProvider',
    'createUserIfMissing',
    'fetchUserInfo',
    'log Reading the user info failed',
  ]);
  expect(context).toMatchObject({ loggedIn: true, userInfo: NO_USER_INFO, destination: FIRST_PAGE });
});

test('signing up sends the verification mail before the account is made in the backend', async () => {
  const { actor, done: happened } = page();
  actor.send({ type: 'SIGN_UP.SUBMITTED', ...form, displayName: 'Ana' });
  await settled(actor);
  expect(happened.map((each) => each.split(' ')[0])).toEqual(['signUp', 'sendVerification', 'createUserIfMissing']);
});

test('a failed sign-in is logged, said, and leaves nobody logged in', async () => {
  const { actor, done: happened } = page({ signInWithPassword: { code: 'auth/invalid-credential' } });
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  const { context } = await settled(actor);
  expect(happened.at(-1)).toBe('log Sign-in failed');
  expect(context).toMatchObject({ loggedIn: false, failure: { code: 'auth/invalid-credential' }, email: form.email });
});

const conflict = { signInWithProvider: { code: 'auth/account-exists-with-different-credential', pending } };

test('an account of another kind: its methods are looked up and logged, the other ways offered, then linked', async () => {
  const { actor, done: happened } = page(conflict);
  actor.send({ type: 'PROVIDER.CHOSEN', provider: 'github' });
  const offered = await settled(actor);
  expect(offered.matches({ signedOut: 'offeringOthers' })).toBe(true);
  expect(offered.context).toMatchObject({ loggedIn: false, email: pending.email });
  expect(happened.slice(-2)).toEqual([`lookUpMethods {"email":"${pending.email}"}`, 'log Sign-in methods']);
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  const { context } = await settled(actor);
  expect(happened).toContain(`linkPending ${JSON.stringify({ pending })}`);
  expect(context).toMatchObject({ loggedIn: true, pending: null });
});

test('a link that fails lets in all the same, is logged, and is said until it was read', async () => {
  const { actor, done: happened } = page({ ...conflict, linkPending: { code: 'auth/credential-already-in-use' } });
  actor.send({ type: 'PROVIDER.CHOSEN', provider: 'github' });
  await settled(actor);
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  const after = await settled(actor);
  expect(after.matches('signedIn')).toBe(true);
  expect(happened).toContain('log Linking failed');
  const linkFailure = { provider: 'github', code: 'auth/credential-already-in-use' };
  expect(after.context).toMatchObject({ pending: null, failure: null, linkFailure });
  actor.send({ type: 'LINK_FAILURE.DISMISSED' });
  expect(actor.getSnapshot().context.linkFailure).toBeNull();
});

test('a wrong password keeps the other ways offered', async () => {
  const { actor } = page({ ...conflict, signInWithPassword: { code: 'auth/invalid-credential' } });
  actor.send({ type: 'PROVIDER.CHOSEN', provider: 'github' });
  await settled(actor);
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  expect((await settled(actor)).context).toMatchObject({ pending, failure: { code: 'auth/invalid-credential' } });
});

test('another person’s account is never linked', async () => {
  const { actor, done: happened } = page({
    signInWithProvider: { ...conflict.signInWithProvider, pending: { ...pending, email: 'bogdan@example.com' } },
  });
  actor.send({ type: 'PROVIDER.CHOSEN', provider: 'github' });
  await settled(actor);
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  expect((await settled(actor)).context.pending).toBeNull();
  expect(happened.some((each) => each.startsWith('linkPending'))).toBe(false);
});

test('the page that was wanted is where signing in leads', () => {
  const { actor } = page();
  actor.send({ type: 'PAGE.WANTED', path: '/dashboard/data-overview?a=1' });
  expect(actor.getSnapshot().context.destination).toBe('/dashboard/data-overview?a=1');
  actor.send({ type: 'PAGE.WANTED', path: null });
  expect(actor.getSnapshot().context.destination).toBe(FIRST_PAGE);
});

test('a session that the backend refuses ends, and the form says so until the next attempt', async () => {
  const { actor } = page();
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  await settled(actor);
  actor.send({ type: 'SESSION.REFUSED' });
  await settled(actor);
  actor.send({ type: 'FORM.OPENED' });
  expect(actor.getSnapshot().context).toMatchObject({ user: null, failure: { code: SESSION_REFUSED } });
  actor.send({ type: 'PASSWORD.SUBMITTED', ...form });
  expect((await settled(actor)).context.failure).toBeNull();
});

test('no password is held', async () => {
  const { actor } = page();
  actor.send({ type: 'SIGN_UP.SUBMITTED', ...form, displayName: 'Ana' });
  await settled(actor);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password);
});
