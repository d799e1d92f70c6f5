import { type texts } from '../../../locales/en/index';
import { type DashboardPath } from '../../app/layouts/layoutOf';

/** A section of the settings: what it is called, and where it is. */
export interface SettingsSection {
  readonly name: keyof (typeof texts)['settings']['section'];
  readonly to: DashboardPath;
}

/** Every section, in the order in which they are listed. */
export const SECTIONS: readonly SettingsSection[] = [
  { name: 'profile', to: '/dashboard/profile' },
  { name: 'appearance', to: '/dashboard/appearance' },
  { name: 'notifications', to: '/dashboard/notifications-settings' },
  { name: 'signIn', to: '/dashboard/account/sign-in' },
  { name: 'sessions', to: '/dashboard/account/sessions' },
  { name: 'usage', to: '/dashboard/account/usage' },
  { name: 'tokens', to: '/dashboard/account/tokens' },
  { name: 'files', to: '/dashboard/data-configuration' },
  { name: 'looks', to: '/dashboard/data-configuration/looks' },
  { name: 'teaching', to: '/dashboard/data-configuration/assistant' },
  { name: 'data', to: '/dashboard/account/data' },
];
