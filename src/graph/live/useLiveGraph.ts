import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { type Followed, type GraphNews, liveGraphMachine } from '../../../machines/liveGraphMachine';
import { connectWrites } from '../../apollo/writes';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { renew } from '../calls/cachedElements';
import { refreshAfterFollowing, refreshAfterReread } from '../calls/refreshAfterEdit';
import { useElements } from '../calls/useElements';
import { useGraphCall } from '../calls/useGraphCall';
import { useHead } from '../calls/useHead';
import { type GraphModel } from '../GraphModel';
import { onceSo } from '../graphState';
import { lastContent } from './content';
import { follow } from './follow';
import { OwnWrites } from './OwnWrites';

const TOPIC = 'user:graph';

/** Listens from the start, so that no write of this window is missed, whichever screen made it. */
const own = new OwnWrites();
connectWrites(own);

/** Resolves when the model has been filled for the first time. */
const filled = ({ store }: GraphModel) => onceSo(store, ({ graph }) => graph.head !== undefined);

interface LiveGraphOptions {
  /** Whether the model is filled from the overview, so that what is made elsewhere belongs on it. */
  readonly isOverview: boolean;
  /** Reads all that is shown anew. */
  reread(signal: AbortSignal): Promise<void>;
}

/** Keeps the shown graph as other windows leave it. Says what was followed last, for telling the person. */
export function useLiveGraph({ isOverview, reread }: LiveGraphOptions): Followed | null {
  const { client, model, projectId } = useGraphCall();
  const readElements = useElements();
  const readHead = useHead();
  const actor = useActorRef(
    liveGraphMachine.provide({
      actors: {
        follow: fromPromise<Followed, GraphNews>(async ({ input, signal }) => {
          if (isOverview) await filled(model);
          const followed = await follow(input, {
            model,
            own,
            showsNew: isOverview,
            readHead: () => readHead(signal),
            readElements,
            reread: () => reread(signal),
            onFollowed: ({ nodes, relationships }) => {
              for (const element of [...nodes.values(), ...relationships.values()]) renew(client.cache, element);
            },
          });
          if (followed.kind === 'reread') refreshAfterReread(client, model, projectId);
          if (followed.kind === 'patched') refreshAfterFollowing(client, model, projectId, lastContent(input.changes));
          return followed;
        }),
      },
    }),
  );
  useLiveEvent(TOPIC, 'changed', (change) => {
    if (change.projectId === projectId) actor.send({ type: 'CHANGED', change });
  });
  useMissed(TOPIC, () => actor.send({ type: 'JOINED' }));
  return useSelector(actor, ({ context }) => context.told);
}
