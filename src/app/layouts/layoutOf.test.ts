// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { PAGES } from '../pages';
import { routes } from '../routes';
import { layoutOf } from './layoutOf';

const specification = {
  auth: '/auth/forgot-password, /auth/login, /auth/logout, /auth/reset-password, /auth/sign-up',
  dashboard:
    '/dashboard/account, /dashboard/appearance, /dashboard/audio, /dashboard/chat, /dashboard/chat-messages, /dashboard/data-configuration, /dashboard/data-management, /dashboard/data-overview, /dashboard/help-center, /dashboard/images, /dashboard/notifications, /dashboard/notifications-settings, /dashboard/processing, /dashboard/profile, /dashboard/project-management, /dashboard/purchases',
  bare: '/web-view',
  default: '/, /privacy-policy, /terms-of-service',
} as const;
const paths = Object.entries(specification).flatMap(([layout, list]) =>
  list.split(', ').map((path) => [path, layout] as const),
);

describe('the layout of a path', () => {
  it.each(paths)('%s is in the layout %s, and has a page', (path, layout) => {
    expect(layoutOf(path)).toBe(layout);
    expect(layoutOf(path === '/' ? path : `${path}/`)).toBe(layout);
    expect(Object.keys(PAGES)).toContain(path);
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
  });

  it.each(['/anything', '/dashboard/anything', '/auth/anything', '/web-view/anything', '/DASHBOARD'])(
    'every other path, like %s, is in the default layout',
    (path) => {
      expect(layoutOf(path)).toBe('default');
    },
  );

  it('an unknown path finds the page that says so', () => {
    for (const path of ['/anything', '/dashboard/anything'])
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*');
  });
});
