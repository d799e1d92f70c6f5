// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';

import { texts as en } from '../../locales/en/index';
import { MetPart } from './MetPart';

const NONE = { created: 0, changed: 0, unchanged: 0, unmatched: 0 };

afterEach(cleanup);

test('says what is new, changed and left out, and which properties are overwritten', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en }, interpolation: { escapeValue: false } });
  const properties = [
    { property: 'name', added: 0, overwritten: 2, before: '"Iasi"', after: '"Iași"' },
    { property: 'county', added: 1, overwritten: 0 },
  ];
  const nodes = { ...NONE, created: 1200, changed: 2, unmatched: 3 };
  render(
    <I18nextProvider i18n={i18n}>
      <MetPart met={{ table: 'cities', nodes, relationships: NONE, properties }} />
    </I18nextProvider>,
  );
  const region = screen.getByRole('region', { name: 'cities and the project' });
  expect(region.textContent).toContain('New1,200');
  expect(region.textContent).toContain('No match, left out3');
  expect(region.textContent).not.toContain('Unchanged');
  expect(region.textContent).not.toContain('Relationships');
  expect(region.textContent).toContain('name · overwritten in 2 places (such as "Iasi" → "Iași")');
  expect(region.textContent).toContain('county · added to 1');
});
