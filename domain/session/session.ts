/** Who is signed in, as the identity service says. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
}

/** The other services that people may sign in with. */
export type Provider = 'google' | 'github';

/** What signs in with a password. */
export interface PasswordSignIn {
  readonly email: string;
  readonly password: string;
}

/** What makes an account. */
export interface SignUp extends PasswordSignIn {
  readonly displayName: string;
}

/** A proof of another service's account that waits for the sign-in that it is to be linked to. */
export interface PendingLink {
  readonly provider: Provider;
  readonly email: string;
  /** The identity client's own object; it is handed back to it and never looked into. */
  readonly credential: unknown;
}

/** Why something of signing in did not work; actors reject with it. */
export interface SignInFailure {
  /** The identity service's code, such as `auth/invalid-credential`. */
  readonly code: string;
  /** Given when the address already has an account that is signed in to another way. */
  readonly pending?: PendingLink;
}

/** Reads what an actor rejected with. */
export function failureOf(error: unknown): SignInFailure {
  const isFailure = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isFailure ? (error as SignInFailure) : { code: 'unknown' };
}
