import { expect, test } from 'vitest';

import { type TableMapping } from '../../../domain/imports/mapping';
import { namedAs, namedBy, namedByOptions } from './namedBy';
import { type ImportTable } from './tablesCalls';

const columns = ['Nume', 'Prenume', 'Oraș'].map((name) => ({ name })) as ImportTable['columns'];
const mapping = { caption: 'Prenume', captionWith: ['Nume'] } as unknown as TableMapping;

test('rows may be named by both names together, or by any one column', () => {
  const labels = namedByOptions({ columns }, mapping).map(({ label }) => label);
  expect(labels).toEqual(['Prenume + Nume', 'Nume', 'Prenume', 'Oraș']);
});

test('both names are offered as well where a person chose one column', () => {
  const options = namedByOptions({ columns }, { ...mapping, caption: 'Nume', captionWith: [] });
  expect(options[0]?.label).toBe('Prenume + Nume');
});

test('a table without such names offers its columns alone', () => {
  const bare = columns.slice(1);
  expect(namedByOptions({ columns: bare }, { ...mapping, captionWith: [] })).toHaveLength(2);
});

test.each([
  { caption: 'Prenume', captionWith: ['Nume'] },
  { caption: 'Oraș', captionWith: [] },
  { caption: '', captionWith: [] },
])('what was chosen is what is shown as chosen: $caption', (said) => {
  expect(namedAs(namedBy(said))).toEqual(said);
});
