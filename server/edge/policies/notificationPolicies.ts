import { may, type Policies } from './Policy.js';

/** Notifications are the person's, whatever project they tell of. */
export const notificationPolicies: Policies = {
  notifications: may('read', 'account'),
  searchNotifications: may('read', 'account'),
  notification: may('read', 'account'),
  markNotificationAsRead: may('write', 'account'),
  markAllNotificationsAsRead: may('write', 'account'),
  deleteAllNotifications: may('write', 'account'),
  deleteNotification: may('write', 'account'),
  restoreNotifications: may('write', 'account'),
  'user:notifications': may('read', 'account'),
};

/** Help about Harta is the same for everybody. */
export const faqPolicies: Policies = {
  faqQuestions: may('read', 'nobody'),
  faqAnswers: may('read', 'nobody'),
};
