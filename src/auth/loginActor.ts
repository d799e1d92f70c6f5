import { useSelector } from '@xstate/react';
import { createActor, fromCallback, fromPromise } from 'xstate';

import {
  type PasswordSignIn,
  type PendingLink,
  type Provider,
  type SessionUser,
  type SignUp,
} from '../../domain/session/session';
import { type LoginEvent, loginMachine } from '../../machines/loginMachine';
import { createUserIfMissing, endAllSessions, fetchUserInfo } from './accountCalls';
import {
  endSession,
  linkPending,
  lookUpMethods,
  sendVerification,
  signInWithPassword,
  signInWithProvider,
  signUp,
} from './identityCalls';
import { tellDevice } from './tellDevice';
import { watchSession } from './watchSession';

/** The account of another service that waits to be linked to one of the same address; null when none does. */
export const usePendingLink = (): PendingLink | null =>
  useSelector(loginActor, (snapshot) => (snapshot.matches('lookingUpMethods') ? null : snapshot.context.pending));

/** Makes the account of whoever has just signed in, if it is missing. */
async function arrive(): Promise<void> {
  await createUserIfMissing();
  void tellDevice();
}

/** Signing in and out of this page: one actor, because there is one session. `SessionProvider` starts it. */
export const loginActor = createActor(
  loginMachine.provide({
    actions: { log: (_, { what, detail }) => console.info(what, detail) },
    actors: {
      watchSession: fromCallback<LoginEvent>(({ sendBack }) => watchSession(sendBack)),
      signInWithPassword: fromPromise<SessionUser, PasswordSignIn>(({ input }) => signInWithPassword(input)),
      signInWithProvider: fromPromise<SessionUser, { provider: Provider }>(({ input }) => signInWithProvider(input)),
      signUp: fromPromise<SessionUser, SignUp>(({ input }) => signUp(input)),
      sendVerification: fromPromise<unknown>(sendVerification),
      lookUpMethods: fromPromise<readonly string[], { email: string }>(({ input }) => lookUpMethods(input)),
      linkPending: fromPromise<unknown, { pending: PendingLink }>(({ input }) => linkPending(input)),
      createUserIfMissing: fromPromise<unknown>(arrive),
      fetchUserInfo: fromPromise(fetchUserInfo),
      endAllSessions: fromPromise(endAllSessions),
      signOut: fromPromise<unknown>(endSession),
    },
  }),
);
