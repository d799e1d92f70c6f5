import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';

import { ChangeSubscriptionDocument } from '../../../../../graphql/generated/subscription';
import { type ChangeSubscriptionMutationVariables } from '../../../../../graphql/generated/types';
import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';

type Change = ChangeSubscriptionMutationVariables;
const subscriptionChange = submissionMachineOf<Change>();

/** Changes a subscription. @param onChanged called when it is another one: time to read it anew */
export function useSubscriptionChange(onChanged: (change: Change) => void) {
  const client = useApolloClient();
  const [snapshot, send] = useActor(
    subscriptionChange.provide({
      actors: {
        send: fromPromise<unknown, Submission<Change>>(({ input: { content } }) =>
          client.mutate({ mutation: ChangeSubscriptionDocument, variables: content }),
        ),
      },
      actions: {
        announce: ({ context: { content } }) => {
          if (content !== null) onChanged(content);
        },
      },
    }),
  );
  return {
    isSending: snapshot.matches('sending'),
    error: snapshot.context.error,
    change: (subscriptionId: string, input: Change['input']) =>
      send({ type: 'SUBMITTED', content: { subscriptionId, input } }),
  };
}
