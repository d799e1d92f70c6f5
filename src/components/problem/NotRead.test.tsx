// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { NotRead } from './NotRead';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en }, defaultNS: 'common' });
});
afterEach(cleanup);

const GONE = { code: 'DOCUMENT_NOT_FOUND', says: 'It was deleted.' };

function shown(error: unknown, what?: string) {
  const onRetry = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <NotRead error={error} gone={GONE} onRetry={onRetry} {...(what !== undefined && { what })} />
    </I18nextProvider>,
  );
  return onRetry;
}

test('what could not be read may be tried again', async () => {
  const onRetry = shown({ code: 'INTERNAL' }, 'The text could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('The text could not be loaded');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('what is gone is said to be, and is not offered to be tried again', () => {
  shown({ code: 'DOCUMENT_NOT_FOUND' });
  expect(screen.getByRole('alert')).toHaveTextContent('It was deleted.');
  expect(screen.queryByRole('button')).toBeNull();
});
