import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { type Observable, of, switchMap, throwError, timer } from 'rxjs';
import { catchError } from 'rxjs/operators';

import { isRepeatable } from '../idempotent';
import { nextAttemptIn } from '../retryPolicy';

type Result = ApolloLink.Result;

/** Status of the worst refusal in an answer, 200 when there is none. */
function statusOf(result: Result): number {
  const statuses = (result.errors ?? []).map(({ extensions }) => Number(extensions?.['status'] ?? 500));
  return Math.max(200, ...statuses);
}

/** Status of an answer that was no GraphQL; 0 when there was no answer at all. */
const statusOfFailure = (error: unknown): number => (ServerError.is(error) ? error.statusCode : 0);

/** Repeats what may be repeated while the backend is not there, by the retry policy. @param random gives a number from 0 up to 1 */
export const createRetryLink = (random: () => number = Math.random): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const repeatable = isRepeatable(operation);
    const attempt = (attempts: number): Observable<Result> => {
      const again = (status: number, otherwise: () => Observable<Result>) => {
        const delay = nextAttemptIn({ attempts, repeatable, status }, random);
        return delay === undefined ? otherwise() : timer(delay).pipe(switchMap(() => attempt(attempts + 1)));
      };
      return forward(operation).pipe(
        catchError((error: unknown) => of({ failed: error })),
        switchMap((outcome) =>
          'failed' in outcome
            ? again(statusOfFailure(outcome.failed), () => throwError(() => outcome.failed))
            : again(statusOf(outcome), () => of(outcome)),
        ),
      );
    };
    return attempt(1);
  });
