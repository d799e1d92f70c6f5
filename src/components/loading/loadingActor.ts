import { createActor } from 'xstate';

import { loadingMachine } from '../../../machines/loadingMachine';
import { connectLoading } from '../../apollo/loading';

/** Counts the requests of this page; connected here so that no early request is missed. */
export const loadingActor = createActor(loadingMachine).start();

connectLoading({
  onStart: () => loadingActor.send({ type: 'REQUEST.STARTED' }),
  onEnd: () => loadingActor.send({ type: 'REQUEST.ENDED' }),
});
