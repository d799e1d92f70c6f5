import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { runQuery } from '../../query/queryCalls';
import { useGraphModel } from '../../graph/GraphModelContext';
import { type PathsQuery } from './pathSteps';

/** Paths by the ids of their nodes. */
interface FoundPaths {
  readonly paths: readonly (readonly string[])[];
  /** There are more than were listed. */
  readonly isCut: boolean;
}

const pathsLookup = lookupMachineOf<PathsQuery, FoundPaths>({ patience: 150 });

/** The paths that a query asks for, once what they lead over is on the canvas; asked again when the graph was edited. */
export function usePaths(projectId: string, query: PathsQuery) {
  const client = useApolloClient();
  const model = useGraphModel();
  const actor = useActorRef(
    pathsLookup.provide({
      actors: {
        ask: fromPromise<FoundPaths, LookupRequest<PathsQuery>>(async ({ input: { question }, signal }) => {
          const { result, nodes, relationships } = await runQuery(client, { projectId, query: question, joined: true });
          if (result.kind !== 'paths') return { paths: [], isCut: false };
          const isMissing = nodes.some(({ id }) => model.node(id) === undefined);
          const isUnjoined = relationships.some(({ id }) => model.relationship(id) === undefined);
          if (!signal.aborted && (isMissing || isUnjoined)) model.show({ nodes, relationships });
          return { paths: result.paths, isCut: result.isCut };
        }),
      },
    }),
  );
  const key = JSON.stringify(query);
  useEffect(() => actor.send({ type: 'ASKED', question: JSON.parse(key) as PathsQuery }), [actor, key]);
  useEffect(
    () =>
      model.subscribe(({ type }) => {
        // What is only shown besides changes no path.
        if (type !== 'delta') actor.send({ type: 'RETRIED' });
      }),
    [actor, model],
  );
  const { answer, error } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, ({ value }) => value === 'failed');
  return {
    found: hasFailed ? null : answer,
    error: hasFailed ? error : null,
    retry: () => actor.send({ type: 'RETRIED' }),
  };
}
