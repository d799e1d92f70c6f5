import { type ApolloClient } from '@apollo/client';

import { present } from '../../../domain/wire/present';
import { DeleteAllNotificationsDocument, DeleteNotificationDocument } from '../../../graphql/generated/notifications';
import { problemCode } from '../../components/problem/problemCode';

/** What is to be deleted: one notification, or all of them. */
export type DeletionTarget = { readonly uid: string } | 'all';

/** What went, as far as it can be undone. */
export interface Deletion {
  /** What to give back to undo it; absent when nothing went. */
  readonly deletion?: string;
  readonly deleted: number;
}

async function removeOne(client: ApolloClient, uid: string) {
  try {
    return (await client.mutate({ mutation: DeleteNotificationDocument, variables: { uid } })).data?.deleteNotification;
  } catch (error) {
    // Another window was faster: it is gone, as was wanted.
    if (problemCode(error) === 'NOTIFICATION_NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Deletes one notification or all of them. Null when there was none.
 * @throws what the client throws when the backend refuses or does not answer
 */
export const removeNotifications = async (
  client: ApolloClient,
  target: DeletionTarget,
): Promise<(Deletion & { readonly unreadTotal: number }) | null> =>
  present(
    (target === 'all'
      ? (await client.mutate({ mutation: DeleteAllNotificationsDocument })).data?.deleteAllNotifications
      : await removeOne(client, target.uid)) ?? null,
  );
