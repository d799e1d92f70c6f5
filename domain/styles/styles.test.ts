import { describe, expect, test } from 'vitest';

import { byFrequency } from './byFrequency.js';
import { bestCategory, defaultStyles, gathered, namingProperty } from './defaults.js';
import { mayBeYear, yearProperties } from './numbers.js';
import { holds, ruled } from './rules.js';
import { differentParts, saysSomething, withChange } from './style.js';
import { styleFault } from './styleFault.js';
import { summarised } from './summary.js';
import { filled, onlyProperty, propertiesIn } from './template.js';

const node = (labels: string[], properties: Record<string, string | number | boolean | string[]>) => ({
  labels,
  properties,
});
const stations = Array.from({ length: 90 }, (_, at) =>
  node(['Station'], {
    station_id: 1131523 + at,
    station_name: `Gara ${at}`,
    region: ['Ardeal', 'Banat', 'Moldova'][at % 3] ?? '',
    opened: 1870 + at,
    passengers: at * 1371,
    note: `Something longer that is different for each of them, whatever it may be, number ${at}`,
  }),
);

describe('a caption by a template', () => {
  const said = (properties: Record<string, string>) => filled('{name}, {year}', (property) => properties[property]);

  test('says the values in their places', () => {
    expect(said({ name: 'Metropolis', year: '1927' })).toBe('Metropolis, 1927');
  });
  test('leaves out what joins a value that is missing', () => {
    expect(said({ name: 'Metropolis' })).toBe('Metropolis');
    expect(said({ year: '1927' })).toBe('1927');
    expect(filled('{name} ({year})', (property) => (property === 'year' ? undefined : 'X'))).toBe('X');
  });
  test('says nothing when nothing it names is there, so that the rule for captions may', () => {
    expect(said({})).toBeUndefined();
  });
  test('knows its properties', () => {
    expect(propertiesIn('{ name } – {year}, {name}')).toEqual(['name', 'year']);
    expect(onlyProperty('{station_name}')).toBe('station_name');
    expect(onlyProperty('{a} {b}')).toBeUndefined();
    expect(filled('Film', () => undefined)).toBe('Film');
  });
});

test('a summary knows of what kind the values of a property are, as long as all are alike', () => {
  const things = [
    {
      ...node(['T'], { on: '2024-02-29', n: 1, b: true, tags: ['x'], mixed: 1 }),
      propertyKinds: { on: 'date' as const },
    },
    {
      ...node(['T'], { on: '2024-03-01', n: 2, b: false, tags: ['y'], mixed: 'a' }),
      propertyKinds: { on: 'date' as const },
    },
  ];
  const properties = summarised(things, []).labels.get('T')?.properties;
  const kinds = ['on', 'n', 'b', 'tags', 'mixed'].map((property) => properties?.get(property)?.kind);
  expect(kinds).toEqual(['date', 'number', 'boolean', 'text', undefined]);
});

describe('a rule', () => {
  const late = { property: 'stare', test: 'is', value: 'INTARZIAT', colour: 'red' } as const;

  test('holds for a value in whatever case, with or without diacritics', () => {
    expect(holds(late, { stare: 'întârziat' })).toBe(true);
    expect(holds(late, { stare: 'la timp' })).toBe(false);
    expect(holds(late, {})).toBe(false);
  });
  test('compares numbers as numbers and dates as dates', () => {
    expect(holds({ property: 'n', test: 'atLeast', value: '10' }, { n: 9 })).toBe(false);
    expect(holds({ property: 'n', test: 'atLeast', value: '10' }, { n: 100 })).toBe(true);
    expect(holds({ property: 'n', test: 'is', value: '10.0' }, { n: 10 })).toBe(true);
    expect(holds({ property: 'on', test: 'atMost', value: '2026-03-01' }, { on: '2026-02-28' })).toBe(true);
  });
  test('holds for a list when it holds for a member', () => {
    expect(holds({ property: 'tags', test: 'contains', value: 'urg' }, { tags: ['azi', 'Urgent'] })).toBe(true);
  });
  test('may ask whether something is there', () => {
    expect(holds({ property: 'x', test: 'isMissing' }, {})).toBe(true);
    expect(holds({ property: 'x', test: 'isThere' }, { x: 0 })).toBe(true);
  });
  test('before others decides what it says, and leaves them the rest', () => {
    const rules = [late, { property: 'stare', test: 'isThere', colour: 'blue', shape: 'star' } as const];
    expect(ruled(rules, { stare: 'întârziat' })).toMatchObject({ colour: 'red', shape: 'star' });
    expect(ruled(rules, { stare: 'gata' })).toMatchObject({ colour: 'blue' });
    expect(ruled(rules, {})).toEqual({});
  });
});

describe('a graph whose looks nobody has chosen', () => {
  test('is not named by what names another thing: lead.name', () => {
    const rows = ['Bridge', 'Metro', 'Harbour', 'Park'].map((project, at) => ({
      id: `${at}`,
      version: 1,
      labels: ['Project'],
      properties: { project, 'lead.name': at % 3 === 0 ? 'Mara' : `Tom ${at}` },
    }));
    expect(namingProperty(summarised(rows as never, []).labels.get('Project')!)).toBe('project');
  });

  test('names things by what names them, not by a number: station_name', () => {
    const summary = summarised(stations, []);
    expect(namingProperty(summary.labels.get('Station')!)).toBe('station_name');
  });
  test('leaves the caption to the rule for captions where that knows one', () => {
    const summary = summarised([node(['Film'], { title: 'A', isbn: 'x' })], []);
    expect(namingProperty(summary.labels.get('Film')!)).toBeUndefined();
  });
  test('with one label is coloured by its best category', () => {
    const { labels } = defaultStyles(summarised(stations, []));
    expect(labels.get('Station')).toEqual({
      caption: '{station_name}',
      colourBy: 'region',
      colourScale: 'category',
    });
  });
  test('whose first things alone are known is coloured by nothing, however few values these have', () => {
    const { labels } = defaultStyles({ ...summarised(stations, []), isBeginning: true });
    expect(labels.get('Station')).toEqual({ caption: '{station_name}' });
  });
  test('takes neither names nor measures nor what is hardly ever there for categories', () => {
    const people = Array.from({ length: 40 }, (_, at) =>
      node(['Person'], { name: `P${at % 3}`, height: 1.5 + (at % 4) / 10, ...(at < 4 ? { rare: 'x' } : {}) }),
    );
    expect(bestCategory(summarised(people, []).labels.get('Person')!)).toBeUndefined();
    const marias = people.map((one, at) => ({
      ...one,
      properties: { Prenume: at % 2 ? 'Ana' : 'Dan', Nume: `N${at % 3}` },
    }));
    expect(bestCategory(summarised(marias, []).labels.get('Person')!, '{Prenume} {Nume}')).toBeUndefined();
  });
  test('with several labels is coloured by them', () => {
    const mixed = [...stations, node(['Line'], { name: 'M1' })];
    expect(defaultStyles(summarised(mixed, [])).labels.get('Station')?.colourBy).toBeUndefined();
  });
  test('tells a few types apart by colour and by dash, the most frequent one plain', () => {
    const types = ['A', 'A', 'A', 'B', 'B', 'C'].map((type) => ({ type, properties: {} }));
    const styles = [...defaultStyles(summarised([], types)).types.values()];
    expect(styles[0]).toEqual({ line: 'solid' });
    expect(new Set(styles.map(({ line }) => line)).size).toBe(3);
    expect(new Set(styles.map(({ colour }) => colour)).size).toBe(3);
  });
  test('leaves one type, or very many, alike', () => {
    const types = Array.from({ length: 30 }, (_, at) => ({ type: `T${at}`, properties: {} }));
    expect(defaultStyles(summarised([], types)).types.size).toBe(0);
    expect(defaultStyles(summarised([], types.slice(0, 1))).types.size).toBe(0);
  });
});

test('values of a legend stand by how often they are there, and numbers as they are counted', () => {
  const powers = [22, 150, 50, 150, 22, 50, 7].map((power) => node(['Charger'], { power }));
  const property = summarised(powers, []).labels.get('Charger')?.properties.get('power');
  expect(byFrequency(property).map(([value]) => value)).toEqual(['22', '50', '150', '7']);
});

describe('the types of a legend', () => {
  const named = (names: readonly string[]) => names.map((name) => ({ name }));

  test('stand in it one by one up to twenty', () => {
    expect(gathered(named(Array.from({ length: 20 }, (_, at) => `T${at}`))).gathered).toEqual([]);
  });
  test('beyond that are gathered but for the most frequent', () => {
    const { listed, gathered: rest } = gathered(named(Array.from({ length: 30 }, (_, at) => `T${at}`)));
    expect(listed.map(({ name }) => name)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
    expect(rest).toHaveLength(22);
  });
  test('that are numbers are gathered, however few', () => {
    const { listed, gathered: rest } = gathered(named(['KNOWS', '1', '2.5', '10']));
    expect(listed).toEqual([{ name: 'KNOWS' }]);
    expect(rest).toHaveLength(3);
  });
});

describe('numbers', () => {
  test('that are all whole and of a thousand years are years; others are amounts', () => {
    expect([...yearProperties(summarised(stations, []))]).toEqual(['opened']);
    expect(mayBeYear(2010)).toBe(true);
    expect(mayBeYear(17098242)).toBe(false);
  });
  test('of a name that is an amount elsewhere are amounts', () => {
    const both = [node(['A'], { size: 1500 }), node(['B'], { size: 999999 })];
    expect([...yearProperties(summarised(both, []))]).toEqual([]);
  });
});

describe('a style', () => {
  test('is refused with the place of what is wrong', () => {
    expect(styleFault('label', { colour: 'mauve' })).toMatchObject({ path: 'colour' });
    expect(styleFault('type', { shape: 'star' })).toMatchObject({ path: 'shape' });
    expect(styleFault('label', { line: 'dashed' })).toMatchObject({ path: 'line' });
    expect(styleFault('label', { rules: [{ property: 'a', test: 'is', colour: 'red' }] })).toMatchObject({
      path: 'rules/0/value',
    });
    expect(styleFault('label', { rules: [{ property: 'a', test: 'atLeast', value: 'x' }] })).toMatchObject({
      path: 'rules/0/value',
    });
    expect(styleFault('label', { colour: '#12aB9f', rules: [{ property: 'a', test: 'isThere' }] })).toBeUndefined();
  });
  test('says which of its parts were changed', () => {
    expect(differentParts({ colour: 'red' }, { colourBy: 'a', colourScale: 'category', size: 3 })).toEqual([
      'colour',
      'size',
    ]);
    expect(differentParts({ caption: 'a' }, { caption: 'a' })).toEqual([]);
  });
  test('forgets what is left to the product again', () => {
    const changed = withChange({ colour: 'red', size: 2 }, { colour: undefined });
    expect(changed).toEqual({ size: 2 });
    expect(saysSomething(withChange(changed, { size: undefined }))).toBe(false);
  });
});
