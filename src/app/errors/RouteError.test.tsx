// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { texts } from '../../../locales/en/index';
import { useDraft } from '../../components/draft/useDraft';
import { lazyComponent } from './lazyComponent';
import { RouteError } from './RouteError';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: texts } });
  // React tells the console of every error that a boundary catches; here they are meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

let broken = false;

function Form() {
  const draft = useDraft('form', '');
  if (broken) throw new Error('a mistake in the program');
  return <input aria-label="Name" value={draft.value} onChange={(event) => draft.set(event.target.value)} />;
}

function opened(path: string) {
  const errorElement = <RouteError />;
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <header>Header</header>
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: <p>Start</p> },
          { path: '/form', element: <Form />, errorElement },
          {
            path: '/newer',
            lazy: lazyComponent(() =>
              Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js')),
            ),
            errorElement,
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

it('a screen that fails leaves the header, and trying again brings back what was typed', async () => {
  const user = userEvent.setup();
  opened('/form');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  broken = true;
  await user.type(screen.getByLabelText('Name'), '!');
  expect(screen.getByRole('alert').textContent).toContain(texts.errors.screen.title);
  expect(screen.getByText('Header')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: texts.errors.screen.again }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada!');
});

it('a part that cannot be loaded says so and offers to reload', async () => {
  const router = opened('/');
  await act(() => router.navigate('/newer'));
  expect(screen.getByRole('alert').textContent).toContain(texts.errors.chunk.title);
  expect(screen.getByRole('button', { name: texts.errors.chunk.again })).toBeTruthy();
  expect(screen.getByText('Header')).toBeTruthy();
});
