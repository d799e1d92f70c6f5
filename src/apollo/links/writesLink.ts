import { ApolloLink } from '@apollo/client';
import { Observable, tap } from 'rxjs';

import { writeBegins } from '../storageFull';
import { writeAnswered, writeEnded, writeStarted } from '../writes';

/** Says which mutations this window has under way, repetitions included, and what they answer. */
export const writesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  return new Observable((observer) => {
    writeStarted();
    const written = writeBegins();
    const answers = forward(operation).pipe(
      tap(({ data }) => {
        if (data == null) return;
        writeAnswered(data);
        if (Object.values(data).some((answer) => answer != null)) written();
      }),
    );
    const subscription = answers.subscribe(observer);
    subscription.add(writeEnded);
    return subscription;
  });
});
