import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import {
  type ExamplePage,
  type ExampleRequest,
  trainExampleListMachine,
} from '../../../../../machines/trainExampleListMachine';
import { loadExamples } from '../../../../teaching/exampleCalls';

/** The table of train examples of this page. */
export function useExampleList() {
  const client = useApolloClient();
  const [machine] = useState(() =>
    trainExampleListMachine.provide({
      actors: { load: fromPromise<ExamplePage, ExampleRequest>(({ input }) => loadExamples(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const { text, language, flagged } = snapshot.context;
  return { snapshot, send, isFiltered: text !== '' || language !== null || flagged };
}

/** See {@link useExampleList}. */
export type ExampleList = ReturnType<typeof useExampleList>;
