// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { texts as english } from '../../../../locales/en/index';
import { texts as romanian } from '../../../../locales/ro/index';
import { noticeStorage, writeBegins } from '../../../apollo/storageFull';
import { StorageFullNotice } from './StorageFullNotice';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english, ro: romanian } });
});
afterEach(cleanup);

it('a full disk is said with what to do, in both languages, until something is written again', async () => {
  render(<StorageFullNotice />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => noticeStorage('VERSION_CONFLICT'));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => noticeStorage('STORAGE_FULL'));
  expect(screen.getByRole('alert').textContent).toBe(english.errors.storageFull.text);
  await act(() => i18next.changeLanguage('ro'));
  expect(screen.getByRole('alert').textContent).toBe(romanian.errors.storageFull.text);
  const written = writeBegins();
  act(() => noticeStorage('STORAGE_FULL'));
  act(written);
  // What was under way when the disk was found full says nothing of it.
  expect(screen.getByRole('alert').textContent).not.toBe('');
  act(writeBegins());
  expect(screen.queryByRole('alert')).toBeNull();
});
