import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type SnapshotFrom } from 'xstate';

import { type SessionUser } from '../../domain/session/session';
import { type loginMachine } from '../../machines/loginMachine';
import { loginActor } from './loginActor';

export { idTokenForRequest } from './idToken';

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** Whether somebody is signed in, and who. `starting` lasts until the identity client has looked for a stored session. */
export interface Session {
  readonly status: 'starting' | 'signedOut' | 'signedIn';
  readonly user: SessionUser | null;
}

const statusOf = (snapshot: Snapshot): Session['status'] => {
  if (snapshot.matches('starting')) return 'starting';
  return snapshot.hasTag('signedIn') ? 'signedIn' : 'signedOut';
};
const userOf = (snapshot: Snapshot) => (snapshot.hasTag('signedIn') ? snapshot.context.user : null);
/** Undefined while nobody knows. */
const uidOf = (snapshot: Snapshot) => (snapshot.matches('starting') ? undefined : (snapshot.context.user?.uid ?? null));
const isSame = (one: SessionUser | null, other: SessionUser | null) => JSON.stringify(one) === JSON.stringify(other);

/** The present session; the component follows it. */
export function useSession(): Session {
  const status = useSelector(loginActor, statusOf);
  const user = useSelector(loginActor, userOf, isSame);
  return { status, user };
}

/** Starts looking after the session. Render it once, near the root, after the configuration has been loaded. */
export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => void loginActor.start(), []);
  return children;
}

/**
 * Calls the listener whenever another person, or nobody, is signed in from now on, so that what belongs to the one before
 * can be forgotten. The first look for a stored session is no change.
 * @returns how to stop it
 */
export function onSessionChange(listener: () => void): () => void {
  let known = uidOf(loginActor.getSnapshot());
  const subscription = loginActor.subscribe((snapshot) => {
    const uid = uidOf(snapshot);
    const isChange = known !== undefined && known !== uid;
    known = uid;
    if (isChange) listener();
  });
  return () => subscription.unsubscribe();
}
