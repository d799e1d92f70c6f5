import { expect, test } from 'vitest';

import { type GraphShape } from '../../graph/asked.js';
import { panelsOf } from './Panel.js';
import { queryOfPanel } from './queryOf.js';
import { type AskedTime } from './times.js';

const year = (value: number): AskedTime => ({ iso: String(value), ranges: [{ from: value, to: value }] });
const number = (name: string) => ({ name, kind: 'number' as const });
const shapeOf = (properties: GraphShape['labels'][number]['properties'], total = 12): GraphShape => ({
  labels: [
    { label: 'Observation', total, properties },
    { label: 'Country', total: 4, properties: [{ name: 'name', kind: 'text' }] },
    { label: 'Continent', total: 2, properties: [{ name: 'name', kind: 'text' }] },
  ],
  types: [
    { type: 'HAS_COUNTRY', total, properties: [] },
    { type: 'HAS_CONTINENT', total, properties: [] },
  ],
  links: [
    { start: 'Observation', type: 'HAS_CONTINENT', end: 'Continent' },
    { start: 'Observation', type: 'HAS_COUNTRY', end: 'Country' },
  ],
});

const [panel] = panelsOf(shapeOf([number('year'), number('pop')]));

test('rows that know their year and lead to one thing each are observations of what there is most of', () => {
  expect(panel).toMatchObject({ label: 'Observation', time: 'year', measures: ['pop'], of: { label: 'Country' } });
});

test('what has a name of its own, no year or no measure is no observation', () => {
  expect(panelsOf(shapeOf([number('year'), number('pop'), { name: 'title', kind: 'text' }]))).toEqual([]);
  expect(panelsOf(shapeOf([number('pop'), number('gdp')]))).toEqual([]);
  expect(panelsOf(shapeOf([number('year')]))).toEqual([]);
});

test('what is asked of no year, no thing and no measure is no question', () => {
  if (panel === undefined) throw new Error('There is no panel');
  expect(queryOfPanel(panel, { times: [year(1990)] }, year(2007))).toBeUndefined();
  expect(queryOfPanel(panel, { measure: 'pop', times: [year(1990)] }, year(2007))).toBeUndefined();
  expect(queryOfPanel(panel, { measure: 'pop', change: 'rise', times: [year(1990)] }, year(2007))).toBeUndefined();
});

test('growth since a year is the value of the last year less that of the first', () => {
  if (panel === undefined) throw new Error('There is no panel');
  const query = queryOfPanel(
    panel,
    { measure: 'pop', change: 'rise', order: 'most', times: [year(1990)], isSince: true },
    year(2007),
  );
  expect(query).toMatchObject({ kind: 'nodes', set: { kind: 'top', order: 'most', count: 1, by: { kind: 'minus' } } });
});

test('what grew is all that had more in the later year, where no word asks for the first of them', () => {
  if (panel === undefined) throw new Error('There is no panel');
  const query = queryOfPanel(panel, { measure: 'pop', change: 'fall', times: [year(1990), year(2000)] }, year(2007));
  expect(query).toMatchObject({ kind: 'nodes', set: { kind: 'where', that: { kind: 'relate', is: '<' } } });
});
