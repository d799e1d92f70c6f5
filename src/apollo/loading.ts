import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';

/** Says when a request is on its way. It stands below the retry link: waiting to try again is not loading. */
export const loadingLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      requestStarted();
      const subscription = forward(operation).subscribe(observer);
      subscription.add(requestEnded);
      return subscription;
    }),
);

/** Who shows that a request is under way. */
interface LoadingListener {
  onStart(): void;
  onEnd(): void;
}

const listeners = new Set<LoadingListener>();

/** Tells a listener of every request to the backend. @returns how to stop it */
export function connectLoading(listener: LoadingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A request goes out now. */
export const requestStarted = (): void => listeners.forEach((each) => each.onStart());

/** A request that went out is answered, has failed or was given up. */
export const requestEnded = (): void => listeners.forEach((each) => each.onEnd());
