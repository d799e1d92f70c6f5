import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { ApiTokensDocument } from '../../../../../graphql/generated/account';
import { GenerateApiTokenDocument } from '../../../../../graphql/generated/tokens';
import { type GenerateApiTokenInput, type GenerateApiTokenMutation } from '../../../../../graphql/generated/types';
import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';
import { KEPT_BY_MACHINE } from '../../../../apollo/reading';

/** A token with its secret, as it is answered once. */
export type MadeToken = NonNullable<GenerateApiTokenMutation['generateApiToken']>;

const tokenGeneration = submissionMachineOf<GenerateApiTokenInput>();

/**
 * Makes tokens. The secret is held by this page alone, and in no cache, until the person says that they have it.
 * @param onMade called when there is one more
 */
export function useTokenGeneration(onMade: () => void) {
  const client = useApolloClient();
  const [made, setMade] = useState<MadeToken>();
  const [snapshot, send] = useActor(
    tokenGeneration.provide({
      actors: {
        send: fromPromise<unknown, Submission<GenerateApiTokenInput>>(async ({ input }) => {
          const { data } = await client.mutate({
            mutation: GenerateApiTokenDocument,
            variables: { input: input.content },
            refetchQueries: [ApiTokensDocument],
            fetchPolicy: KEPT_BY_MACHINE.fetchPolicy,
          });
          if (!data?.generateApiToken) throw new Error('The answer holds no token');
          setMade(data.generateApiToken);
        }),
      },
      actions: { announce: onMade },
    }),
  );
  return {
    isSending: snapshot.matches('sending'),
    error: snapshot.context.error,
    made: snapshot.matches('sent') ? made : undefined,
    make: (content: GenerateApiTokenInput) => send({ type: 'SUBMITTED', content }),
    forget: () => {
      setMade(undefined);
      send({ type: 'CLEARED' });
    },
  };
}
