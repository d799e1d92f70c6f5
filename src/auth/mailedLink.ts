import { fromPromise } from 'xstate';

import { mailedLinkMachine } from '../../machines/mailedLinkMachine';
import { applyMailedLink, renewSession } from './identityCalls';

/** Applies a mailed link at the identity service. */
export const mailedLink = mailedLinkMachine.provide({
  actors: {
    apply: fromPromise<unknown, { code: string }>(({ input }) => applyMailedLink(input)),
    renewSession: fromPromise<unknown>(renewSession),
  },
});
