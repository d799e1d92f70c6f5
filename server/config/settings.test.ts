import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { isLoopback } from './loopback.js';
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

describe('with nothing set', () => {
  const settings = readSettings({});
  test('the server listens on this machine, port 4300, and keeps its data in ./data', () => {
    expect(settings.address).toMatchObject({ host: '127.0.0.1', port: 4300 });
    expect(settings.dataDir).toBe(path.resolve('data'));
  });
  test('sign-in is local, in a demo project of this data folder alone', () => {
    expect(settings.auth).toMatchObject({ mode: 'emulator', projectId: expect.stringMatching(/^demo-[0-9a-f]{12}$/) });
    expect(readSettings({ HARTA_DATA_DIR: './elsewhere' }).auth.projectId).not.toBe(settings.auth.projectId);
    expect(readSettings({ HARTA_DATA_DIR: 'data/' }).auth.projectId).toBe(settings.auth.projectId);
  });
  test('nothing is loaded from third parties', () => {
    expect(appConfigOf(settings, '1.2.3')).toMatchObject({ tagManagerId: null, version: '1.2.3' });
  });
});

test('a Firebase project is used when its id and key are set, in production and on any address', () => {
  const { auth } = readSettings({ ...firebase, NODE_ENV: 'production', HOST: '0.0.0.0', K_SERVICE: 'x' });
  expect(auth).toEqual({ mode: 'google', projectId: 'my-map', apiKey: 'key', authDomain: 'my-map.firebaseapp.com' });
});

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }, /production/],
  ['every address of the machine', { HOST: '0.0.0.0' }, /0\.0\.0\.0/],
  ['an IPv6 wildcard', { HOST: '::' }, /this machine only/],
  ['a name that may resolve anywhere', { HOST: 'harta.example' }, /this machine only/],
  ['a hosting platform', { FLY_APP_NAME: 'harta' }, /FLY_APP_NAME/],
  ['somebody else’s emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /unset it/],
])('the local sign-in is refused with %s', (_name, env, words) => {
  expect(refusal(env)).toMatch(words);
});

test.each([
  ['a Firebase project without its key', { FIREBASE_PROJECT_ID: 'my-map' }, /FIREBASE_API_KEY is not/],
  ['a key without its project', { FIREBASE_API_KEY: 'key' }, /FIREBASE_PROJECT_ID is not/],
  ['a demo project as if it were real', { ...firebase, FIREBASE_PROJECT_ID: 'demo-x' }, /demo project/],
  ['an auth domain with a path', { ...firebase, FIREBASE_AUTH_DOMAIN: 'a.example/x; script-src *' }, /host name/],
  ['a port that is no number', { PORT: '43o0' }, /PORT/],
  ['a port that does not exist', { PORT: '70000' }, /65535/],
  ['a contact address that runs a script', { HARTA_CONTACT_URL: 'javascript:alert(1)' }, /HARTA_CONTACT_URL/],
  ['a malformed tag manager id', { HARTA_TAG_MANAGER_ID: "GTM-1'" }, /HARTA_TAG_MANAGER_ID/],
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
