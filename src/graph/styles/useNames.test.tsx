// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { texts as english } from '../../../locales/en/index';
import { texts as romanian } from '../../../locales/ro/index';
import { LabelColours } from '../../canvas/style/palette';
import { StyleBook } from '../../canvas/style/StyleBook';
import { useNames } from './useNames';
import { useSayValue } from './useSayValue';

vi.mock('./useStyles', () => {
  const chosen = { styles: [] };
  return { useKnownStyles: () => chosen };
});

afterEach(cleanup);

const visit = {
  labels: ['Visit'],
  properties: { on: '2024-09-09', weight: 12 },
  propertyKinds: { on: 'date' },
} as const;

function Names() {
  const book = new StyleBook(new LabelColours()).saying(useSayValue(), 'en');
  return (
    <>
      <p>table: {useNames()(visit)}</p>
      <p>canvas: {book.caption(visit)}</p>
    </>
  );
}

test.each([
  ['en', 'Sep 9, 2024'],
  ['ro', '9 sept. 2024'],
])(
  'what only a day names is called alike in tables and on the canvas, as its reader writes the day: %s',
  async (lng, day) => {
    const resources = { en: english, ro: romanian };
    await i18next.use(initReactI18next).init({ lng, resources });
    render(<Names />);
    expect(screen.getByText(`table: ${day}`)).toBeDefined();
    expect(screen.getByText(`canvas: ${day}`)).toBeDefined();
  },
);
