/** When a token expires, in milliseconds since 1970; NaN when that cannot be read from it. */
export function tokenExpiry(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const { exp } = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** Whether a token may still be sent: its expiry lies in the future. */
export const isSendable = (token: string, now: number): boolean => tokenExpiry(token) > now;

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
