import { ApolloLink } from '@apollo/client';
import { Observable, tap } from 'rxjs';

import { writeAnswered, writeEnded, writeStarted } from '../writes';

/** Says which mutations this window has under way, repetitions included, and what they answer. */
export const writesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  return new Observable((observer) => {
    writeStarted();
    const answers = forward(operation).pipe(
      tap(({ data }) => {
        if (data != null) writeAnswered(data);
      }),
    );
    const subscription = answers.subscribe(observer);
    subscription.add(writeEnded);
    return subscription;
  });
});
