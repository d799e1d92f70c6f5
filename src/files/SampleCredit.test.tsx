// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';

import { texts as en } from '../../locales/en/index';
import { texts as ro } from '../../locales/ro/index';
import { SampleCredit } from './SampleCredit';

afterEach(cleanup);

test.each(['en', 'ro'])('in %s the source and the licence of the sample are named and linked', async (lng) => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { en, ro } });
  render(
    <I18nextProvider i18n={i18n}>
      <SampleCredit />
    </I18nextProvider>,
  );
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('world-countries')).toBe('https://github.com/mledoze/countries');
  expect(link('ODbL 1.0')).toBe('https://opendatacommons.org/licenses/odbl/1-0/');
});
