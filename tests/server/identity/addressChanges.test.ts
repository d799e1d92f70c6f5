import { expect, test } from 'vitest';

import { ownService } from './ownService.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

const { service, origin } = ownService();
const NEW_PASSWORD = 'another-secret-2';

const changes = async (idToken: string | undefined, email: string): Promise<string> =>
  (await toolkit(origin(), 'update', { idToken, email, returnSecureToken: true })).body['idToken'] ?? '';
const applies = (oobCode: string) => toolkit(origin(), 'update', { oobCode });

async function resets(email: string): Promise<number> {
  await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await service().codeTo(email, 'PASSWORD_RESET');
  return (await toolkit(origin(), 'resetPassword', { oobCode, newPassword: NEW_PASSWORD })).status;
}
const google = async (subject: string, email: string) =>
  toolkit(origin(), 'signInWithIdp', await service().proof({ subject, email }));

test('who gave an account another’s address does not get it back once its person has reset the password', async () => {
  const { body: attacker } = await signUp(origin(), 'attacker@example.com');
  await changes(attacker['idToken'], 'victim@example.com');
  const kept = await service().codeTo('attacker@example.com', 'RECOVER_EMAIL');
  expect(await resets('victim@example.com')).toBe(200);
  const { body: victim } = await signIn(origin(), 'victim@example.com', NEW_PASSWORD);
  expect(messageOf(await applies(kept))).toBe('INVALID_OOB_CODE');
  expect((await renew(origin(), victim['refreshToken'] ?? '')).status).toBe(200);
  expect((await signIn(origin(), 'victim@example.com', NEW_PASSWORD)).body['localId']).toBe(victim['localId']);
  expect((await signUp(origin(), 'attacker@example.com')).body['localId']).not.toBe(victim['localId']);
});

test('nor by a link that its person was lured to open, once a service vouches for them', async () => {
  const { body: attacker } = await signUp(origin(), 'lurer@example.com');
  const newEmail = 'lured@example.com';
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: attacker['idToken'], newEmail };
  await toolkit(origin(), 'sendOobCode', asked);
  await applies(await service().codeTo(newEmail, 'VERIFY_AND_CHANGE_EMAIL'));
  const { body: lured } = await google('lured', newEmail);
  expect(messageOf(await signIn(origin(), newEmail))).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(messageOf(await applies(await service().codeTo('lurer@example.com', 'RECOVER_EMAIL')))).toBe(
    'INVALID_OOB_CODE',
  );
  expect((await renew(origin(), lured['refreshToken'] ?? '')).status).toBe(200);
});

test('of several changes the person of the earliest address wins, and the code of a later one is over', async () => {
  const { body: owner } = await signUp(origin(), 'owner@example.com');
  const idToken = await changes(owner['idToken'], 'thief.one@example.com');
  await changes(idToken, 'thief.two@example.com');
  const thiefs = await service().codeTo('thief.one@example.com', 'RECOVER_EMAIL');
  expect((await applies(await service().codeTo('owner@example.com', 'RECOVER_EMAIL'))).status).toBe(200);
  expect(messageOf(await applies(thiefs))).toBe('INVALID_OOB_CODE');
  expect((await signIn(origin(), 'owner@example.com')).body['localId']).toBe(owner['localId']);
});

test('the earliest address goes back also after a later one has', async () => {
  const { body: owner } = await signUp(origin(), 'earliest@example.com');
  const idToken = await changes(owner['idToken'], 'between@example.com');
  await changes(idToken, 'latest@example.com');
  expect((await applies(await service().codeTo('between@example.com', 'RECOVER_EMAIL'))).status).toBe(200);
  expect((await applies(await service().codeTo('earliest@example.com', 'RECOVER_EMAIL'))).status).toBe(200);
  expect((await signIn(origin(), 'earliest@example.com')).body['localId']).toBe(owner['localId']);
});

test('a password that was chosen since goes with an address that is taken back, and the one before stays', async () => {
  const { body: owner } = await signUp(origin(), 'robbed@example.com');
  const body = { idToken: owner['idToken'], email: 'robber@example.com', password: NEW_PASSWORD };
  expect((await toolkit(origin(), 'update', body)).status).toBe(200);
  await applies(await service().codeTo('robbed@example.com', 'RECOVER_EMAIL'));
  for (const password of [PASSWORD, NEW_PASSWORD])
    expect(messageOf(await signIn(origin(), 'robbed@example.com', password))).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await resets('robbed@example.com')).toBe(200);
  expect((await signIn(origin(), 'robbed@example.com', NEW_PASSWORD)).body['localId']).toBe(owner['localId']);
});

test('nobody takes the former address while the change can be taken back', async () => {
  const { body: owner } = await signUp(origin(), 'held@example.com');
  await changes(owner['idToken'], 'held.new@example.com');
  expect(messageOf(await signUp(origin(), 'held@example.com'))).toBe('EMAIL_EXISTS');
  const { body: other } = await signUp(origin(), 'wants.held@example.com');
  expect(messageOf(await toolkit(origin(), 'update', { idToken: other['idToken'], email: 'held@example.com' }))).toBe(
    'EMAIL_EXISTS',
  );
  expect((await applies(await service().codeTo('held@example.com', 'RECOVER_EMAIL'))).status).toBe(200);
});

test.each([
  ['a reset by mail', 'reset', () => resets('proved.reset@example.com')],
  ['a service that vouches', 'google', () => google('proved', 'proved.google@example.com')],
])('who proves the former address by %s takes the change back', async (_name, way, proves) => {
  const [email, later] = [`proved.${way}@example.com`, `later.${way}@example.com`];
  const { body: owner } = await signUp(origin(), email);
  await changes(owner['idToken'], later);
  await proves();
  expect(messageOf(await signIn(origin(), later))).toBe('INVALID_LOGIN_CREDENTIALS');
  const signedIn = way === 'reset' ? await signIn(origin(), email, NEW_PASSWORD) : await google('proved', email);
  expect(signedIn.body['localId']).toBe(owner['localId']);
});

test('an address that is changed together with a first or another password is told to the one before', async () => {
  const { body: owner } = await signUp(origin(), 'sly@example.com');
  const given = { idToken: owner['idToken'], email: 'slier@example.com', password: NEW_PASSWORD };
  expect((await toolkit(origin(), 'signUp', given)).status).toBe(200);
  expect((await applies(await service().codeTo('sly@example.com', 'RECOVER_EMAIL'))).status).toBe(200);
});

test('a session that began by an identity ends when that is unlinked, and no other does', async () => {
  const { body: owner } = await signUp(origin(), 'linked@example.com');
  const stranger = { ...(await service().proof({ subject: 'linked', email: 'x@example.com' })) };
  const { body: linked } = await toolkit(origin(), 'signInWithIdp', { ...stranger, idToken: owner['idToken'] });
  const { body: theirs } = await toolkit(origin(), 'signInWithIdp', stranger);
  const { body: own } = await signIn(origin(), 'linked@example.com');
  expect(theirs['localId']).toBe(linked['localId']);
  await toolkit(origin(), 'update', { idToken: own['idToken'], deleteProvider: ['google.com'] });
  expect(messageOf(await renew(origin(), theirs['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
  expect((await renew(origin(), own['refreshToken'] ?? '')).status).toBe(200);
  expect(service().ended).toContain(own['localId']);
});
