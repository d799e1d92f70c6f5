import { assign, fromCallback, fromPromise, setup } from 'xstate';

import { FIRST_PAGE, type LoginContext, type LoginEvent, NO_USER_INFO, NOBODY, SESSION_REFUSED } from './login';
import {
  failureOf,
  type PasswordSignIn,
  type PendingLink,
  type Provider,
  type SessionUser,
  type SignUp,
} from '../domain/session/session';
import { answered, ATTEMPTS, ENTERED, fallBack, logFailure, named, thrown } from './loginPieces';

export { type LoginEvent } from './login';

const notInjected = (name: string) => () => Promise.reject(new Error(`the page injects ${name}`));

const sameAddress = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * Signing in, up and out, and what follows each: the account is made in the backend,
 * a social sign-in also reads the user info; an address that has an account of another kind is offered the other ways in
 * and then linked; the page first wanted is the one reached.
 */
export const loginMachine = setup({
  types: {} as { context: LoginContext; events: LoginEvent; tags: 'submitting' | 'signedIn' },
  actors: {
    /** Tells of every change of the identity client's session, those of other tabs included. */
    watchSession: fromCallback<LoginEvent>(() => undefined),
    signInWithPassword: fromPromise<SessionUser, PasswordSignIn>(notInjected('signInWithPassword')),
    signInWithProvider: fromPromise<SessionUser, { provider: Provider }>(notInjected('signInWithProvider')),
    signUp: fromPromise<SessionUser, SignUp>(notInjected('signUp')),
    sendVerification: fromPromise<unknown>(notInjected('sendVerification')),
    lookUpMethods: fromPromise<readonly string[], { email: string }>(notInjected('lookUpMethods')),
    linkPending: fromPromise<unknown, { pending: PendingLink }>(notInjected('linkPending')),
    createUserIfMissing: fromPromise<unknown>(notInjected('createUserIfMissing')),
    fetchUserInfo: fromPromise<string>(notInjected('fetchUserInfo')),
    endAllSessions: fromPromise<unknown>(notInjected('endAllSessions')),
    signOut: fromPromise<unknown>(notInjected('signOut')),
  },
  actions: {
    log: (_, _entry: { what: string; detail: unknown }) => undefined,
    rememberUser: assign((_, { user }: { user: SessionUser | null }) => ({ user })),
    enter: assign((_, { user }: { user: SessionUser | null }) => ({ user, loggedIn: true, failure: null })),
    leave: assign({ user: null, loggedIn: false, provider: null, pending: null, linkFailure: null, userInfo: '' }),
    fail: assign((_, { error }: { error: unknown }) => ({
      loggedIn: false,
      failure: failureOf(error),
      provider: null,
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** That the session was ended elsewhere stays said until the next attempt. */
    forgetFailure: assign(({ context: { failure } }) => ({
      failure: failure?.code === SESSION_REFUSED ? failure : null,
    })),
    startAttempt: assign(({ context, event }) => ({
      provider: 'provider' in event ? event.provider : null,
      email: 'email' in event ? event.email : context.email,
      failure: null,
    })),
    keepPending: assign((_, { error }: { error: unknown }) => {
      const pending = failureOf(error).pending ?? null;
      return { loggedIn: false, pending, email: pending?.email ?? '', provider: null };
    }),
    dropPending: assign({ pending: null }),
    noteLinkFailure: assign(({ context: { pending } }, { error }: { error: unknown }) => ({
      linkFailure: pending && { provider: pending.provider, code: failureOf(error).code },
    })),
    forgetLinkFailure: assign({ linkFailure: null }),
    keepUserInfo: assign((_, { text }: { text: string }) => ({ userInfo: text })),
    setDestination: assign((_, { path }: { path: string | null }) => ({ destination: path ?? FIRST_PAGE })),
    sayRefused: assign({ failure: { code: SESSION_REFUSED } }),
  },
  guards: {
    isSomebody: (_, { user }: { user: SessionUser | null }) => user !== null,
    hasOtherAccount: (_, { error }: { error: unknown }) => failureOf(error).pending !== undefined,
    linkFits: ({ context: { pending } }, { user }: { user: SessionUser }) =>
      pending !== null && sameAddress(user.email, pending.email),
    isSocial: ({ context }) => context.provider !== null,
  },
}).createMachine({
  id: 'login',
  context: NOBODY,
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'PAGE.WANTED': { actions: { type: 'setDestination', params: ({ event }) => ({ path: event.path }) } },
    'SESSION.CHANGED': { actions: { type: 'rememberUser', params: named } },
  },
  initial: 'starting',
  states: {
    starting: {
      on: {
        // The identity client may still be on its way; an attempt waits for it, where a refused press would be lost.
        ...ATTEMPTS,
        'SESSION.CHANGED': [
          {
            guard: { type: 'isSomebody', params: named },
            target: 'signedIn',
            actions: { type: 'enter', params: named },
          },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      initial: 'plain',
      on: {
        'FORM.OPENED': { actions: 'forgetFailure' },
        ...ATTEMPTS,
        'SESSION.CHANGED': {
          // Another tab, or a window of another service that came back late.
          guard: { type: 'isSomebody', params: named },
          target: 'creatingUser',
          actions: { type: 'enter', params: named },
        },
      },
      states: {
        plain: { entry: 'dropPending' },
        offeringOthers: { on: { 'LINK.CANCELLED': { target: 'plain', actions: 'forgetFailure' } } },
      },
    },
    signingInWithPassword: {
      tags: 'submitting',
      entry: 'startAttempt',
      invoke: {
        id: 'signInWithPassword',
        src: 'signInWithPassword',
        input: ({ event }) => ({
          email: 'email' in event ? event.email : '',
          password: 'password' in event ? event.password : '',
        }),
        onDone: ENTERED,
        onError: fallBack('Sign-in failed'),
      },
    },
    signingInWithProvider: {
      tags: 'submitting',
      entry: 'startAttempt',
      // The other service's window may have been closed, which is known only ten seconds later.
      on: ATTEMPTS,
      invoke: {
        id: 'signInWithProvider',
        src: 'signInWithProvider',
        input: ({ event }) => ({ provider: 'provider' in event ? event.provider : 'google' }),
        onDone: ENTERED,
        onError: [
          {
            guard: { type: 'hasOtherAccount', params: thrown },
            target: 'lookingUpMethods',
            actions: { type: 'keepPending', params: thrown },
          },
          fallBack('Sign-in failed'),
        ],
      },
    },
    lookingUpMethods: {
      tags: 'submitting',
      invoke: {
        id: 'lookUpMethods',
        src: 'lookUpMethods',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'back',
          actions: { type: 'log', params: ({ event }) => ({ what: 'Sign-in methods', detail: event.output }) },
        },
        onError: { target: 'back', actions: logFailure('Sign-in methods') },
      },
    },
    signingUp: {
      tags: 'submitting',
      entry: 'startAttempt',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => ({
          email: 'email' in event ? event.email : '',
          password: 'password' in event ? event.password : '',
          displayName: 'displayName' in event ? event.displayName : '',
        }),
        onDone: { target: 'sendingVerification', actions: { type: 'enter', params: answered } },
        onError: fallBack('Sign-up failed'),
      },
    },
    /** Where the form was: with the other ways in still offered, or plain; unless another tab has signed in meanwhile. */
    back: {
      always: [
        {
          guard: ({ context }) => context.user !== null,
          target: 'creatingUser',
          actions: { type: 'enter', params: ({ context }) => ({ user: context.user }) },
        },
        { guard: ({ context }) => context.pending !== null, target: 'signedOut.offeringOthers' },
        { target: 'signedOut' },
      ],
    },
    sendingVerification: {
      tags: 'submitting',
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: 'creatingUser',
        onError: { target: 'creatingUser', actions: logFailure('Verification mail failed') },
      },
    },
    linking: {
      tags: 'submitting',
      invoke: {
        id: 'linkPending',
        src: 'linkPending',
        input: ({ context }) => {
          if (context.pending === null) throw new Error('there is nothing to link');
          return { pending: context.pending };
        },
        onDone: { target: 'creatingUser', actions: 'dropPending' },
        // They are signed in all the same: it is said on the page that they reach.
        onError: {
          target: 'creatingUser',
          actions: [logFailure('Linking failed'), { type: 'noteLinkFailure', params: thrown }, 'dropPending'],
        },
      },
    },
    creatingUser: {
      tags: 'submitting',
      invoke: {
        id: 'createUserIfMissing',
        src: 'createUserIfMissing',
        onDone: 'userCreated',
        onError: { target: 'userCreated', actions: logFailure('Creating the user failed') },
      },
    },
    userCreated: { always: [{ guard: 'isSocial', target: 'readingUserInfo' }, { target: 'signedIn' }] },
    readingUserInfo: {
      tags: 'submitting',
      invoke: {
        id: 'fetchUserInfo',
        src: 'fetchUserInfo',
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepUserInfo', params: ({ event }) => ({ text: event.output }) },
        },
        onError: {
          target: 'signedIn',
          actions: [
            logFailure('Reading the user info failed'),
            { type: 'keepUserInfo', params: { text: NO_USER_INFO } },
          ],
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      entry: 'dropPending',
      // Another tab may have signed out while this one was still coming in.
      always: { guard: ({ context }) => context.user === null, target: 'signedOut', actions: 'leave' },
      on: {
        'FORM.OPENED': { actions: 'forgetFailure' },
        'SESSION.CHANGED': [
          { guard: { type: 'isSomebody', params: named }, actions: { type: 'rememberUser', params: named } },
          { target: 'signedOut', actions: 'leave' },
        ],
        'LINK_FAILURE.DISMISSED': { actions: 'forgetLinkFailure' },
        'SESSION.REFUSED': { target: 'signingOut', actions: 'sayRefused' },
        'SIGN_OUT.CHOSEN': { target: 'signingOut', actions: 'forgetFailure' },
        'SIGN_OUT_EVERYWHERE.CHOSEN': { target: 'endingSessions', actions: 'forgetFailure' },
      },
    },
    endingSessions: {
      tags: ['submitting', 'signedIn'],
      invoke: {
        id: 'endAllSessions',
        src: 'endAllSessions',
        onDone: 'signingOut',
        onError: {
          target: 'signedIn',
          actions: [logFailure('Ending the sessions failed'), { type: 'noteFailure', params: thrown }],
        },
      },
    },
    signingOut: {
      tags: 'submitting',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'leave' },
        onError: {
          target: 'signedIn',
          actions: [logFailure('Sign-out failed'), { type: 'noteFailure', params: thrown }],
        },
      },
    },
  },
});
