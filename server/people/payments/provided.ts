import { ProblemError } from '../../contract/ProblemError.js';

/** What the SDK says of an error. */
interface ProviderError extends Error {
  readonly type?: string;
  readonly statusCode?: number;
}

const isOfProvider = (error: unknown): error is ProviderError =>
  error instanceof Error && (error as ProviderError).type?.startsWith('Stripe') === true;

/** Whether the provider cannot be asked at the moment, which says nothing of the question. */
const isAway = ({ type, statusCode = 0 }: ProviderError): boolean =>
  type === 'StripeConnectionError' || type === 'StripeRateLimitError' || statusCode >= 500;

/** Asks the provider; what it says in its own words becomes a problem of ours. Throws `PAYMENT_REFUSED`, `UNAVAILABLE`. */
export async function provided<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOfProvider(error)) throw error;
    if (error.type === 'StripeCardError') throw new ProblemError('PAYMENT_REFUSED');
    if (isAway(error)) throw new ProblemError('UNAVAILABLE', { detail: 'The payment provider does not answer' });
    throw error;
  }
}
