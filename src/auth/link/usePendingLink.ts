import { useSelector } from '@xstate/react';

import { type PendingLink } from '../../../domain/session/session';
import { loginActor } from '../loginActor';

/** The account of another service that waits to be linked to one of the same address; null when none does. */
export const usePendingLink = (): PendingLink | null =>
  useSelector(loginActor, (snapshot) => (snapshot.matches('lookingUpMethods') ? null : snapshot.context.pending));
