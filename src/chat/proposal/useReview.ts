import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { ApplyProposalDocument, RefuseProposalDocument } from '../../../graphql/generated/chat';
import {
  type ChatMessage,
  type ProposedOperation,
  type ProposalDecision,
  type ProposalState,
} from '../../../domain/chat/message';
import { proposalMachine } from '../../../machines/proposalMachine';
import { readMessage } from '../calls/chatCalls';
import { refusalOf } from '../../graph/refusal';
import { useProject } from '../../project/ProjectContext';
import { needsOf } from './operations';
import { useUndoOffer } from './useUndoOffer';

type Message = Pick<ChatMessage, 'uid' | 'proposal'>;

/** What a call that failed is told to the machine as: the code of the refusal. */
const refuse = (error: unknown): never => {
  throw refusalOf(error);
};

/** The review of the proposal of a message. A decision that is made in another window is taken over. */
export function useReview({ uid }: Message, operations: readonly ProposedOperation[], state: ProposalState) {
  const client = useApolloClient();
  const offerUndo = useUndoOffer();
  // The backend refuses it where the proposal was made for another project than the person looks at.
  const { projectId } = useProject();
  const actor = useActorRef(
    proposalMachine.provide({
      actors: {
        apply: fromPromise<void, ProposalDecision>(async ({ input: { accepted, existing } }) => {
          const { data } = await client
            .mutate({
              mutation: ApplyProposalDocument,
              variables: {
                uid,
                input: {
                  accepted: [...accepted],
                  existing: [...existing],
                  ...(projectId === undefined ? {} : { projectId }),
                },
              },
            })
            .catch(refuse);
          if (data?.applyProposal != null) offerUndo(data.applyProposal, accepted.length);
        }),
        refuse: fromPromise<void, undefined>(async () => {
          await client.mutate({ mutation: RefuseProposalDocument, variables: { uid } }).catch(refuse);
        }),
        readState: fromPromise<ProposalState, undefined>(async () => {
          const { proposal } = await readMessage(client, uid);
          return proposal?.state ?? 'open';
        }),
      },
    }),
    { input: { state, needs: needsOf(operations.map(({ operation }) => operation)) } },
  );
  useEffect(() => {
    if (actor.getSnapshot().context.state !== state) actor.send({ type: 'STATE.CHANGED', state });
  }, [actor, state]);
  return actor;
}
