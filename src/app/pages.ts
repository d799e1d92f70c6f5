import { type ComponentType } from 'react';

import { type texts } from '../../locales/en/index';
import { withTexts } from './i18n/i18n';
import { type AuthPath, type DashboardPath, type PublicPath } from './layouts/layoutOf';

/** A key of the page titles in the area `shell`. */
export type PageTitle = keyof (typeof texts)['shell']['pages'];

/** One page: what it is called and how its screen is loaded when it is first visited. */
export interface Page {
  readonly title: PageTitle;
  readonly load: () => Promise<ComponentType>;
}

/** Every page by its path. A path of the specification without a page here does not compile. */
export const PAGES = {
  '/': { title: 'home', load: async () => (await import('../screens/public/home/HomeScreen')).HomeScreen },
  '/privacy-policy': {
    title: 'privacyPolicy',
    load: withTexts(
      ['visits'],
      async () => (await import('../screens/public/privacy-policy/PrivacyPolicyScreen')).PrivacyPolicyScreen,
    ),
  },
  '/terms-of-service': {
    title: 'termsOfService',
    load: async () => (await import('../screens/public/terms-of-service/TermsOfServiceScreen')).TermsOfServiceScreen,
  },
  '*': {
    title: 'notFound',
    load: async () => (await import('../screens/public/not-found/NotFoundScreen')).NotFoundScreen,
  },
  '/web-view': {
    title: 'webView',
    load: withTexts(
      ['canvas', 'view'],
      async () => (await import('../screens/bare/web-view/WebViewScreen')).WebViewScreen,
    ),
  },
  '/auth/login': { title: 'login', load: async () => (await import('../screens/auth/login/LoginScreen')).LoginScreen },
  '/auth/sign-up': {
    title: 'signUp',
    load: async () => (await import('../screens/auth/sign-up/SignUpScreen')).SignUpScreen,
  },
  '/auth/forgot-password': {
    title: 'forgotPassword',
    load: async () => (await import('../screens/auth/forgot-password/ForgotPasswordScreen')).ForgotPasswordScreen,
  },
  '/auth/reset-password': {
    title: 'resetPassword',
    load: async () => (await import('../screens/auth/reset-password/ResetPasswordScreen')).ResetPasswordScreen,
  },
  '/auth/logout': {
    title: 'logout',
    load: async () => (await import('../screens/auth/logout/LogoutScreen')).LogoutScreen,
  },
  '/dashboard/data-overview': {
    title: 'dataOverview',
    load: withTexts(
      ['canvas', 'changes', 'files', 'images', 'query', 'styles'],
      async () => (await import('../screens/dashboard/data-overview/DataOverviewScreen')).DataOverviewScreen,
    ),
  },
  '/dashboard/data-management': {
    title: 'dataManagement',
    load: withTexts(
      ['canvas', 'changes', 'data', 'files', 'query'],
      async () => (await import('../screens/dashboard/data-management/DataManagementScreen')).DataManagementScreen,
    ),
  },
  '/dashboard/data-configuration': {
    title: 'dataConfiguration',
    load: withTexts(
      ['settings', 'files'],
      async () =>
        (await import('../screens/dashboard/data-configuration/DataConfigurationScreen')).DataConfigurationScreen,
    ),
  },
  '/dashboard/data-configuration/assistant': {
    title: 'teaching',
    load: withTexts(
      ['settings', 'teaching', 'files'],
      async () => (await import('../screens/dashboard/data-configuration/assistant/TeachingScreen')).TeachingScreen,
    ),
  },
  '/dashboard/data-configuration/looks': {
    title: 'looks',
    load: withTexts(
      ['settings', 'styles'],
      async () => (await import('../screens/dashboard/data-configuration/looks/LooksScreen')).LooksScreen,
    ),
  },
  '/dashboard/account': {
    title: 'account',
    load: withTexts(
      ['settings'],
      async () => (await import('../screens/dashboard/account/AccountScreen')).AccountScreen,
    ),
  },
  '/dashboard/account/data': {
    title: 'yourData',
    load: withTexts(
      ['settings', 'account', 'files'],
      async () => (await import('../screens/dashboard/account/your-data/YourDataScreen')).YourDataScreen,
    ),
  },
  '/dashboard/account/sessions': {
    title: 'signIns',
    load: withTexts(
      ['settings'],
      async () => (await import('../screens/dashboard/account/sessions/SessionsScreen')).SessionsScreen,
    ),
  },
  '/dashboard/account/sign-in': {
    title: 'signInSettings',
    load: withTexts(
      ['settings'],
      async () => (await import('../screens/dashboard/account/sign-in/SignInScreen')).SignInScreen,
    ),
  },
  '/dashboard/account/tokens': {
    title: 'apiTokens',
    load: withTexts(
      ['settings'],
      async () => (await import('../screens/dashboard/account/tokens/TokensScreen')).TokensScreen,
    ),
  },
  '/dashboard/account/usage': {
    title: 'usage',
    load: withTexts(
      ['settings', 'account'],
      async () => (await import('../screens/dashboard/account/usage/UsageScreen')).UsageScreen,
    ),
  },
  '/dashboard/appearance': {
    title: 'appearance',
    load: withTexts(
      ['settings'],
      async () => (await import('../screens/dashboard/appearance/AppearanceScreen')).AppearanceScreen,
    ),
  },
  '/dashboard/audio': {
    title: 'audio',
    load: withTexts(['audio'], async () => (await import('../screens/dashboard/audio/AudioScreen')).AudioScreen),
  },
  '/dashboard/chat': {
    title: 'chat',
    load: async () => (await import('../screens/dashboard/chat/ChatScreen')).ChatScreen,
  },
  '/dashboard/chat-messages': {
    title: 'chatMessages',
    load: withTexts(
      ['history', 'data', 'files'],
      async () => (await import('../screens/dashboard/chat-messages/ChatMessagesScreen')).ChatMessagesScreen,
    ),
  },
  '/dashboard/help-center': {
    title: 'helpCenter',
    load: withTexts(
      ['help'],
      async () => (await import('../screens/dashboard/help-center/HelpCenterScreen')).HelpCenterScreen,
    ),
  },
  '/dashboard/images': {
    title: 'images',
    load: withTexts(
      ['images', 'files'],
      async () => (await import('../screens/dashboard/images/ImagesScreen')).ImagesScreen,
    ),
  },
  '/dashboard/notifications': {
    title: 'notifications',
    load: async () => (await import('../screens/dashboard/notifications/NotificationsScreen')).NotificationsScreen,
  },
  '/dashboard/notifications-settings': {
    title: 'notificationsSettings',
    load: withTexts(
      ['settings'],
      async () =>
        (await import('../screens/dashboard/notifications-settings/NotificationsSettingsScreen'))
          .NotificationsSettingsScreen,
    ),
  },
  '/dashboard/processing': {
    title: 'processing',
    load: withTexts(
      ['processing', 'canvas'],
      async () => (await import('../screens/dashboard/processing/ProcessingScreen')).ProcessingScreen,
    ),
  },
  '/dashboard/profile': {
    title: 'profile',
    load: withTexts(
      ['settings', 'account'],
      async () => (await import('../screens/dashboard/profile/ProfileScreen')).ProfileScreen,
    ),
  },
  '/dashboard/project-management': {
    title: 'projectManagement',
    load: withTexts(
      ['projects', 'files'],
      async () =>
        (await import('../screens/dashboard/project-management/ProjectManagementScreen')).ProjectManagementScreen,
    ),
  },
  '/dashboard/project-management/views': {
    title: 'savedViews',
    load: withTexts(
      ['projects'],
      async () =>
        (await import('../screens/dashboard/project-management/saved-views/SavedViewsScreen')).SavedViewsScreen,
    ),
  },
  '/dashboard/purchases': {
    title: 'purchases',
    load: withTexts(
      ['purchases', 'account'],
      async () => (await import('../screens/dashboard/purchases/PurchasesScreen')).PurchasesScreen,
    ),
  },
} satisfies Record<AuthPath | DashboardPath | PublicPath | '/web-view' | '*', Page>;
