import { ComingScreen } from '../coming/ComingScreen';

/** Notifications: not built yet, and the page says so. */
export function NotificationsScreen() {
  return <ComingScreen page="notifications" />;
}
