import { type AppConfig } from '../app/config';
import { readStored, writeStored } from '../app/storage';

type Providers = AppConfig['auth']['providers'];

/** The services whose word for an address counts here, so that whoever comes by them gets its account: not the stand-ins. */
export const provingProviders = (providers: Providers): Providers[number]['id'][] =>
  providers.filter(({ kind }) => kind !== 'trial').map(({ id }) => id);

/** How long a closed message stays away, in milliseconds: a week. */
const AWAY = 7 * 24 * 60 * 60 * 1000;

const keyOf = (uid: string) => `confirm-address-closed:${uid}`;

/** Whether somebody closed the request to confirm their address less than a week ago. @param now milliseconds since 1970 */
export const wasClosed = (uid: string, now: number): boolean => now - Number(readStored(keyOf(uid)) ?? 0) < AWAY;

/** Keeps the request to confirm an address away for a week. */
export const keepClosed = (uid: string, now: number): void => writeStored(keyOf(uid), String(now));
