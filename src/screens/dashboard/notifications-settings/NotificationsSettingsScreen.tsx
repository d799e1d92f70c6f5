import { ComingScreen } from '../coming/ComingScreen';

/** NotificationsSettings: not built yet, and the page says so. */
export function NotificationsSettingsScreen() {
  return <ComingScreen page="notificationsSettings" />;
}
