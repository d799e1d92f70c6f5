import { type ApolloClient } from '@apollo/client';

import { present } from '../../../domain/wire/present';
import { NotificationsDocument } from '../../../graphql/generated/notifications';
import { type Unread } from '../../../machines/unreadMachine';
import { AS_IT_STANDS } from '../../apollo/reading';
import { isUnread } from '../Notification';

/** Specification §9: page size 100, page token 1. */
const FETCH = { status: 'unread', pageSize: 100, pageToken: '1' };

/**
 * The newest unread notifications, as the backend has them at this moment.
 * @throws what the client throws when the backend refuses or does not answer
 */
export async function readUnread(client: ApolloClient): Promise<Unread> {
  const { data } = await client.query({
    query: NotificationsDocument,
    variables: FETCH,
    ...AS_IT_STANDS,
  });
  const page = data?.notifications;
  if (!page) throw new Error('The backend gave no notifications');
  return { items: present(page.items).filter(isUnread), unreadTotal: page.unreadTotal };
}
