import { createActor } from 'xstate';

import { toastMachine } from '../../../machines/toastMachine';

/** The one toast of this page. */
export const toastActor = createActor(toastMachine).start();
