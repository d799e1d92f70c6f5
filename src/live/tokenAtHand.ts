import { tokenExpiry } from '../auth/tokenExpiry';

/** The identity client renews a token only in its last half minute; sooner it would give the same again. */
const BEFORE_EXPIRY_MS = 25_000;
const SHORTEST_WAIT_MS = 5_000;

/** A token that can be had in one breath. */
export interface TokenAtHand {
  /** The token; empty while there is none. */
  present(): string;
  /** Takes a fresh one, and from then on renews it before it expires. Rejects as the asking does. @returns whether there is one */
  take(): Promise<boolean>;
  /** Lets go of it: whoever it belonged to has left. */
  forget(): void;
}

/**
 * Keeps a token at hand: the client of the channel asks for its parameters in one breath, the identity client answers later.
 * @param ask gives a token that is valid now, or null when nobody is signed in
 */
export function tokenAtHand(ask: () => Promise<string | null>): TokenAtHand {
  let token: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let partings = 0;

  async function take(): Promise<boolean> {
    const asked = partings;
    const fresh = await ask();
    // A token that arrives after the parting belongs to whoever has left.
    if (asked !== partings) return false;
    clearTimeout(timer);
    token = fresh;
    if (fresh === null) return false;
    const wait = Math.max(SHORTEST_WAIT_MS, tokenExpiry(fresh) - Date.now() - BEFORE_EXPIRY_MS);
    timer = setTimeout(renew, wait);
    return true;
  }
  function renew(): void {
    take().catch(() => {
      timer = setTimeout(renew, SHORTEST_WAIT_MS);
    });
  }
  return {
    present: () => token ?? '',
    take,
    forget: () => {
      clearTimeout(timer);
      partings += 1;
      token = null;
    },
  };
}
