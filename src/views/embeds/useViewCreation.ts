import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { type CreateViewTokenInput, type CreateViewTokenMutation } from '../../../graphql/generated/types';
import { CreateViewTokenDocument, ViewTokensDocument } from '../../../graphql/generated/views';
import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { KEPT_BY_MACHINE } from '../../apollo/reading';

/** A view token with its secret, as it is answered once. */
export type MadeView = NonNullable<CreateViewTokenMutation['createViewToken']>;

const viewCreation = submissionMachineOf<CreateViewTokenInput>();

/** Makes views of a project. The secret is held by this dialogue alone, and in no cache, until the person says that they have it. */
export function useViewCreation(projectId: string) {
  const client = useApolloClient();
  const [made, setMade] = useState<MadeView>();
  const [snapshot, send] = useActor(
    viewCreation.provide({
      actors: {
        send: fromPromise<unknown, Submission<CreateViewTokenInput>>(async ({ input }) => {
          const { data } = await client.mutate({
            mutation: CreateViewTokenDocument,
            variables: { projectId, input: input.content },
            refetchQueries: [ViewTokensDocument],
            fetchPolicy: KEPT_BY_MACHINE.fetchPolicy,
          });
          if (!data?.createViewToken) throw new Error('The answer holds no view');
          setMade(data.createViewToken);
        }),
      },
    }),
  );
  return {
    isSending: snapshot.matches('sending'),
    error: snapshot.context.error,
    made: snapshot.matches('sent') ? made : undefined,
    make: (content: CreateViewTokenInput) => send({ type: 'SUBMITTED', content }),
    forget: () => {
      setMade(undefined);
      send({ type: 'CLEARED' });
    },
  };
}

/** See {@link useViewCreation}. */
export type ViewCreation = ReturnType<typeof useViewCreation>;
