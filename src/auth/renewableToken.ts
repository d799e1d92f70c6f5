import { isSendable } from './tokenExpiry';

/** Whoever is signed in, as far as tokens go. */
export interface TokenHolder {
  getIdToken(forceRefresh: boolean): Promise<string>;
}

/**
 * A token that may be sent: the present one, else one that is renewed once, else null (this machine's clock is then more
 * than an hour ahead). Null too when somebody else is signed in by the time that it is there.
 */
export async function renewableToken(current: () => TokenHolder | null): Promise<string | null> {
  const holder = current();
  if (holder === null) return null;
  for (const isForced of [false, true]) {
    const token = await holder.getIdToken(isForced);
    if (current() !== holder) return null;
    if (isSendable(token, Date.now())) return token;
    console.info('Token expired...');
  }
  return null;
}
