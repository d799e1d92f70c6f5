import { type ProviderId } from '../../providers/assertion.js';

/** What another service, or its stand-in, said of an account's person. */
export interface LinkedIdentity {
  readonly providerId: ProviderId;
  /** Said by the stand-in: no other service was asked. */
  readonly isTrial: boolean;
  readonly subject: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}

/** What of an account may change. */
export interface AccountFields {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  /** As `hashPassword` makes it; null for whoever signs in by other services only. */
  readonly password: string | null;
  /** Milliseconds since 1970. */
  readonly passwordAt: number | null;
  readonly isDisabled: boolean;
  /** Milliseconds since 1970. */
  readonly lastLoginAt: number;
  /** Seconds since 1970; tokens issued before are over. */
  readonly validSince: number;
  /** Milliseconds since 1970, by the steady clock; API and view tokens made before are over. */
  readonly endedAt: number;
}

/** An account of the local sign-in. */
export interface Account extends AccountFields {
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly identities: readonly LinkedIdentity[];
}
