import { decodeJwt } from 'jose';

import {
  messageOf,
  PASSWORD,
  renew,
  signIn,
  signOut,
  signUp,
  toolkit,
  type ToolkitAnswer,
} from '../server/identity/toolkit.js';
import { unsigned } from '../server/identity/tokens.js';
import { type Target } from './Target.js';

/** Something in which the two differ on purpose. The same is asked of both, and each must answer as is said here. */
export interface DifferenceOnPurpose {
  readonly what: string;
  readonly reason: string;
  readonly ask: (target: Target, email: string) => Promise<unknown>;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const OTHER_PASSWORD = 'another-secret-2';

/** The code that the last of so many calls answers. */
async function lastOf(count: number, call: (nth: number) => Promise<ToolkitAnswer>): Promise<string | undefined> {
  for (let nth = 1; nth < count; nth += 1) await call(nth);
  return messageOf(await call(count)).split(' : ')[0];
}
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

/** The same token, signed by nobody, with other claims. */
const rewritten = (idToken: string, claims: object) =>
  unsigned({ alg: 'none', typ: 'JWT' }, { ...decodeJwt(idToken), ...claims });

/** Differences in what goes on between calls; those of single answers stand beside the recorded calls. */
export const differencesOnPurpose: readonly DifferenceOnPurpose[] = [
  {
    what: 'the eleventh wrong password in a quarter of an hour',
    reason: 'Guessing has an end. The emulator has no limits.',
    ask: async ({ origin }, email) => lastOf(11, () => signIn(origin, email, OTHER_PASSWORD)),
    ours: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    theirs: 'INVALID_LOGIN_CREDENTIALS',
  },
  {
    what: 'the sixth mail in an hour',
    reason: 'Nobody’s mailbox is flooded.',
    ask: async ({ origin }, email) =>
      lastOf(6, () => toolkit(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })),
    ours: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    theirs: '',
  },
  {
    what: 'the mails of all, without the key of the mailbox',
    reason: 'Whoever reads a mail has the account. The emulator shows all to everybody.',
    ask: async ({ origin }) => (await fetch(`${origin}/emulator/v1/projects/demo-local/oobCodes`)).status,
    ours: 404,
    theirs: 200,
  },
  {
    what: 'a password, told to its own account',
    reason: 'It is kept hashed, and told to nobody. The emulator keeps it readably.',
    ask: async ({ origin }, email) => {
      const { body } = await signUp(origin, email);
      const told = await toolkit(origin, 'lookup', { idToken: body['idToken'] });
      return JSON.stringify(told.body).includes(PASSWORD);
    },
    ours: false,
    theirs: true,
  },
  {
    what: 'a token that nobody signed',
    reason: 'Tokens are signed (RS256). The emulator’s can be written by anyone.',
    ask: async ({ origin }, email) => {
      const { body } = await signUp(origin, email);
      const idToken = rewritten(body['idToken'] ?? '', {});
      return messageOf(await toolkit(origin, 'lookup', { idToken }));
    },
    ours: 'INVALID_ID_TOKEN',
    theirs: '',
  },
  {
    what: 'a refresh token written by somebody who knows the uid',
    reason: 'Refresh tokens are random, and kept as digests. The emulator’s only name the uid.',
    ask: async ({ origin }, email) => {
      const { body } = await signUp(origin, email);
      const written = {
        _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
        localId: body['localId'],
        provider: 'password',
        extraClaims: {},
        projectId: 'demo-local',
      };
      return (await renew(origin, Buffer.from(JSON.stringify(written)).toString('base64'))).status;
    },
    ours: 400,
    theirs: 200,
  },
  {
    what: 'a refresh token from before a new password',
    reason: 'A stolen one ends with the new password. The emulator’s never end.',
    ask: async ({ origin }, email) => {
      const { body: stolen } = await signUp(origin, email);
      const { body: own } = await signIn(origin, email);
      await nextSecond();
      await toolkit(origin, 'update', { idToken: own['idToken'], password: OTHER_PASSWORD });
      return messageOf(await renew(origin, stolen['refreshToken'] ?? ''));
    },
    ours: 'TOKEN_EXPIRED',
    theirs: '',
  },
  {
    what: 'a token of a browser that has signed out',
    reason: 'Its session is over. The emulator knows no sign-out, and a Firebase project none but Apple’s.',
    ask: async ({ origin }, email) => {
      const { body } = await signUp(origin, email);
      await signOut(origin, body['idToken']).catch(() => null);
      return messageOf(await toolkit(origin, 'lookup', { idToken: body['idToken'] }));
    },
    ours: 'TOKEN_EXPIRED',
    theirs: '',
  },
  {
    what: 'the time of sign-in in a renewed token',
    reason: 'It is that of its own sign-in, by which it is judged fresh. The emulator tells the account’s last one.',
    ask: async ({ origin }, email) => {
      const { body: first } = await signUp(origin, email);
      await nextSecond();
      await signIn(origin, email);
      const renewed = await renew(origin, first['refreshToken'] ?? '');
      const time = (token = '') => decodeJwt(token)['auth_time'];
      return time(renewed.body['id_token']) === time(first['idToken']);
    },
    ours: true,
    theirs: false,
  },
  {
    what: 'a wrong password for a disabled account',
    reason: 'That there is an account is said to the right password alone.',
    ask: async ({ origin, disable }, email) => {
      const { body } = await signUp(origin, email);
      await disable(body['localId'] ?? '');
      return messageOf(await signIn(origin, email, OTHER_PASSWORD));
    },
    ours: 'INVALID_LOGIN_CREDENTIALS',
    theirs: 'USER_DISABLED',
  },
  {
    what: 'a link to reset the password of what is no address',
    reason: 'It is said at once, as Google’s service does.',
    ask: async ({ origin }) =>
      messageOf(await toolkit(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody' })),
    ours: 'INVALID_EMAIL',
    theirs: '',
  },
  {
    what: 'a password for an account of Google’s at its own address',
    reason: 'Linking the two is what the client asks by it, and Google’s service does.',
    ask: async (target, email) => {
      const id_token = await target.credential({ subject: `g-${email}`, email, verified: true });
      const said = {
        requestUri: 'http://localhost',
        postBody: new URLSearchParams({ providerId: 'google.com', id_token }).toString(),
        returnSecureToken: true,
      };
      const { body } = await toolkit(target.origin, 'signInWithIdp', said);
      const given = { idToken: body['idToken'], email, password: PASSWORD, returnSecureToken: true };
      return messageOf(await toolkit(target.origin, 'signUp', given));
    },
    ours: '',
    theirs: 'EMAIL_EXISTS',
  },
  {
    what: 'the twenty-first account from an address in an hour',
    reason: 'Signing up tells whether an address has an account; so nobody asks that of many.',
    ask: async ({ origin }, email) => lastOf(21, (nth) => signUp(origin, `${nth}-${email}`)),
    ours: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    theirs: '',
  },
];

/** Differences that need a clock which moves, and the test that proves each of ours. The emulator never does the like. */
export const DIFFERENCES_OF_TIME: readonly (readonly [what: string, proof: string])[] = [
  [
    'A new password, a new address, deleting, linking and unlinking need a sign-in of the last five minutes.',
    'six minutes after signing in, password, address and account need another sign-in',
  ],
  ['Codes of mails are too old after an hour (EXPIRED_OOB_CODE).', 'is too old after an hour'],
  ['Sessions end when they are not used, and after a time in all.', 'ends after 30 days without use'],
];
