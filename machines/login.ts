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

/** Where a person arrives who wanted no page in particular. */
export const FIRST_PAGE = '/dashboard/chat';
/** Code of a session that the backend no longer accepts. */
export const SESSION_REFUSED = 'session/refused';
/** What stands for the user info when it cannot be read (specification §8). */
export const NO_USER_INFO = 'No response available...';

/** Another service's account that was not linked, though its person is signed in; and why. */
interface LinkFailure extends SignInFailure {
  readonly provider: Provider;
}

/** What is held of signing in: never the password, which is only passed on. */
export interface LoginContext {
  readonly loggedIn: boolean;
  readonly user: SessionUser | null;
  /** The address last typed or met, so that it need not be typed again on the next page. */
  readonly email: string;
  readonly provider: Provider | null;
  readonly pending: PendingLink | null;
  readonly failure: SignInFailure | null;
  /** Said to whoever is signed in until they have read it. */
  readonly linkFailure: LinkFailure | null;
  readonly userInfo: string;
  /** The page that is reached after signing in. */
  readonly destination: string;
}

/** Before anything is known. */
export const NOBODY: LoginContext = {
  loggedIn: false,
  user: null,
  email: '',
  provider: null,
  pending: null,
  failure: null,
  linkFailure: null,
  userInfo: '',
  destination: FIRST_PAGE,
};

/** What happens to signing in. */
export type LoginEvent =
  | { type: 'SESSION.CHANGED'; user: SessionUser | null }
  | { type: 'SESSION.REFUSED' }
  | { type: 'PAGE.WANTED'; path: string | null }
  | { type: 'FORM.OPENED' }
  | ({ type: 'PASSWORD.SUBMITTED' } & PasswordSignIn)
  | ({ type: 'SIGN_UP.SUBMITTED' } & SignUp)
  | { type: 'PROVIDER.CHOSEN'; provider: Provider }
  | { type: 'LINK.CANCELLED' }
  | { type: 'LINK_FAILURE.DISMISSED' }
  | { type: 'SIGN_OUT.CHOSEN' }
  | { type: 'SIGN_OUT_EVERYWHERE.CHOSEN' };

/** Reads what an actor rejected with. */
export function failureOf(error: unknown): SignInFailure {
  const isFailure = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
  return isFailure ? (error as SignInFailure) : { code: 'unknown' };
}
