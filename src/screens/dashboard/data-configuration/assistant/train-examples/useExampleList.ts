import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { loadExamples } from '../../../../../teaching/exampleCalls';
import { exampleList, type ExamplePage, type ExampleRequest } from '../../../../../teaching/exampleList';

/** The table of train examples of this page. */
export function useExampleList() {
  const client = useApolloClient();
  const [machine] = useState(() =>
    exampleList.provide({
      actors: { load: fromPromise<ExamplePage, ExampleRequest>(({ input }) => loadExamples(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine);
  return { snapshot, send, isFiltered: Object.values(snapshot.context.filter).some(Boolean) };
}

/** See {@link useExampleList}. */
export type ExampleList = ReturnType<typeof useExampleList>;
