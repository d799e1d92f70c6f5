// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as english } from '../../../locales/en/index';
import { type ColumnMapping } from '../../../domain/imports/mapping';
import { stubSizes } from '../../../tests/components/noSizes';
import { ColumnRow } from './ColumnRow';
import { End } from './End';
import { type ImportTable } from './tablesCalls';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', resources: { en: english } },
    interpolation: { escapeValue: false },
  });
});
afterEach(cleanup);

const COLUMN: ColumnMapping = {
  ...{ column: 'rank', use: 'property', property: 'rank', kind: 'number', style: 'plain', separator: '' },
  ...{ label: '', type: '', table: '', missing: ['NULL', 'N/A'] },
};

const row = (column: ColumnMapping, missing: readonly string[], onChange = vi.fn()) => (
  <ul>
    <ColumnRow
      {...{
        column,
        missing,
        onChange,
        values: ['1', '2'],
        isOfNodes: true,
        part: 'rows',
        targets: [],
        links: [],
        likelyTable: '',
      }}
    />
  </ul>
);

test('words that are read as nothing can be kept as they stand, and read as nothing again', () => {
  const onChange = vi.fn();
  const { rerender } = render(row(COLUMN, ['NULL', 'N/A'], onChange));
  const name = 'Read as empty: NULL, N/A';
  fireEvent.click(screen.getByRole('checkbox', { name, checked: true }));
  expect(onChange).toHaveBeenLastCalledWith({ missing: [] });
  rerender(row({ ...COLUMN, missing: [] }, ['NULL', 'N/A'], onChange));
  fireEvent.click(screen.getByRole('checkbox', { name, checked: false }));
  expect(onChange).toHaveBeenLastCalledWith({ missing: ['NULL', 'N/A'] });
  rerender(row(COLUMN, [], onChange));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a column that is read as durations is counted in minutes, and its property says so', async () => {
  stubSizes();
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(row({ ...COLUMN, column: 'run_time', property: 'run_time', kind: 'text' }, [], onChange));
  await user.click(screen.getByRole('combobox', { name: 'Value type of run_time' }));
  await user.click(await screen.findByTitle('Duration'));
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'duration', unit: 'min', property: 'run_time (min)' });
});

test('what becomes of an end in no row is asked where ends are rows of a table', () => {
  const table: ImportTable = { name: 'edges', file: 'edges.csv', part: 'rows', labels: [], columns: [], rows: [] };
  const end = { column: 'Source', table: 'nodes', label: 'Node', property: 'Id' };
  const { rerender } = render(<End words="From" end={end} table={table} tables={['nodes']} onChange={vi.fn()} />);
  expect(screen.getByRole('combobox', { name: 'From: not in the table' })).toBeDefined();
  expect(screen.getByText(english.files.mapping.unlistedEnds.create)).toBeDefined();
  rerender(<End words="From" end={{ ...end, table: '' }} table={table} tables={['nodes']} onChange={vi.fn()} />);
  expect(screen.queryByRole('combobox', { name: 'From: not in the table' })).toBeNull();
});
