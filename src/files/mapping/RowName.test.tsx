// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { NO_END, NO_PLACE, type TableMapping } from '../../../domain/imports/mapping';
import { proposeMapping } from '../../../domain/imports/propose';
import { texts as english } from '../../../locales/en/index';
import { tableOf } from '../../../tests/imports/tableOf';
import { Askable, RowName } from './RowName';
import { type ImportTable } from './tablesCalls';
import { stubSizes } from '../../../tests/components/noSizes';

const textModel = vi.hoisted(() => ({ is: undefined as string | undefined }));
vi.mock('../../app/config', () => ({ appConfig: () => ({ textModel: textModel.is }) }));

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
});
afterEach(() => {
  cleanup();
  textModel.is = undefined;
});

const FILE = tableOf(
  'msleep',
  ['name', 'vore', 'sleep_total (h)', 'seen'],
  [
    ['Cheetah', 'carni', '12.1', '2020-01-02'],
    ['Owl monkey', 'omni', '17', '2020-01-05'],
    ['Cow', 'herbi', '4', '2020-02-02'],
    ['Dog', 'carni', '10.1', '2021-01-02'],
    ['Goat', 'herbi', '5.3', '2022-01-02'],
    ['Pig', 'omni', '9.1', '2023-01-02'],
  ],
);
const TABLE: ImportTable = {
  ...{ name: 'msleep', file: 'msleep.csv', part: 'rows', labels: ['Animal', 'Msleep'] },
  columns: FILE.columns.map(({ name, kind, isList, filled, distinct, values }) => ({
    ...{ name, kind, isList, filled, distinct },
    values: [...values],
  })),
  rows: FILE.rows.map((row) => row.map(String)),
};
const EMPTY = { type: '', keys: [], start: NO_END, end: NO_END, place: NO_PLACE };
const MAPPING: TableMapping = {
  ...(proposeMapping([FILE]).tables[0] ?? { ...EMPTY, table: 'msleep', becomes: 'nodes', caption: '', columns: [] }),
  label: 'Animal',
};

test('what one row is called is asked, with what the file and its headings propose', async () => {
  const onChange = vi.fn();
  render(<RowName table={TABLE} mapping={MAPPING} isNeeded onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'What is one row called?' });
  expect(field).toHaveProperty('value', 'Animal');
  fireEvent.mouseDown(field);
  expect(await screen.findByTitle('Msleep')).toBeDefined();
  fireEvent.change(field, { target: { value: 'Mammal' } });
  expect(onChange).toHaveBeenLastCalledWith('Mammal');
});

/** The field as a person uses it: what they type or take stands in it. */
function Field({ byModel }: { byModel?: string }) {
  const [label, setLabel] = useState('Animal');
  return <RowName table={TABLE} mapping={{ ...MAPPING, label }} isNeeded byModel={byModel} onChange={setLabel} />;
}
const nameField = () => screen.getByRole('combobox', { name: 'What is one row called?' });

test('what a model calls a row is offered with what it was sent, and stands in the field only once it is taken', async () => {
  textModel.is = 'scripted';
  const { rerender } = render(<Field />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(nameField(), { target: { value: 'Beast' } });
  rerender(<Field byModel="Mammal" />);
  expect(nameField()).toHaveProperty('value', 'Beast');
  expect(screen.getByRole('status').textContent).toContain('by the model scripted, from headings and 3 rows');
  fireEvent.click(screen.getByRole('button', { name: 'Use “Mammal”' }));
  expect(nameField()).toHaveProperty('value', 'Mammal');
  // The button is gone, and the keyboard goes on where the name stands.
  expect(document.activeElement).toBe(nameField());
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(nameField(), { target: { value: '' } });
  expect(screen.getByRole('button', { name: 'Use “Mammal”' })).toBeDefined();
  fireEvent.mouseDown(nameField());
  expect(await screen.findByTitle('Mammal')).toBeDefined();
});

test('without a model there is nothing of one, nor a place for it', () => {
  render(<Field />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('three questions show what the graph could answer, in the words that were chosen', () => {
  render(<Askable table={TABLE} mapping={{ ...MAPPING, label: 'Mammal' }} />);
  const questions = within(screen.getByRole('list', { name: 'You could then ask:' })).getAllByRole('listitem');
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'Which mammal has the highest sleep total?',
    'Show every mammal whose vore is carni',
    'What is the average sleep total for each vore?',
  ]);
});

test('rows that are no things have no questions', () => {
  const { container } = render(<Askable table={TABLE} mapping={{ ...MAPPING, becomes: 'relationships' }} />);
  expect(container.textContent).toBe('');
});
