import { type SessionUser } from '../domain/session/session';

type Given<E> = { readonly event: E };

/** For an action or a guard: the user that the event names. */
export const named = ({ event }: Given<{ user: SessionUser | null }>) => ({ user: event.user });
/** For an action or a guard: the user that an actor answered. */
export const answered = ({ event }: Given<{ output: SessionUser }>) => ({ user: event.output });
/** For an action or a guard: the error that an actor ended with. */
export const thrown = ({ event }: Given<{ error: unknown }>) => ({ error: event.error });

/** Logs what an actor failed at, with its error. */
export const logFailure = <What extends string>(what: What) =>
  ({ type: 'log', params: ({ event }: Given<{ error: unknown }>) => ({ what, detail: event.error }) }) as const;

/** After a successful attempt to sign in: a proof that waited for this very account is linked to it first. */
export const ENTERED = [
  { guard: { type: 'linkFits', params: answered }, target: 'linking', actions: { type: 'enter', params: answered } },
  { target: 'creatingUser', actions: { type: 'enter', params: answered } },
] as const;

/** After a failed attempt at something: back to the form, which says why. */
export const fallBack = <What extends string>(what: What) =>
  ({ target: 'back', actions: [logFailure(what), { type: 'fail', params: thrown }] }) as const;

/** Events that leave the form; they work also before the client has started and while another service's window is open. */
export const ATTEMPTS = {
  'PASSWORD.SUBMITTED': 'signingInWithPassword',
  'SIGN_UP.SUBMITTED': 'signingUp',
  'PROVIDER.CHOSEN': { target: 'signingInWithProvider', reenter: true },
} as const;
