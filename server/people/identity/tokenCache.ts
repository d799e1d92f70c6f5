import { createHash } from 'node:crypto';

import { type IdentityClaims } from './claims.js';

const KEPT = 1000;

/** Remembers which tokens were found good, until they expire: by digest, so that no token lies about in memory. */
export interface TokenCache {
  get(token: string, nowSeconds: number): IdentityClaims | undefined;
  set(token: string, claims: IdentityClaims): void;
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A cache of the last thousand tokens. */
export function createTokenCache(): TokenCache {
  const kept = new Map<string, IdentityClaims>();
  return {
    get(token, nowSeconds) {
      const key = digest(token);
      const claims = kept.get(key);
      if (claims === undefined || claims.exp > nowSeconds) return claims;
      kept.delete(key);
      return undefined;
    },
    set(token, claims) {
      kept.set(digest(token), claims);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
    },
  };
}
