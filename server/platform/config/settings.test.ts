import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { reachOf } from '../../listen.js';
import { isLoopback } from './address.js';
import { readProviders } from './providers.js';
import { appConfigOf, readSettings } from './settings.js';
import { StartupError } from './StartupError.js';

const refusal = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  return '';
};
const firebase = { FIREBASE_PROJECT_ID: 'my-map', FIREBASE_API_KEY: 'key' };

const team = { HOST: '0.0.0.0', HARTA_PUBLIC_URL: 'https://harta.example', HARTA_SMTP_URL: 'smtp://mail.example' };

describe('with nothing set', () => {
  const settings = readSettings({});
  test('the server listens on this machine, port 4300, and keeps its data in ./data', () => {
    expect(settings.address).toMatchObject({ host: '127.0.0.1', port: 4300 });
    expect(settings.dataDir).toBe(path.resolve('data'));
  });
  test('sign-in is local, in a demo project of this data folder alone', () => {
    expect(settings.auth).toMatchObject({ mode: 'local', projectId: expect.stringMatching(/^demo-[0-9a-f]{12}$/) });
    expect(readSettings({ HARTA_DATA_DIR: './elsewhere' }).auth.projectId).not.toBe(settings.auth.projectId);
    expect(readSettings({ HARTA_DATA_DIR: 'data/' }).auth.projectId).toBe(settings.auth.projectId);
  });
  test('mails lie in the mailbox, nobody is behind TLS, and no proxy is believed', () => {
    expect(settings.mail).toEqual({ smtp: null, from: null, mailboxKey: null });
    expect(appConfigOf(settings, '1').mailbox).toBe(true);
    expect(settings.address).toMatchObject({ publicUrl: null, trustedProxies: [] });
    expect(reachOf(settings)).toMatchObject({ isBehindTls: false, hosts: { loopback: true } });
  });
  test('nothing is loaded from third parties', () => {
    expect(appConfigOf(settings, '1.2.3').version).toBe('1.2.3');
    expect(appConfigOf(settings, '1.2.3')).not.toHaveProperty('tagManagerId');
  });
});

test('a Firebase project is used when its id and key are set, in production and on any address', () => {
  const { auth } = readSettings({ ...firebase, NODE_ENV: 'production', HOST: '0.0.0.0', K_SERVICE: 'x' });
  expect(auth).toEqual({ mode: 'google', projectId: 'my-map', apiKey: 'key', authDomain: 'my-map.firebaseapp.com' });
});

test('behind a TLS proxy and with mails the local sign-in serves a team, under its public name alone', () => {
  const settings = readSettings({
    ...team,
    NODE_ENV: 'production',
    K_SERVICE: 'x',
    HARTA_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1',
  });
  expect(settings.auth.mode).toBe('local');
  expect(settings.address.origins).toEqual(['https://harta.example']);
  expect(appConfigOf(settings, '1').mailbox).toBe(false);
  expect(reachOf(settings)).toEqual({
    isBehindTls: true,
    connectionsPerAddress: 2_000,
    hosts: { loopback: false, named: ['harta.example'] },
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
  });
});

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }, /production/],
  ['every address of the machine', { HOST: '0.0.0.0' }, /0\.0\.0\.0/],
  ['an IPv6 wildcard', { HOST: '::' }, /this machine only/],
  ['a name that may resolve anywhere', { HOST: 'harta.example' }, /this machine only/],
  ['mails but no public address', { HOST: '0.0.0.0', HARTA_SMTP_URL: 'smtp://127.0.0.1' }, /HARTA_PUBLIC_URL/],
  ['a public address but no mails', { HARTA_PUBLIC_URL: 'https://harta.example' }, /HARTA_SMTP_URL/],
  ['a hosting platform', { FLY_APP_NAME: 'harta' }, /FLY_APP_NAME/],
  ['somebody else’s emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /unset it/],
])('the local sign-in is refused with %s', (_name, env, words) => {
  expect(refusal(env)).toMatch(words);
});

const google = { HARTA_GOOGLE_CLIENT_ID: 'id', HARTA_GOOGLE_CLIENT_SECRET: 'secret' };
const offered = (env: NodeJS.ProcessEnv) => appConfigOf(readSettings(env), '1').auth.providers;

describe('other services', () => {
  test('have a stand-in where only this machine reaches the installation', () => {
    expect(offered({})).toEqual([
      { id: 'google', kind: 'trial' },
      { id: 'github', kind: 'trial' },
    ]);
  });
  test('are themselves where their client id and secret are set, and the other one stays', () => {
    expect(readSettings(google).providers.google).toEqual({
      kind: 'real',
      client: { clientId: 'id', clientSecret: 'secret', service: new URL('https://accounts.google.com') },
    });
    expect(offered(google)).toEqual([
      { id: 'google', kind: 'real' },
      { id: 'github', kind: 'trial' },
    ]);
  });
  test('have no stand-in where others reach the installation', () => {
    expect(readProviders({}, { auth: { mode: 'local' }, isForThisMachine: false })).toEqual({});
    expect(readProviders(google, { auth: { mode: 'local' }, isForThisMachine: false })).toMatchObject({
      google: { kind: 'real' },
    });
  });
  test('are the Firebase project’s where there is one', () => {
    expect(offered(firebase)).toEqual([
      { id: 'google', kind: 'real' },
      { id: 'github', kind: 'real' },
    ]);
  });
  test('tell the browser no secret', () => {
    expect(JSON.stringify(appConfigOf(readSettings(google), '1'))).not.toContain('secret');
  });
});

test.each([
  ['a client id without its secret', { HARTA_GOOGLE_CLIENT_ID: 'id' }, /HARTA_GOOGLE_CLIENT_SECRET is not/],
  ['a client secret without its id', { HARTA_GITHUB_CLIENT_SECRET: 's' }, /HARTA_GITHUB_CLIENT_ID is not/],
  ['a client beside a Firebase project', { ...firebase, ...google }, /the Firebase project signs people in/],
  ['another Google elsewhere', { ...google, HARTA_GOOGLE_ISSUER: 'https://evil.example' }, /of this machine/],
  ['another Google that is no address', { ...google, HARTA_GOOGLE_ISSUER: 'localhost' }, /of this machine/],
  ['a Firebase project without its key', { FIREBASE_PROJECT_ID: 'my-map' }, /FIREBASE_API_KEY is not/],
  ['a key without its project', { FIREBASE_API_KEY: 'key' }, /FIREBASE_PROJECT_ID is not/],
  ['a demo project as if it were real', { ...firebase, FIREBASE_PROJECT_ID: 'demo-x' }, /demo project/],
  ['an auth domain with a path', { ...firebase, FIREBASE_AUTH_DOMAIN: 'a.example/x; script-src *' }, /host name/],
  ['a port that is no number', { PORT: '43o0' }, /PORT/],
  ['a port that does not exist', { PORT: '70000' }, /65535/],
  ['a contact address that runs a script', { HARTA_CONTACT_URL: 'javascript:alert(1)' }, /HARTA_CONTACT_URL/],
  ['a malformed tag manager id', { HARTA_TAG_MANAGER_ID: "GTM-1'" }, /HARTA_TAG_MANAGER_ID/],
  ['a public address without TLS', { ...team, HARTA_PUBLIC_URL: 'http://harta.example' }, /https:\/\//],
  ['a public address with a path', { ...team, HARTA_PUBLIC_URL: 'https://harta.example/a' }, /a host alone/],
  ['a public address with a password', { ...team, HARTA_PUBLIC_URL: 'https://a:b@harta.example' }, /a host alone/],
  ['a proxy that is everybody', { HARTA_TRUSTED_PROXIES: '0.0.0.0/0' }, /HARTA_TRUSTED_PROXIES/],
  ['a proxy by a name', { HARTA_TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, /"proxy.example"/],
  ['a pages address that is none', { HARTA_PAGES_ORIGIN: 'here' }, /HARTA_PAGES_ORIGIN/],
])('%s is refused with one sentence', (_name, env, words) => {
  expect(refusal(env)).toMatch(words);
  expect(refusal(env)).not.toContain('\n');
});

test('pages of the development server may sign in too', () => {
  const { origins } = readSettings({ HARTA_PAGES_ORIGIN: 'http://127.0.0.1:5173' }).address;
  expect(origins).toEqual(expect.arrayContaining(['http://127.0.0.1:5173', 'http://localhost:5173']));
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['0.0.0.0', false],
  ['localhost.example', false],
])('loopback: %s → %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
