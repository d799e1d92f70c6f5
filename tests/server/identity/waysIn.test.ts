import { describe, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { withApiTokens } from '../../../server/people/identity/apiTokens/proveApiTokens.js';
import { newApiToken } from '../../../server/people/identity/apiTokens/secret.js';
import { makeFrameAncestors } from '../../../server/people/identity/views/frames.js';
import { SocketTickets } from '../../../server/people/identity/tickets/SocketTickets.js';
import { rowsOf } from '../storedRows.js';
import { ownService } from './ownService.js';
import { renew, signIn, signUp, toolkit } from './toolkit.js';

const { service, origin } = ownService();
const NEW_PASSWORD = 'another-secret-2';

/** An account with every way into it. `person` did what is asked of, `other` is whoever else has a way in. */
interface Prepared {
  readonly uid: string;
  readonly email: string;
  /** What the person brings who causes the event. */
  readonly idToken: string;
  readonly other: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, string>>;
  readonly apiToken: { readonly secret: string; readonly hash: string; readonly createdAt: string };
  readonly subject: string;
  readonly ticket: string;
  readonly tickets: SocketTickets;
}

const google = (subject: string, email: string) => service().proof({ subject, email });
const mailsTo = (to: string) => service().mails.filter((mail) => mail.to === to).length;

/** Asks for a mail, and reads its code once it is there. */
async function coded(body: object, to: string): Promise<string> {
  const before = mailsTo(to);
  expect((await toolkit(origin(), 'sendOobCode', body)).status).toBe(200);
  await expect.poll(() => mailsTo(to)).toBe(before + 1);
  return service().mails.findLast((mail) => mail.to === to)?.code ?? '';
}

/** Changes the address at once, and reads the code that takes that back. */
async function moved(idToken: string, from: string, to: string): Promise<{ idToken: string; code: string }> {
  const before = mailsTo(from);
  const { body } = await toolkit(origin(), 'update', { idToken, email: to, returnSecureToken: true });
  await expect.poll(() => mailsTo(from)).toBe(before + 1);
  return { idToken: body['idToken'] ?? '', code: service().mails.findLast((mail) => mail.to === from)?.code ?? '' };
}

async function prepared(name: string): Promise<Prepared> {
  const [former, email, subject] = [`${name}.former@example.com`, `${name}@example.com`, `google-${name}`];
  const { body: made } = await signUp(origin(), former);
  const uid = made['localId'] ?? '';
  const change = await moved(made['idToken'] ?? '', former, email);
  await toolkit(origin(), 'signInWithIdp', {
    ...(await google(subject, `${name}.google@example.com`)),
    idToken: change.idToken,
  });
  const { body: other } = await signIn(origin(), email);
  const { body: person } = await signIn(origin(), email);
  const idToken = person['idToken'] ?? '';
  const newEmail = `${name}.thief@example.com`;
  const codes = {
    reset: await coded({ requestType: 'PASSWORD_RESET', email }, email),
    verify: await coded({ requestType: 'VERIFY_EMAIL', idToken }, email),
    change: await coded({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: other['idToken'], newEmail }, newEmail),
    recover: change.code,
  };
  const tickets = new SocketTickets();
  const { ticket } = await tickets.issue(uid as OwnerId, other['idToken'] ?? '');
  const createdAt = new Date(service().identity.now()).toISOString();
  const apiToken = { ...newApiToken(), createdAt };
  return { uid, email, idToken, other, codes, apiToken, subject, ticket, tickets };
}

/** Each way into an account, tried by whoever is not the person of the event. @returns whether it leads in */
const WAYS_IN: Readonly<Record<string, (account: Prepared) => Promise<boolean>>> = {
  'the password before': async ({ uid }) => {
    return (await signIn(origin(), await addressOf(uid))).body['localId'] === uid;
  },
  'a refresh token': async ({ other }) => (await renew(origin(), other['refreshToken'] ?? '')).status === 200,
  'an identity token': async ({ other }) =>
    service()
      .verify(other['idToken'] ?? '')
      .then(
        () => true,
        () => false,
      ),
  'a ticket for a socket': async ({ tickets, ticket }) => {
    const token = await tickets.redeem(ticket);
    if (token === undefined) return false;
    return service()
      .verify(token)
      .then(
        () => true,
        () => false,
      );
  },
  'a linked identity': async ({ subject, uid }) =>
    (await toolkit(origin(), 'signInWithIdp', await service().proof({ subject }))).body['localId'] === uid,
  'a code that resets the password': async ({ codes }) =>
    (await toolkit(origin(), 'resetPassword', { oobCode: codes['reset'], newPassword: 'a-thiefs-secret-3' })).status ===
    200,
  'a code that confirms the address': async ({ codes }) => appliedCode(codes['verify']),
  'a code that changes the address': async ({ codes }) => appliedCode(codes['change']),
  'a code that takes a changed address back': async ({ codes }) => appliedCode(codes['recover']),
  'an API token': async ({ uid, apiToken }) => {
    const token = { id: 'T', name: 'n', scope: 'read', prefix: '', lastFour: '', createdAt: apiToken.createdAt };
    const known = { owner: uid, token: { ...token, expiresAt: '2999-01-01T00:00:00.000Z' } };
    const verify = withApiTokens(async () => Promise.reject(new Error('no API token')), {
      tokens: { find: async () => known as never, noteUse: async () => {} },
      stands: service().identity.stands,
    });
    return verify(apiToken.secret).then(
      () => true,
      () => false,
    );
  },
  'a view token': async ({ uid, apiToken: { createdAt } }) => {
    const known = { owner: uid as OwnerId, origins: ['https://a.example'], createdAt, expiresAt: '2999-01-01' };
    const ancestors = makeFrameAncestors({
      views: { frame: async () => known },
      stands: service().identity.stands,
    });
    return (await ancestors('01ARZ3NDEKTSV4RRFFQ69G5FAV')).length > 0;
  },
};

const appliedCode = async (oobCode = '') => (await toolkit(origin(), 'update', { oobCode })).status === 200;

async function addressOf(uid: string): Promise<string> {
  const sql = `SELECT email FROM account WHERE uid = '${uid}'`;
  const [row] = await rowsOf(service().dataDir, 'identity.db', sql);
  return String(row?.['email'] ?? 'nobody@example.com');
}

/** What the person does, or somebody for them; and which ways in are left to others afterwards. */
interface EventOfAccount {
  readonly happens: (account: Prepared) => Promise<unknown>;
  readonly left: readonly string[];
}

const PASSWORD_BEFORE = 'the password before';
const TAKEN_BACK = 'a code that takes a changed address back';
const SESSIONS = ['a refresh token', 'an identity token', 'a ticket for a socket'];
const ALL = Object.keys(WAYS_IN);

const EVENTS: Readonly<Record<string, EventOfAccount>> = {
  'a password that is reset by mail': {
    happens: async ({ email }) => {
      const oobCode = await coded({ requestType: 'PASSWORD_RESET', email }, email);
      return toolkit(origin(), 'resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    },
    left: [],
  },
  'a service that vouches for the address': {
    happens: async ({ email }) => toolkit(origin(), 'signInWithIdp', await google(`real-${email}`, email)),
    left: [],
  },
  'a changed password': {
    happens: ({ idToken }) => toolkit(origin(), 'update', { idToken, password: NEW_PASSWORD }),
    // Else who stole a session would change address and password, and be rid of the person.
    left: [TAKEN_BACK],
  },
  'a changed address': {
    happens: ({ idToken, email }) => toolkit(origin(), 'update', { idToken, email: `new.${email}` }),
    left: [PASSWORD_BEFORE, TAKEN_BACK],
  },
  'an address that is changed by mail': {
    happens: async ({ idToken, email }) => {
      const newEmail = `proved.${email}`;
      const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
      return toolkit(origin(), 'update', { oobCode: await coded(asked, newEmail) });
    },
    left: [PASSWORD_BEFORE, TAKEN_BACK],
  },
  'a changed address that is taken back': {
    happens: async ({ idToken, email }) => {
      // Changed once more: who takes that back is the person of the address between, and the earlier one comes first.
      const { code } = await moved(idToken, email, `last.${email}`);
      return toolkit(origin(), 'update', { oobCode: code });
    },
    left: [PASSWORD_BEFORE, TAKEN_BACK],
  },
  'signing out everywhere': {
    happens: async ({ uid }) => service().identity.endSessions(uid),
    left: ALL.filter((way) => !SESSIONS.includes(way)),
  },
  'an unlinked identity': {
    happens: ({ idToken }) => toolkit(origin(), 'update', { idToken, deleteProvider: ['google.com'] }),
    left: ALL.filter((way) => way !== 'a linked identity'),
  },
  'a deleted account': {
    happens: ({ idToken }) => toolkit(origin(), 'delete', { idToken }),
    left: [],
  },
};

describe.each(Object.entries(EVENTS))('%s', (event, { happens, left }) => {
  const nth = Object.keys(EVENTS).indexOf(event);
  test.each(ALL)('and %s', async (way) => {
    const account = await prepared(`event${nth}.way${ALL.indexOf(way)}`);
    await happens(account);
    const leadsIn = await WAYS_IN[way]?.(account);
    expect(leadsIn).toBe(left.includes(way));
  });
});

test('each way leads in while nothing has happened', async () => {
  for (const way of ALL) {
    const account = await prepared(`nothing.way${ALL.indexOf(way)}`);
    expect([way, await WAYS_IN[way]?.(account)]).toEqual([way, true]);
  }
});
