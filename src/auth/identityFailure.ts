import { type PendingLink, type Provider, type SignInFailure } from '../../domain/session/session';
import { codeWithWait } from './waitingTime';

/** A call to the identity service that did not work, by its code. */
export class IdentityFailure extends Error implements SignInFailure {
  override readonly name = 'IdentityFailure';
  readonly pending?: PendingLink;

  constructor(
    readonly code: string,
    options: { cause?: unknown; pending?: PendingLink } = {},
  ) {
    super(code, { cause: options.cause });
    if (options.pending !== undefined) this.pending = options.pending;
  }
}

interface Refusal {
  readonly code: string;
  readonly message?: string;
  readonly customData?: { readonly email?: string };
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The failure that an error of the identity client is. */
export const identityFailure = (error: unknown): IdentityFailure =>
  new IdentityFailure(isRefusal(error) ? codeWithWait(error.code, error.message ?? '') : 'unknown', { cause: error });

/**
 * The failure of a sign-in by another service. When the address already has an account of another kind, it carries what
 * is needed to link the two.
 * @param credentialOf reads the other service's proof out of the error
 */
export function providerFailure(
  error: unknown,
  provider: Provider,
  credentialOf: (error: unknown) => unknown,
): IdentityFailure {
  if (!isRefusal(error) || error.code !== 'auth/account-exists-with-different-credential')
    return identityFailure(error);
  const credential = credentialOf(error);
  const email = error.customData?.email;
  if (email === undefined || credential === null) return identityFailure(error);
  return new IdentityFailure(error.code, { cause: error, pending: { provider, email, credential } });
}
