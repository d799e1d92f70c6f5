import { type Page } from '../../domain/lists/pagedList';
import { type ListRequest, pagedListMachineOf } from '../../machines/pagedListMachine';
import { type Notification, type NotificationKind } from './Notification';

/** Which notifications are wanted; null is all of them. */
interface NotificationFilter {
  readonly text: string;
  readonly status: 'unread' | 'read' | null;
  readonly kind: NotificationKind | null;
}

/** What the backend is asked for. */
export type NotificationRequest = ListRequest<NotificationFilter>;

/** What it answers. */
export interface NotificationPage extends Page<Notification> {
  readonly unreadTotal: number;
}

/** The notifications on their page. */
export const notificationList = pagedListMachineOf<Notification, NotificationFilter, NotificationPage>({
  pageSize: 50,
  noFilter: { text: '', status: null, kind: null },
  idOf: ({ uid }) => uid,
});
