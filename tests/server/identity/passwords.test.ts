import { describe, expect, test } from 'vitest';

import { ownService } from './ownService.js';
import { messageOf, PASSWORD, signIn, signUp, toolkit, type ToolkitAnswer } from './toolkit.js';

const { service, origin } = ownService();

/** Each call that sets a password, made for an account of its own. */
const WAYS: readonly (readonly [string, (email: string, password: string) => Promise<ToolkitAnswer>])[] = [
  ['signing up', (email, password) => signUp(origin(), email, password)],
  [
    'changing it',
    async (email, password) => {
      const { body } = await signUp(origin(), email);
      return toolkit(origin(), 'update', { idToken: body['idToken'], password });
    },
  ],
  [
    'a mailed link',
    async (email, newPassword) => {
      await signUp(origin(), email);
      await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
      return toolkit(origin(), 'resetPassword', { oobCode: await service().codeTo(email), newPassword });
    },
  ],
  [
    'adding one to an account of Google’s',
    async (email, password) => {
      const said = await service().proof({ subject: `g-${email}`, email });
      const { body } = await toolkit(origin(), 'signInWithIdp', said);
      return toolkit(origin(), 'signUp', { idToken: body['idToken'], email, password });
    },
  ],
];

describe.each(WAYS)('by %s', (way, set) => {
  const addressFor = (name: string) => `${name}.${WAYS.findIndex(([each]) => each === way)}@example.com`;

  test('a password of seven characters is refused, and one of eight is taken', async () => {
    expect(messageOf(await set(addressFor('seven'), 'x7-bQ!z'))).toMatch(/^WEAK_PASSWORD/);
    expect((await signIn(origin(), addressFor('seven'), 'x7-bQ!z')).status).toBe(400);
    expect((await set(addressFor('eight'), 'x7-bQ!zk')).status).toBe(200);
    expect((await signIn(origin(), addressFor('eight'), 'x7-bQ!zk')).status).toBe(200);
  });
  test('a password of 4,097 characters is refused', async () => {
    expect(messageOf(await set(addressFor('endless'), 'y'.repeat(4097)))).toMatch(/^PASSWORD_DOES_NOT_MEET_/);
  });
  test('a password that everybody has is refused, in capitals too', async () => {
    expect(messageOf(await set(addressFor('easy'), 'qwertyuiop'))).toMatch(/^PASSWORD_TOO_COMMON/);
    expect(messageOf(await set(addressFor('capitals'), 'PassWord1'))).toMatch(/^PASSWORD_TOO_COMMON/);
    expect((await signIn(origin(), addressFor('easy'), 'qwertyuiop')).status).toBe(400);
  });
  test('a password made of the person’s address is refused', async () => {
    for (const [name, password] of [
      ['whole-address', addressFor('whole-address')],
      ['ana-popescu', 'ana-popescu1990!'],
      ['at-domain', 'Example.com-7'],
      ['product', 'Harta2026!'],
    ] as const)
      expect(messageOf(await set(addressFor(name), password)), password).toMatch(/^PASSWORD_TOO_COMMON/);
    expect((await set(addressFor('ana-pop'), PASSWORD)).status).toBe(200);
  });
});
