import { type Provider } from './session';

/** A way to sign in that an account has, or can have. */
export type SignInMethod = 'password' | Provider;

/** How a person can sign in at present, as the identity service says. */
export interface SignInMethods {
  /** Null for an account that another service vouches for without an address. */
  readonly email: string | null;
  readonly linked: readonly SignInMethod[];
}

/** What a person changes of how they sign in. */
export type AccountChange =
  /** Another password, or the first one; `email` where the account has no address yet. */
  | { readonly kind: 'password'; readonly password: string; readonly email?: string }
  /** The address changes once the link that it is mailed is opened. */
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'link'; readonly provider: Provider }
  | { readonly kind: 'unlink'; readonly method: SignInMethod };

/** Proves again that the account's person makes the change. */
export type Proof = { readonly password: string } | { readonly provider: Provider };

/** Codes of the identity service by which a proof was none, and can be given again. */
const NO_PROOF = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/missing-password',
  'auth/user-mismatch',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Whether a change was refused because what the person gave as a proof is none. */
export const isNoProof = (code: string): boolean => NO_PROOF.has(code);
