import { type Auth } from 'firebase/auth';

import { appConfig } from '../app/config';
import type * as sdkModule from './sdk';

type Sdk = typeof sdkModule;

/** The identity client of this page: its functions and the one object that they work on. */
export interface Firebase {
  readonly sdk: Sdk;
  readonly auth: Auth;
}

/**
 * In the local sign-in, the stand-in for Google's frame library: the client takes it when it is there before the client
 * starts. Without it only the sign-in by other services fails.
 */
async function loadLocalFrames(): Promise<void> {
  await new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = '/emulator/auth/frames.js';
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}

async function start(): Promise<Firebase> {
  const { mode, ...options } = appConfig().auth;
  const [sdk] = await Promise.all([import('./sdk'), mode === 'local' ? loadLocalFrames() : undefined]);
  const app = sdk.initializeApp(options);
  const auth = sdk.initializeAuth(app, {
    // The client asks IndexedDB every 0.8 s, in every window, whether another has changed it; of localStorage the browser tells.
    // Who is kept in IndexedDB from before is found there and moved.
    persistence: [sdk.browserLocalPersistence, sdk.indexedDBLocalPersistence],
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  });
  // It must follow initializeAuth synchronously: otherwise a stored session would first be sent to the real service.
  if (mode === 'local') sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return { sdk, auth };
}

let starting: Promise<Firebase> | undefined;

/** The identity client, loaded and started when it is first asked for. A failure to load it is tried again next time. */
export function firebase(): Promise<Firebase> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** The identity client once it knows whether somebody is signed in. */
export async function readyFirebase(): Promise<Firebase> {
  const client = await firebase();
  await client.auth.authStateReady();
  return client;
}
