// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The paths of the page views in the data layer. */
const pageViews = () =>
  window.dataLayer?.flatMap((entry) =>
    'page_path' in entry && entry['event'] === 'page_view' ? [entry['page_path']] : [],
  );

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
  vi.resetModules();
  window.scrollTo = () => undefined;
});

afterEach(cleanup);

/** A visit of somebody who lets their visits be counted. */
async function opened() {
  const { startCounting } = await import('../analytics/pageViews');
  const { keepConsent } = await import('../analytics/consent');
  const { Main } = await import('../layouts/Main');
  startCounting('GTM-TEST');
  keepConsent('given');
  const children = [
    { path: '/', element: <h1>Start</h1>, handle: { title: 'home' } },
    { path: '/other', lazy: () => Promise.resolve({ Component: () => <h1>Other</h1> }), handle: { title: 'notFound' } },
  ];
  // Two layouts of the same kind: going from one to the other mounts Main anew, as between the real ones.
  const router = createMemoryRouter([
    { element: <Main key="one" />, children },
    { element: <Main key="two" />, children: [{ path: '/third', element: <h1>Third</h1>, handle: { title: 'chat' } }] },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await screen.findByText('Start');
  return { go: (to: string) => act(() => router.navigate(to)) };
}

it('each page that is reached is reported once, under StrictMode and across layouts', async () => {
  const { go } = await opened();
  await go('/other');
  await go('/other?page=2');
  await go('/third');
  await go('/');
  expect(pageViews()).toEqual(['/', '/other', '/third', '/']);
});

it('a page is not reported before it has been reached', async () => {
  await opened();
  expect(pageViews()).toEqual(['/']);
});

it('the heading takes the focus after navigation, but not on the first page', async () => {
  const { go } = await opened();
  expect(document.activeElement).toBe(document.body);
  await go('/other');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Other' }));
  await go('/third');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Third' }));
});
