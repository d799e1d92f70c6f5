// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { later } from './later';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en } });
  // React tells the console of every error that a boundary catches; here they are meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const Panel = ({ name }: { readonly name: string }) => <p>Panel of {name}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js'));

it('a part that cannot be loaded leaves the page as it is, and comes when it is tried again', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>(gone);
  const Later = later(load);
  render(
    <>
      <input aria-label="Typed" defaultValue="Ada" />
      <Later name="Ada" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(en.errors.chunk.title);
  expect(screen.getByLabelText('Typed')).toHaveValue('Ada');
  load.mockImplementation(() => Promise.resolve(Panel));
  await userEvent.setup().click(screen.getByRole('button', { name: en.common.tryAgain }));
  expect(await screen.findByText('Panel of Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('it comes by itself once there is a connection again', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>(gone);
  const Later = later(load);
  render(<Later name="Bo" />);
  await screen.findByRole('alert');
  load.mockImplementation(() => Promise.resolve(Panel));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Panel of Bo')).toBeVisible();
});

it('a mistake of the part itself is not taken for a part that is missing', async () => {
  const Later = later(() =>
    Promise.resolve(() => {
      throw new Error('a mistake in the program');
    }),
  );
  expect(() => render(<Later />)).not.toThrow();
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
});
