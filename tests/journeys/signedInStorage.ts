import { type Account, type Identity } from './account';

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
export function signedInStorage({ origin, identity }: Account, apiKey: string, device: string) {
  const value = { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: storedUser(apiKey, identity) };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [{ ...STORE, records: [{ value }] }] }];
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'device', value: device }], indexedDB }] };
}
