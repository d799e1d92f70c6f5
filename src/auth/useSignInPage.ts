import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { type SignInFailure } from '../../domain/session/session';
import { safeDestination } from './destination';
import { loginActor } from './loginActor';
import { useSession } from './session';

/** What a page with a sign-in form shows of signing in. */
interface SignInPage {
  readonly failure: SignInFailure | null;
  /** At work on a form that was sent. */
  readonly isBusy: boolean;
  readonly email: string;
  /** The page that is reached afterwards, when one was asked for. */
  readonly next: string | null;
}

/** Makes a page one to sign in on: it knows the page wanted and leads there as soon as somebody is signed in. */
export function useSignInPage(): SignInPage {
  const [search] = useSearchParams();
  const next = safeDestination(search.get('next'));
  const navigate = useNavigate();
  const { status } = useSession();
  const failure = useSelector(loginActor, ({ context }) => context.failure);
  const email = useSelector(loginActor, ({ context }) => context.email);
  // A window of another service may stay open for long; the form can be used meanwhile.
  const isBusy = useSelector(
    loginActor,
    (snapshot) => snapshot.hasTag('submitting') && !snapshot.matches('signingInWithProvider'),
  );
  useEffect(() => loginActor.send({ type: 'FORM.OPENED' }), []);
  useEffect(() => loginActor.send({ type: 'PAGE.WANTED', path: next }), [next]);
  useEffect(() => {
    if (status === 'signedIn') void navigate(loginActor.getSnapshot().context.destination, { replace: true });
  }, [status, navigate]);
  return { failure, isBusy, email, next };
}
