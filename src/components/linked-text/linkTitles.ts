import { type texts } from '../../../locales/en/index';

/** What the pages are called that answers lead to. */
export const LINK_TITLES: Readonly<Record<string, keyof (typeof texts)['shell']['pages']>> = {
  '/': 'homePage',
  '/privacy-policy': 'privacyPolicy',
  '/auth/login': 'login',
  '/auth/logout': 'logout',
  '/auth/sign-up': 'signUp',
  '/auth/forgot-password': 'forgotPassword',
  '/dashboard/appearance': 'appearance',
  '/dashboard/chat': 'chat',
  '/dashboard/chat-messages': 'chatMessages',
  '/dashboard/data-configuration': 'dataConfiguration',
  '/dashboard/data-configuration/assistant': 'teaching',
  '/dashboard/data-management': 'dataManagement',
  '/dashboard/data-overview': 'dataOverview',
  '/dashboard/notifications': 'notifications',
  '/dashboard/notifications-settings': 'notificationsSettings',
  '/dashboard/profile': 'profile',
};
