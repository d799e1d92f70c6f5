import {
  type PasswordSignIn,
  type PendingLink,
  type Provider,
  type SessionUser,
  type SignInFailure,
  type SignUp,
} from '../domain/session/session';

/** Where a person arrives who wanted no page in particular. */
export const FIRST_PAGE = '/dashboard/chat';
/** Code of a session that the backend no longer accepts. */
export const SESSION_REFUSED = 'session/refused';
/** What stands for the user info when it cannot be read. */
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
