// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { proposeMapping } from '../../../domain/imports/propose';
import { texts as english } from '../../../locales/en/index';
import { texts as romanian } from '../../../locales/ro/index';
import { stubSizes } from '../../../tests/components/noSizes';
import { tableOf } from '../../../tests/imports/tableOf';
import { type MappedTable } from './byHand';
import { TableCard } from './TableCard';

vi.mock('../../app/config', () => ({ appConfig: () => ({}) }));

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english, ro: romanian } });
});
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

const rows = ['Balaton', 'Garda', 'Como'].map((lake, at) => [lake, at + 90]);
const TABLES = [tableOf('lakes-by-depth', ['lake', 'depth'], rows), tableOf('lakes-by-shore', ['lake', 'shore'], rows)];

/** The first of the tables as it is proposed, with the label that is typed there. */
function show(
  label?: string,
  onChange: (changes: object) => void = () => undefined,
  part: MappedTable['table']['part'] = 'rows',
) {
  const mapped = proposeMapping(TABLES).tables.map((mapping, at): MappedTable => {
    const columns = (TABLES[at]?.columns ?? []).map(({ name, kind, isList, filled, distinct, values }) => ({
      ...{ name, kind, isList, filled, distinct },
      values: [...values],
    }));
    return {
      mapping,
      table: { name: mapping.table, file: `${mapping.table}.csv`, part, labels: [], columns, rows: [] },
    };
  });
  const [first, ...others] = mapped;
  if (first === undefined) return;
  const shown = { ...first, mapping: { ...first.mapping, label: label ?? first.mapping.label } };
  render(<TableCard {...shown} all={[shown, ...others]} onChange={onChange} />);
}

test('a table says with which others its rows become one node, as long as they have one label', async () => {
  show();
  expect(screen.getByText('Each row becomes one node with the row of the same key in: lakes-by-shore')).toBeDefined();
  cleanup();
  show('Pond');
  expect(screen.queryByText(/row of the same key/u)).toBeNull();
  cleanup();
  await i18next.changeLanguage('ro');
  show();
  expect(screen.getByText(/Fiecare rând devine un singur nod .* din: lakes-by-shore/u)).toBeDefined();
});

test('what else the rows are called is typed beside their name', () => {
  const onChange = vi.fn();
  show(undefined, onChange);
  fireEvent.change(screen.getByLabelText('Also called'), { target: { value: 'water, waters' } });
  expect(onChange).toHaveBeenLastCalledWith({ words: 'water, waters' });
});

test('a graph file tells its labels itself: the field is for the nodes that have none', async () => {
  show(undefined, undefined, 'nodes');
  expect(screen.queryByLabelText('What is one row called?')).toBeNull();
  expect(screen.getByLabelText('Label of nodes without one')).toBeDefined();
  cleanup();
  await i18next.changeLanguage('ro');
  show(undefined, undefined, 'nodes');
  expect(screen.getByLabelText('Eticheta nodurilor care nu au una')).toBeDefined();
});
