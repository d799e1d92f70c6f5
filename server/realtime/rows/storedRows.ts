import { ProblemError } from '../../contract/ProblemError.js';
import { type Notifications } from '../../notifications/Notifications.js';
import { type ReadNotification } from '../topics/userNotifications.js';

/** Reads notifications from the store of this process. */
export const storedRows =
  (notifications: Pick<Notifications, 'notification'>): ReadNotification =>
  async ({ ownerId }, uid) => {
    try {
      return JSON.stringify(await notifications.notification(ownerId, uid));
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOTIFICATION_NOT_FOUND') return undefined;
      throw error;
    }
  };
