import { type ApolloClient } from '@apollo/client';

import { GraphCountsDocument } from '../../../graphql/generated/graph';
import { AS_IT_STANDS } from '../../apollo/reading';
import { type EditedBy, type GraphModel } from '../GraphModel';

/** Read again when it is on the screen; tables follow the model by themselves, with as many rows as they show. */
const HISTORY = 'Changes';
const PATIENCE_MS = 250;
const waiting = new WeakMap<GraphModel, ReturnType<typeof setTimeout>>();

/** Reads the totals of the project and puts them into the model. */
export async function readCounts(
  client: ApolloClient,
  model: GraphModel,
  projectId: string | undefined,
): Promise<void> {
  const { data } = await client.query({
    query: GraphCountsDocument,
    variables: { projectId },
    ...AS_IT_STANDS,
  });
  if (data?.nodeLabels == null || data.relationshipTypes == null) return;
  model.setCounts({
    labels: data.nodeLabels.items,
    types: data.relationshipTypes.items,
    nodesTotal: data.nodesTotal?.total ?? 0,
    relationshipsTotal: data.relationshipsTotal?.total ?? 0,
  });
}

/** Brings totals and the history on the screen up to date; several changes in a row count as one. */
function refreshSoon(client: ApolloClient, model: GraphModel, projectId: string | undefined): void {
  clearTimeout(waiting.get(model));
  waiting.set(
    model,
    setTimeout(() => {
      readCounts(client, model, projectId).catch(() => undefined);
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: (query) => query.queryName === HISTORY,
      });
    }, PATIENCE_MS),
  );
}

/**
 * Brings totals and the history on the screen up to date after an edit. That it fails is no news to the person, whose edit
 * is safe.
 */
export function refreshAfterEdit(
  client: ApolloClient,
  model: GraphModel,
  projectId: string | undefined,
  by: EditedBy,
): void {
  model.noteEdited(by);
  refreshSoon(client, model, projectId);
}

/** The same after changes that were made elsewhere and have been followed, by reading all anew or one by one. */
export function refreshAfterFollowing(
  client: ApolloClient,
  model: GraphModel,
  projectId: string | undefined,
  isReread: boolean,
): void {
  model.noteFollowed(isReread);
  refreshSoon(client, model, projectId);
}
