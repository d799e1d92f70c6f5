import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { runQuery } from '../../query/queryCalls';
import { useGraphModel } from '../../graph/GraphModelContext';
import { type PathsQuery } from './pathSteps';
import { useLookup } from './useLookup';
import { PATIENCE_MS } from './useMatching';

/** Paths by the ids of their nodes. */
export interface FoundPaths {
  readonly paths: readonly (readonly string[])[];
  /** There are more than were listed. */
  readonly isCut: boolean;
}

/** The paths that a query asks for, once what they lead over is on the canvas; asked again when the graph was edited. */
export function usePaths(projectId: string, query: PathsQuery) {
  const client = useApolloClient();
  const model = useGraphModel();
  const { actor, answer, error } = useLookup<PathsQuery, FoundPaths>(
    query,
    async (question, signal) => {
      const { result, nodes, relationships } = await runQuery(client, { projectId, query: question, joined: true });
      if (result.kind !== 'paths') return { paths: [], isCut: false };
      const isMissing = nodes.some(({ id }) => model.node(id) === undefined);
      const isUnjoined = relationships.some(({ id }) => model.relationship(id) === undefined);
      if (!signal.aborted && (isMissing || isUnjoined)) model.show({ nodes, relationships });
      return { paths: result.paths, isCut: result.isCut };
    },
    PATIENCE_MS,
  );
  useEffect(
    () =>
      model.subscribe(({ type }) => {
        // What is only shown besides changes no path.
        if (type !== 'delta') actor.send({ type: 'RETRIED' });
      }),
    [actor, model],
  );
  return { found: error === null ? answer : null, error, retry: () => actor.send({ type: 'RETRIED' }) };
}
