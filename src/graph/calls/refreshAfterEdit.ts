import { type ApolloClient } from '@apollo/client';

import { GraphCountsDocument } from '../../../graphql/generated/graph';
import { type components } from '../../../graphql/generated/rest';
import { AS_IT_STANDS } from '../../apollo/reading';
import { type GraphModel } from '../GraphModel';
import { type EditedBy } from '../graphState';

type ChangeContent = components['schemas']['ChangeContent'];

/** Read again when it is on the screen; tables follow the model by themselves, with as many rows as they show. */
const HISTORY = 'Changes';
const PATIENCE_MS = 250;
/** What is going to be brought up to date for a model. */
interface Refresh {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly isToCount: boolean;
}
const waiting = new WeakMap<GraphModel, Refresh>();

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

/** Brings the history on the screen, and totals that nobody told, up to date; several changes in a row count as one. */
function refreshSoon(client: ApolloClient, model: GraphModel, projectId: string | undefined, isCounted = false): void {
  const { timer, isToCount = false } = waiting.get(model) ?? {};
  clearTimeout(timer);
  const refresh = () => {
    waiting.delete(model);
    if (isToCount || !isCounted) readCounts(client, model, projectId).catch(() => undefined);
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => query.queryName === HISTORY,
    });
  };
  waiting.set(model, { timer: setTimeout(refresh, PATIENCE_MS), isToCount: isToCount || !isCounted });
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
  model.tell({ type: 'edited', by });
  refreshSoon(client, model, projectId);
}

/**
 * The same after changes that were made elsewhere and have been followed one by one.
 * @param content what the last of them brought: how the project stands after it
 */
export function refreshAfterFollowing(
  client: ApolloClient,
  model: GraphModel,
  projectId: string | undefined,
  content: ChangeContent | undefined,
): void {
  if (content?.counts !== undefined) model.setCounts(content.counts);
  const history = content && { canUndo: content.canUndo, canRedo: content.canRedo };
  model.tell({ type: 'followed', isReread: false, history });
  refreshSoon(client, model, projectId, content?.counts !== undefined);
}

/** The same after all that is shown was read anew, because something was missed or was too large to list. */
export function refreshAfterReread(client: ApolloClient, model: GraphModel, projectId: string | undefined): void {
  model.tell({ type: 'followed', isReread: true });
  refreshSoon(client, model, projectId);
}
