import { type ApolloClient } from '@apollo/client';

import { DeleteAllNotificationsDocument, DeleteNotificationDocument } from '../../../graphql/generated/notifications';
import { type Deletion, type DeletionTarget } from '../../../machines/notificationDeletionMachine';
import { problemCode } from '../../components/problem/problemCode';

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
  (target === 'all'
    ? (await client.mutate({ mutation: DeleteAllNotificationsDocument })).data?.deleteAllNotifications
    : await removeOne(client, target.uid)) ?? null;
