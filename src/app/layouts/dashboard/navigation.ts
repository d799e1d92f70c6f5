import { type PageTitle } from '../../pages';
import { type DashboardPath } from '../layoutOf';

/** The main navigation, in its order. */
export const MAIN_NAVIGATION = [
  { to: '/dashboard/chat', label: 'chat' },
  { to: '/dashboard/chat-messages', label: 'history' },
  { to: '/dashboard/data-overview', label: 'overview' },
  { to: '/dashboard/data-management', label: 'dataManagement' },
  { to: '/dashboard/processing', label: 'processing' },
] as const satisfies readonly { to: DashboardPath; label: string }[];

/** The entries of 'My Account', in their order; Log out follows. */
export const ACCOUNT_NAVIGATION = [
  { to: '/dashboard/profile', label: 'profile' },
  { to: '/dashboard/notifications', label: 'notifications' },
  { to: '/dashboard/purchases', label: 'purchases' },
  { to: '/dashboard/account', label: 'settings' },
  { to: '/dashboard/appearance', label: 'appearance' },
  { to: '/dashboard/help-center', label: 'helpCenter' },
  { to: '/dashboard/audio', label: 'audio' },
] as const satisfies readonly { to: DashboardPath; label: PageTitle | 'settings' }[];
