import { redirect, type RouteObject } from 'react-router-dom';

import { RouteError } from './errors/RouteError';
import { BareLayout } from './layouts/bare/BareLayout';
import { type Layout, layoutOf } from './layouts/layoutOf';
import { type Page, PAGES } from './pages';

function routeOf([path, page]: [string, Page]): RouteObject {
  return {
    path,
    handle: { title: page.title },
    errorElement: <RouteError />,
    lazy: { Component: page.load },
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
        lazy: { Component: async () => (await import('./layouts/auth/AuthLayout')).AuthLayout },
        children: pagesOf('auth'),
      },
      {
        lazy: { Component: async () => (await import('./layouts/dashboard/DashboardLayout')).DashboardLayout },
        children: pagesOf('dashboard'),
      },
      { Component: BareLayout, children: pagesOf('bare') },
      {
        lazy: { Component: async () => (await import('./layouts/public/PublicLayout')).PublicLayout },
        children: pagesOf('default'),
      },
    ],
  },
];
