// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type ColumnMapping } from '../../../domain/imports/mapping';
import { texts as english } from '../../../locales/en/index';
import { likelyLink } from './links';
import { Reference } from './Reference';
import { stubSizes } from '../../../tests/components/noSizes';

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
});
afterEach(cleanup);

const COLUMN: ColumnMapping = {
  ...{ column: 'Director', use: 'reference', property: 'Director', kind: 'text', style: 'plain', separator: '' },
  ...{ label: 'Person', type: 'HAS_DIRECTOR', table: 'people', by: 'Full name' },
};
const PEOPLE = {
  table: 'people',
  label: 'Person',
  key: 'Person ID',
  together: '',
  columns: ['Person ID', 'Full name', 'Born'],
};
const TOWNS = { table: 'towns', label: 'Town', key: '', together: 'Town + County', columns: ['Town', 'County'] };
const LINKS = [{ table: 'people', by: 'Full name', rate: 0.8 }];

test('a link says by which column it is matched, and how many of the values it finds there', async () => {
  const onChange = vi.fn();
  render(<Reference column={COLUMN} targets={[PEOPLE, TOWNS]} links={LINKS} onChange={onChange} />);
  expect(screen.getByText('Full name (80% of the values)')).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Matched by' }));
  await user.click(await screen.findByTitle('Born'));
  expect(onChange).toHaveBeenLastCalledWith({ by: 'Born' });
  await user.click(screen.getByRole('combobox', { name: 'Not in that table' }));
  await user.click(await screen.findByTitle('Create a node'));
  expect(onChange).toHaveBeenLastCalledWith({ unlisted: 'create' });
});

test('a column that becomes a link leads to what has most of its values', () => {
  const choice = { targets: [TOWNS, PEOPLE], links: LINKS, likelyTable: 'towns' };
  expect(likelyLink({ column: { ...COLUMN, table: '' }, ...choice })).toEqual({ table: 'people', by: 'Full name' });
  expect(likelyLink({ column: { ...COLUMN, table: '' }, ...choice, links: [] })).toEqual({ table: 'towns', by: '' });
  // Where it led before stays.
  expect(likelyLink({ column: { ...COLUMN, by: 'Born' }, ...choice })).toEqual({ table: 'people', by: 'Born' });
});
