// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { proposeMapping, withLabels } from '../../../domain/imports/propose';
import { type Table } from '../../../domain/imports/table';
import { texts as english } from '../../../locales/en/index';
import { texts as romanian } from '../../../locales/ro/index';
import { stubSizes } from '../../../tests/components/noSizes';
import { tableOf } from '../../../tests/imports/tableOf';
import { TableCard } from './TableCard';
import { type ImportTable } from './tablesCalls';

vi.mock('../../app/config', () => ({ appConfig: () => ({}) }));

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english, ro: romanian } });
});
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

const shown = ({ inTime, columns, rows, name }: Table): ImportTable => ({
  ...{ name, file: `${name}.csv`, part: 'rows', labels: [] },
  columns: columns.map(({ name: column, kind, isList, filled, distinct, values }) => ({
    ...{ name: column, kind, isList, filled, distinct },
    values: [...values],
  })),
  rows: rows.map((row) => row.map(String)),
  ...(inTime === undefined ? {} : { inTime: structuredClone(inTime) as NonNullable<ImportTable['inTime']> }),
});

function Card({ table }: { table: Table }) {
  const [labelled = table] = withLabels([table]);
  const [mapping, setMapping] = useState(proposeMapping([table]).tables[0]);
  if (mapping === undefined) return null;
  const of = { table: shown(labelled), mapping };
  return <TableCard {...of} all={[of]} onChange={(changes) => setMapping({ ...mapping, ...changes })} />;
}

const RIVERS = tableOf(
  'flow',
  ['river', 'length', '1990', '1991', '1992'],
  [
    ['Severn', '354', '10', '', '12'],
    ['Tagus', '1007', '20', '21', '22'],
    ['Ebro', '930', '', '', ''],
  ],
);
const PEOPLE = tableOf(
  'world',
  ['country', 'year', 'pop'],
  ['Brazil', 'Chile', 'Peru'].flatMap((country, at) =>
    ['1990', '1995'].map((year) => [country, year, `${at + 2}${year}`]),
  ),
);

const questions = () =>
  [...document.querySelectorAll('[aria-live] li')].map(({ textContent }) => textContent).join(' / ');

test('a table with a column a year says what it holds, asks what was measured and shows questions over time', () => {
  render(<Card table={RIVERS} />);
  expect(
    screen.getByText('3 values of “river”, 3 years: 5 observations, one for each “river” and year.'),
  ).toBeDefined();
  expect(screen.getByRole('radio', { name: 'As observations of each “river” (proposed)' })).toHaveProperty(
    'checked',
    true,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'What was measured?' }), { target: { value: 'discharge' } });
  expect(questions()).toBe(
    [
      'Which river had the highest discharge in 1992?',
      'What was the discharge of Severn in 1992?',
      'How did the discharge of Severn change between 1990 and 1992?',
    ].join(' / '),
  );
  expect(screen.queryByText('1991')).toBeNull();
});

test('read as it stands, it shows each year as a column, and other questions; the choice can be taken back', () => {
  render(<Card table={RIVERS} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Each row as it stands' }));
  expect(screen.getByText('1991')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'What was measured?' })).toBeNull();
  expect(questions()).toContain('Which river has the highest length?');
  fireEvent.click(screen.getByRole('radio', { name: 'As observations of each “river” (proposed)' }));
  expect(screen.getByRole('textbox', { name: 'What was measured?' })).toHaveProperty('value', 'flow');
});

test('rows by thing and year are nodes of the thing, or stay rows that it names', () => {
  render(<Card table={PEOPLE} />);
  const label = screen.getByRole('combobox', { name: 'What is one row called?' });
  expect(label).toHaveProperty('value', 'Observation');
  fireEvent.click(screen.getByRole('radio', { name: 'Each row as it stands' }));
  expect(label).toHaveProperty('value', 'World');
  fireEvent.change(label, { target: { value: 'Count' } });
  fireEvent.click(screen.getByRole('radio', { name: 'As observations of each “country” (proposed)' }));
  expect(label).toHaveProperty('value', 'Count');
});

test('in Romanian the numbers have their plurals', async () => {
  await i18next.changeLanguage('ro');
  render(<Card table={PEOPLE} />);
  expect(
    screen.getByText('3 valori la „country”, 2 ani: 6 observații, câte una pentru fiecare „country” și an.'),
  ).toBeDefined();
});
