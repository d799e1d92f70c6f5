import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { shareReplay } from 'rxjs';

/**
 * Sends what several parts of a page ask in one and the same moment once, for all of them. Whoever asks later asks anew: an
 * answer that is on its way may be older than the event that made them ask.
 */
export function createSharedReadsLink(): ApolloLink {
  const asked = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const before = asked.get(key);
    if (before !== undefined) return before;
    const reading = forward(operation).pipe(shareReplay({ bufferSize: 1, refCount: true }));
    asked.set(key, reading);
    queueMicrotask(() => asked.delete(key));
    return reading;
  });
}
