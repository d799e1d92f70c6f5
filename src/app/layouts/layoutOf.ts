/** The four layouts; every path belongs to exactly one. */
export type Layout = 'auth' | 'dashboard' | 'bare' | 'default';

/** Where a person signs out. */
export const LOG_OUT_PATH = '/auth/logout';

/** Every path of the specification by its layout; any other path is not found, in the default one. */
export const PATHS = {
  auth: ['/auth/forgot-password', '/auth/login', '/auth/logout', '/auth/reset-password', '/auth/sign-up'],
  dashboard: [
    '/dashboard/account',
    '/dashboard/account/data',
    '/dashboard/account/sessions',
    '/dashboard/account/sign-in',
    '/dashboard/account/tokens',
    '/dashboard/account/usage',
    '/dashboard/appearance',
    '/dashboard/audio',
    '/dashboard/chat',
    '/dashboard/chat-messages',
    '/dashboard/data-configuration',
    '/dashboard/data-configuration/assistant',
    '/dashboard/data-configuration/looks',
    '/dashboard/data-management',
    '/dashboard/data-overview',
    '/dashboard/help-center',
    '/dashboard/images',
    '/dashboard/notifications',
    '/dashboard/notifications-settings',
    '/dashboard/processing',
    '/dashboard/profile',
    '/dashboard/project-management',
    '/dashboard/project-management/views',
    '/dashboard/purchases',
  ],
  bare: ['/web-view'],
  default: ['/', '/privacy-policy', '/terms-of-service'],
} as const satisfies Record<Layout, readonly string[]>;

/** A path of the auth layout. */
export type AuthPath = (typeof PATHS.auth)[number];
/** A path of the default layout. */
export type PublicPath = (typeof PATHS.default)[number];
/** A path of the dashboard layout. */
export type DashboardPath = (typeof PATHS.dashboard)[number];

const layouts = new Map<string, Layout>(
  Object.entries(PATHS).flatMap(([layout, paths]) => paths.map((path) => [path, layout as Layout] as const)),
);

/** The layout of a page path; a slash at its end makes no difference. */
export function layoutOf(pathname: string): Layout {
  return layouts.get(pathname.replace(/(?<=.)\/+$/, '')) ?? 'default';
}
