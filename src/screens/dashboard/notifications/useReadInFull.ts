import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

import { present } from '../../../../domain/wire/present';
import { NotificationDocument } from '../../../../graphql/generated/notifications';
import { useLiveEvent } from '../../../live/useLiveEvent';
import { useMarkAsRead } from '../../../notifications/calls/useMarkAsRead';
import { isUnread, type Notification } from '../../../notifications/Notification';

/** A notification that is read in full, which makes it read; or why it cannot be shown. */
export function useReadInFull(uid: string): {
  readonly notification: Notification | undefined;
  readonly error: unknown;
  retry(): void;
} {
  const { data, previousData, error, refetch } = useQuery(NotificationDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  const markAsRead = useMarkAsRead();
  const marked = useRef<string>(undefined);
  const retry = () => void refetch().catch(() => undefined);
  useLiveEvent('user:notifications', 'changed', retry);
  const known = (data ?? previousData)?.notification;
  const notification = known?.uid === uid ? present(known) : undefined;
  const isNew = notification !== undefined && isUnread(notification);
  useEffect(() => {
    // Once for each that is opened, however often the page draws.
    if (!isNew || marked.current === uid) return;
    marked.current = uid;
    void markAsRead(uid);
  }, [isNew, uid, markAsRead]);
  return { notification, error, retry };
}
