import { redirect, type RouteObject } from 'react-router-dom';

import { lazyComponent } from './errors/lazyComponent';
import { RouteError } from './errors/RouteError';
import { withTexts } from './i18n/i18n';
import { type Layout, layoutOf } from './layouts/layoutOf';
import { type Page, PAGES } from './pages';

function routeOf([path, page]: [string, Page]): RouteObject {
  return {
    path,
    handle: { title: page.title },
    errorElement: <RouteError />,
    lazy: lazyComponent(page.load),
  };
}

/** The pages of one layout. */
function pagesOf(layout: Layout): RouteObject[] {
  return Object.entries(PAGES)
    .filter(([path]) => layoutOf(path) === layout)
    .map(routeOf);
}

/** Every path in its layout; layouts and screens are loaded when they are first visited. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: [
      { path: '/dashboard', loader: () => redirect('/dashboard/chat') },
      { path: '/auth', loader: () => redirect('/auth/login') },
      {
        lazy: lazyComponent(async () => (await import('./layouts/auth/AuthLayout')).AuthLayout),
        children: pagesOf('auth'),
      },
      {
        lazy: lazyComponent(
          withTexts(['further'], async () => (await import('./layouts/dashboard/DashboardLayout')).DashboardLayout),
        ),
        children: pagesOf('dashboard'),
      },
      {
        lazy: lazyComponent(async () => (await import('./layouts/bare/BareLayout')).BareLayout),
        children: pagesOf('bare'),
      },
      {
        lazy: lazyComponent(
          withTexts(['public'], async () => (await import('./layouts/public/PublicLayout')).PublicLayout),
        ),
        children: pagesOf('default'),
      },
    ],
  },
];
