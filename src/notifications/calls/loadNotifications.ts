import { type ApolloClient } from '@apollo/client';

import { present } from '../../../domain/wire/present';
import { NotificationsDocument, SearchNotificationsDocument } from '../../../graphql/generated/notifications';
import { type NotificationPage, type NotificationRequest } from '../notificationList';
import { AS_IT_STANDS } from '../../apollo/reading';

/**
 * A page of the notifications that a filter leaves, as the backend has them at this moment.
 * @throws what the client throws when the backend refuses or does not answer
 */
export async function loadNotifications(
  client: ApolloClient,
  { filter: { text, status, kind }, pageSize, pageToken }: NotificationRequest,
): Promise<NotificationPage> {
  const variables = { status, kind, pageSize, pageToken };
  const found =
    text === ''
      ? (await client.query({ query: NotificationsDocument, variables, ...AS_IT_STANDS })).data?.notifications
      : (
          await client.query({
            query: SearchNotificationsDocument,
            variables: { ...variables, search: text },
            ...AS_IT_STANDS,
          })
        ).data?.searchNotifications;
  if (!found) throw new Error('The backend gave no notifications');
  return present(found);
}
