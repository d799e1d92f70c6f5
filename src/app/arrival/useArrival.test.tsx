// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { Main } from '../layouts/Main';

const pathsSeen = () => window.dataLayer?.map(({ event, page_path }) => [event, page_path]);

beforeEach(() => {
  delete window.dataLayer;
  window.scrollTo = () => undefined;
});

afterEach(cleanup);

async function opened() {
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
  expect(pathsSeen()).toEqual([
    ['page_view', '/'],
    ['page_view', '/other'],
    ['page_view', '/third'],
    ['page_view', '/'],
  ]);
});

it('a page is not reported before it has been reached', async () => {
  await opened();
  expect(pathsSeen()).toEqual([['page_view', '/']]);
});

it('the heading takes the focus after navigation, but not on the first page', async () => {
  const { go } = await opened();
  expect(document.activeElement).toBe(document.body);
  await go('/other');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Other' }));
  await go('/third');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Third' }));
});
