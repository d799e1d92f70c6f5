import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the chosen notification is read in full. */
export const NOTIFICATIONS_PATH = '/dashboard/notifications';

interface Selection {
  readonly selectedNotification: string | null;
}

/** The choice of a notification as the visit of a page keeps it: in the browser's history, also through a reload. */
export const selecting = (uid: string | null): Selection => ({ selectedNotification: uid });

/** The chosen notification of this visit, and how to choose another; going back in the history goes back to the one before. */
export function useSelection(): [uid: string | null, select: (uid: string | null) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const select = useCallback(
    (uid: string | null) => void navigate(NOTIFICATIONS_PATH, { state: selecting(uid), replace: uid === null }),
    [navigate],
  );
  return [(state as Partial<Selection> | null)?.selectedNotification ?? null, select];
}
