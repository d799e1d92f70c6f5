import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';

import { requestEnded, requestStarted } from '../loading';

/**
 * Says when a request is on its way. It stands below the retry link: waiting to try again is not loading. Who listens is in
 * a file of its own, which the sign-in pages have without Apollo.
 */
export const loadingLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      requestStarted();
      const subscription = forward(operation).subscribe(observer);
      subscription.add(requestEnded);
      return subscription;
    }),
);
