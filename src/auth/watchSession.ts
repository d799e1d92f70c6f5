import { type LoginEvent } from '../../machines/loginMachine';
import { onSessionRefused } from '../apollo/sessionEnd';
import { firebase } from './firebase';
import { sessionUser } from './identityCalls';

/** Tells of every change of the session, those of other tabs included, until it is stopped. */
export function watchSession(tell: (event: LoginEvent) => void): () => void {
  const stops = [onSessionRefused(() => tell({ type: 'SESSION.REFUSED' }))];
  let isOver = false;
  firebase().then(
    ({ sdk, auth }) => {
      if (isOver) return;
      const stop = sdk.onIdTokenChanged(auth, (user) =>
        tell({ type: 'SESSION.CHANGED', user: user === null ? null : sessionUser(user) }),
      );
      stops.push(stop);
    },
    (error: unknown) => {
      console.error('The sign-in service did not start', error);
      tell({ type: 'SESSION.CHANGED', user: null });
    },
  );
  return () => {
    isOver = true;
    stops.forEach((stop) => stop());
  };
}
