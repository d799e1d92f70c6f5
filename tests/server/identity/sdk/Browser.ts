import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { ulid } from 'ulid';

import { PASSWORD } from '../toolkit.js';

/** One browser: the client that our pages use, in front of a sign-in service. */
export class Browser {
  readonly auth: Auth;
  readonly #app: FirebaseApp;

  constructor(origin: string) {
    this.#app = initializeApp({ apiKey: 'k', projectId: 'demo-local', authDomain: '127.0.0.1' }, ulid());
    this.auth = initializeAuth(this.#app, { persistence: inMemoryPersistence });
    connectAuthEmulator(this.auth, origin, { disableWarnings: true });
  }

  /** Who is signed in here. */
  get user(): User {
    if (this.auth.currentUser === null) throw new Error('nobody is signed in');
    return this.auth.currentUser;
  }

  signsUp = async (email: string, password = PASSWORD): Promise<User> =>
    (await createUserWithEmailAndPassword(this.auth, email, password)).user;

  signsIn = async (email: string, password = PASSWORD): Promise<User> =>
    (await signInWithEmailAndPassword(this.auth, email, password)).user;

  close = (): Promise<void> => deleteApp(this.#app);
}

/** The code that the client fails with, such as `auth/invalid-credential`; '' where it does not fail. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return String(error.code);
      throw error;
    },
  );
