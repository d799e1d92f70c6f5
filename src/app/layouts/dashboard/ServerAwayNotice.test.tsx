// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { texts as english } from '../../../../locales/en/index';
import { noteLiveStatus } from '../../../live/liveStatus';
import { ServerAwayNotice } from './ServerAwayNotice';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  noteLiveStatus('connecting');
});

test('the page says that the server is away, then that it is back, then nothing', async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
  vi.useFakeTimers();
  noteLiveStatus('live');
  const { container: notice } = render(<ServerAwayNotice />);
  expect(notice.textContent).toBe('');
  act(() => noteLiveStatus('offline'));
  expect(notice.textContent).toBe(english.errors.away.text);
  act(() => noteLiveStatus('live'));
  expect(notice.textContent).toBe(english.errors.away.back);
  act(() => vi.advanceTimersByTime(5_000));
  expect(notice.textContent).toBe('');
});
