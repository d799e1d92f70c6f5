import { type Page } from '@playwright/test';

import { type Account, type Identity } from './account';

/** What a browser keeps, as far as it matters here. */
interface Kept {
  readonly cookies: never[];
  readonly origins: {
    readonly origin: string;
    readonly localStorage: { name: string; value: string }[];
    readonly indexedDB?: unknown[];
  }[];
}

const STORE = { name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, indexes: [] };

/** A user as the client library keeps it (`User.toJSON()`) and reads it again when a page opens. */
const storedUser = (apiKey: string, { localId: uid, email, idToken, refreshToken, expiresIn }: Identity) => ({
  uid,
  email,
  emailVerified: false,
  isAnonymous: false,
  providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
  stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
  createdAt: String(Date.now()),
  lastLoginAt: String(Date.now()),
  apiKey,
  appName: '[DEFAULT]',
});

/**
 * What a browser keeps of somebody who has signed in to an account, as Playwright's `storageState` tells it.
 * @param apiKey of the installation's configuration: the client library keeps its user under it
 * @param device the id that the browser goes by
 */
export function signedInStorage({ origin, identity }: Account, apiKey: string, device: string): Kept {
  const user = { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(storedUser(apiKey, identity)) };
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'device', value: device }, user] }] };
}

/** The same, as browsers kept it until 2026-11-26: the user in IndexedDB. */
export function signedInBefore({ origin, identity }: Account, apiKey: string, device: string): Kept {
  const value = { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: storedUser(apiKey, identity) };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [{ ...STORE, records: [{ value }] }] }];
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'device', value: device }], indexedDB }] };
}

/**
 * Lets the browser of a page keep this of one origin, and nothing that it kept of it before. Playwright's own way, which is taken for what no
 * page can write, throws away the files of the pages besides.
 */
export async function keepIn(page: Page, state: Kept): Promise<void> {
  const [kept, ...others] = state.origins;
  if (kept === undefined || others.length > 0 || kept.indexedDB !== undefined)
    return page.context().setStorageState(state);
  // Any small answer of the origin will do.
  await page.goto(`${kept.origin}/healthz`);
  await page.evaluate((items) => {
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept.localStorage);
}
