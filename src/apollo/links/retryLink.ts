import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';

import { isRepeatable } from '../idempotent';
import { delayBefore, isTemporary, mayRepeat } from '../retryPolicy';

/** Status of the worst refusal in an answer, 200 when there is none. */
function statusOf({ errors = [] }: Pick<ApolloLink.Result, 'errors'>): number {
  return Math.max(200, ...errors.map(({ extensions }) => Number(extensions?.['status'] ?? 500)));
}

/** Status of a failed attempt; 0 when there was no answer at all. */
function statusOfFailure(error: unknown): number {
  if (CombinedGraphQLErrors.is(error)) return statusOf(error);
  return ServerError.is(error) ? error.statusCode : 0;
}

/** Makes a failure of an answer that says "not now" (503, 504): Apollo's `RetryLink` repeats failures, never answers. */
const temporaryAsFailure = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (isTemporary(statusOf(result))) throw new CombinedGraphQLErrors(result);
      return result;
    }),
  ),
);

/** Repeats what may be repeated while the backend is not there, by the retry policy. @param random gives a number from 0 up to 1 */
export const createRetryLink = (random: () => number = Math.random): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      delay: (attempts) => delayBefore(attempts + 1, random),
      attempts: (attempts, operation, error) =>
        mayRepeat({ attempts, repeatable: isRepeatable(operation), status: statusOfFailure(error) }),
    }),
    temporaryAsFailure,
  ]);
