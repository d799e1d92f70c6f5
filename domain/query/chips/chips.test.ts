import { describe, expect, test } from 'vitest';

import { type Measure, type NodeSet, type Query, type TimePart } from '../Query.js';
import { queryFault } from '../validate.js';
import { type ChipWords } from './Chip.js';
import { chipsOf } from './chipsOf.js';
import { fieldsOf, withField } from './fieldsOf.js';
import { lineOf } from './lineOf.js';

const words: ChipWords = {
  language: 'en',
  say: (text, values = {}) => [text, ...Object.values(values)].join(' '),
  name: (name) => name.toLowerCase(),
  label: (name) => name.toLowerCase(),
  type: (name) => name.toLowerCase(),
  heading: (type) => (type === 'HAS_ZONE' ? 'zone' : undefined),
  value: String,
  captions: (ids) => ids.join(', '),
};
const said = (query: Query) => chipsOf(query, words).map(({ text, depth }) => `${'  '.repeat(depth)}${text}`);
const COUNTRY: NodeSet = { kind: 'label', label: 'Country' };
const BORDERS = { types: ['BORDERS'], direction: 'out' } as const;
const where = (of: NodeSet, ...conditions: Extract<NodeSet, { kind: 'where' }>['that'][]): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'and', of: conditions },
});
const large = { kind: 'compare', property: 'area', is: '>', value: 100 } as const;
const toRomania = {
  kind: 'linked',
  step: BORDERS,
  set: { kind: 'nodes', ids: ['romania'] },
  quantity: { kind: 'some' },
} as const;
const large_neighbours: Query = { kind: 'nodes', set: where(COUNTRY, large, toRomania) };

describe('the chips of a query', () => {
  test('say the label, each condition with its direction, and the ranking', () => {
    const top: NodeSet = {
      kind: 'top',
      of: where(COUNTRY, large, toRomania),
      by: { kind: 'property', property: 'area' },
      order: 'most',
      count: 3,
    };
    expect(said({ kind: 'nodes', set: top, limit: 5 })).toEqual([
      'country',
      'over area 100',
      'leadsTo borders romania',
      'most area 3',
      'limit 5',
    ]);
  });

  test('a condition on whatever there is says anything or nothing', () => {
    const to = (kind: 'some' | 'none') => ({ ...toRomania, set: { kind: 'all' }, quantity: { kind } }) as const;
    expect(said({ kind: 'nodes', set: where(COUNTRY, to('some')) })).toEqual(['country', 'leadsTo borders anything']);
    expect(said({ kind: 'nodes', set: where(COUNTRY, to('none')) })).toEqual(['country', 'leadsToNone borders all']);
  });

  test('what is told for each of some says so, and can be asked of all of them', () => {
    const total = { kind: 'aggregate', by: 'mean', property: 'Area' } as const;
    const by = { kind: 'step', step: BORDERS, set: COUNTRY } as const;
    const query: Query = { kind: 'group', set: COUNTRY, by, total, order: 'most' };
    expect(said(query)).toEqual(['mean area', 'country', 'group alongOut country borders']);
    expect(chipsOf(query, words).at(-1)?.without).toEqual({ ...total, set: COUNTRY });
  });

  test('what is said of the nodes that a condition leads to stands inside it', () => {
    const project = where(
      { kind: 'label', label: 'Project' },
      { ...toRomania, step: { types: ['USES'], direction: 'in' } },
    );
    const set = where(
      { kind: 'label', label: 'Employee' },
      { ...toRomania, set: project, quantity: { kind: 'exactly', count: 2 } },
    );
    expect(said({ kind: 'count', set })).toEqual([
      'count',
      'employee',
      'leadsTo borders exactly 2 project',
      '  cameFrom uses romania',
    ]);
  });

  test('what is left out, and what cannot be said in pieces, is said whole', () => {
    const set: NodeSet = { kind: 'difference', of: [COUNTRY, where(COUNTRY, large)] };
    expect(said({ kind: 'nodes', set })).toEqual(['country', 'except country, over area 100']);
    expect(said({ kind: 'nodes', set: where(COUNTRY, { kind: 'not', of: large }) })).toEqual([
      'country',
      'not over area 100',
    ]);
  });

  test('each that is taken away leaves a query that is one', () => {
    const chips = chipsOf(large_neighbours, words);
    expect(chips[1]?.without).toEqual({ kind: 'nodes', set: { kind: 'where', of: COUNTRY, that: toRomania } });
    for (const { without } of chips) expect(without === undefined ? undefined : queryFault(without)).toBeUndefined();
    const [, only] = chipsOf(chips[1]?.without ?? large_neighbours, words);
    expect(only?.without).toEqual({ kind: 'nodes', set: COUNTRY });
  });
});

describe('what of a chip can be changed', () => {
  const fields = (at: number) => {
    const chip = chipsOf(large_neighbours, words)[at];
    return chip === undefined ? [] : fieldsOf(large_neighbours, chip);
  };
  test('is what its form holds: a label; property, comparison and value; type, direction, node and quantity', () => {
    expect(fields(0).map(({ name }) => name)).toEqual(['label']);
    expect(fields(1).map(({ name }) => name)).toEqual(['property', 'is', 'value']);
    expect(fields(2).map(({ name }) => name)).toEqual(['types', 'direction', 'node', 'quantity']);
  });

  test('changes one field and leaves the query as it was', () => {
    const before = JSON.stringify(large_neighbours);
    const value = fields(1).find(({ name }) => name === 'value');
    const changed = value === undefined ? undefined : withField(large_neighbours, value, 7);
    expect(changed).toEqual({ kind: 'nodes', set: where(COUNTRY, { ...large, value: 7 }, toRomania) });
    expect(JSON.stringify(large_neighbours)).toBe(before);
  });

  test('a quantity that counts begins with one, and one that does not has no count', () => {
    const quantity = fields(2).find(({ name }) => name === 'quantity');
    if (quantity === undefined) throw new Error('it has no quantity');
    const counted = withField(large_neighbours, quantity, 'atLeast');
    expect(counted).toEqual({
      kind: 'nodes',
      set: where(COUNTRY, large, { ...toRomania, quantity: { kind: 'atLeast', count: 1 } }),
    });
    expect(withField(counted, quantity, 'none')).toEqual({
      kind: 'nodes',
      set: where(COUNTRY, large, { ...toRomania, quantity: { kind: 'none' } }),
    });
  });
});

describe('the chips of what has no set of its own', () => {
  const one = (id: string) => ({ kind: 'nodes', ids: [id] }) as const;
  const compared: Query = {
    kind: 'compare',
    sets: [one('peru'), one('chile')],
    total: { kind: 'aggregate', by: 'greatest', property: 'Area' },
    asks: 'whether',
  };
  const chipAt = (query: Query, ...place: (string | number)[]) => {
    const chip = chipsOf(query, words).find((found) => found.place.join('/') === place.join('/'));
    if (chip === undefined) throw new Error('no such chip');
    return chip;
  };

  test('say what is compared, by what, and that yes or no was asked', () => {
    expect(said(compared)).toEqual(['peru', 'chile', 'greatestOf area', 'whether']);
    expect(chipAt(compared, 'asks').without).toEqual({ ...compared, asks: undefined });
    expect(chipAt(compared, 'sets', 0).without).toBeUndefined();
    const three: Query = { ...compared, sets: [...compared.sets, one('cuba')] };
    expect(chipAt(three, 'sets', 2).without).toEqual(compared);
  });

  test('let another node, another property and the other direction be compared', () => {
    const [node] = fieldsOf(compared, chipAt(compared, 'sets', 1));
    expect(withField(compared, node!, 'cuba')).toMatchObject({ sets: [one('peru'), one('cuba')] });
    const [by, property] = fieldsOf(compared, chipAt(compared, 'total'));
    expect(withField(compared, by!, 'least')).toMatchObject({ total: { by: 'least', property: 'Area' } });
    expect(withField(compared, property!, 'coast')).toMatchObject({ total: { by: 'greatest', property: 'coast' } });
  });

  test('let another day, another kind of change and another node be meant', () => {
    const changes: Query = {
      kind: 'changes',
      since: '2026-11-20T00:00:00.000Z',
      op: 'delete',
      of: one('peru'),
    };
    expect(said(changes)).toEqual(['changes 2026-11-20', 'delete', 'changesOf peru']);
    const [since, ...more] = fieldsOf(changes, chipAt(changes));
    expect(more).toEqual([]);
    expect(withField(changes, since!, '2026-11-01T00:00:00.000Z')).toMatchObject({ since: '2026-11-01T00:00:00.000Z' });
    const [op] = fieldsOf(changes, chipAt(changes, 'op'));
    expect(withField(changes, op!, 'create')).toMatchObject({ op: 'create' });
    const [node] = fieldsOf(changes, chipAt(changes, 'of'));
    expect(withField(changes, node!, 'cuba')).toMatchObject({ of: one('cuba') });
    expect(said({ kind: 'changes', of: one('peru') })).toEqual(['changesEver', 'changesOf peru']);
  });
});

describe('the chips of what is computed', () => {
  const property = (name: string) => ({ kind: 'property', property: name }) as const;
  const age = { kind: 'minus', of: property('closed'), less: property('founded'), in: 'years' } as const;
  const decade = { kind: 'part', of: property('founded'), part: 'decade' } as const;
  const oldest: NodeSet = {
    kind: 'top',
    of: where(COUNTRY, { kind: 'relate', of: property('exports'), is: '>', to: property('imports') }),
    by: age,
    order: 'most',
    count: 1,
    each: { kind: 'measure', of: decade },
  };
  const average: Query = {
    kind: 'ofGroups',
    set: where(COUNTRY, { kind: 'truth', property: 'member', is: 'yes' }),
    by: { kind: 'measure', of: decade },
    total: { kind: 'measured', by: 'greatest', of: age },
    then: 'mean',
  };

  test('say what a group must come to, and are taken away', () => {
    const few: Query = {
      kind: 'group',
      set: COUNTRY,
      by: { kind: 'measure', of: decade },
      total: { kind: 'count' },
      having: { is: '<', value: 3 },
      order: 'least',
    };
    const held = chipsOf(few, words).find(({ place }) => place[0] === 'having');
    expect(held?.text).toContain('3');
    expect(held?.without).not.toHaveProperty('having');
  });

  test('say what is compared, computed and ranked for each', () => {
    expect(said({ kind: 'nodes', set: oldest })).toEqual([
      'country',
      'exports > imports',
      'each decade founded most years closed founded 1',
    ]);
    expect(said(average)).toEqual([
      'mostOf years closed founded',
      'country',
      'truthYes member',
      'group decade founded',
      'thenMean',
    ]);
  });

  test.each<[TimePart, string | number, string]>([
    ['weekday', 1, 'Monday'],
    ['monthOfYear', 5, 'May'],
    ['month', '2024-05', 'May 2024'],
    ['day', '2024-05-17', 'May 17, 2024'],
    ['quarter', '2024-Q2', 'theQuarter 2 2024'],
    ['hour', 9, '09:00'],
    ['month', 'spring', 'spring'],
    ['quarter', 2, '2'],
  ])('say the %s %j as a person does', (part, value, text) => {
    const of = { kind: 'part', of: property('founded'), part } as const;
    const that = { kind: 'relate', of, is: '=', to: { kind: 'constant', value } } as const;
    const set = { kind: 'where', of: COUNTRY, that } as const;
    expect(said({ kind: 'nodes', set })[1]).toBe(`same ${part} founded ${text}`);
  });

  test('say what two totals come to, and which relationships are grouped', () => {
    const total = { kind: 'aggregate', by: 'sum', property: 'exports' } as const;
    const one: Measure = { kind: 'ofSet', set: COUNTRY, total };
    const other: Measure = { kind: 'ofSet', set: where(COUNTRY, large), total: { kind: 'count' } };
    expect(said({ kind: 'measure', of: { kind: 'ratio', of: one, with: other } })).toEqual([
      'ratio sum exports (country) numberOf country (over area 100)',
    ]);
    const grouped: Query = {
      kind: 'group',
      set: COUNTRY,
      along: { step: { types: ['TRADES'], direction: 'out' }, set: COUNTRY },
      by: { kind: 'property', property: 'since' },
      total: { kind: 'count' },
      order: 'most',
    };
    expect(said(grouped)).toEqual(['count', 'country', 'leadsTo trades country', 'group since']);
    expect(chipsOf(grouped, words).flatMap(({ without }) => without ?? [])[1]).toMatchObject({ kind: 'total' });
  });

  test('are taken away one by one, and leave queries', () => {
    const left = chipsOf(average, words).flatMap(({ without }) => without ?? []);
    expect(left.map(({ kind }) => kind)).toEqual(['ofGroups', 'ofGroups', 'total', 'group']);
    for (const query of left) expect(queryFault(query)).toBeUndefined();
  });

  test('let the unit, the part of a date, both properties and what is made of all groups be changed', () => {
    const [of, , by, then] = [0, 1, 3, 4].map((at) => chipsOf(average, words)[at]);
    const fields = [of, by, then].flatMap((chip) => (chip === undefined ? [] : fieldsOf(average, chip)));
    expect(fields.map(({ name, value }) => `${name} ${String(value)}`)).toEqual([
      'by greatest',
      'property closed',
      'property founded',
      'in years',
      'property founded',
      'part decade',
      'then mean',
    ]);
  });
});

describe('a query in one line', () => {
  const zone = { types: ['HAS_ZONE'], direction: 'out' } as const;
  test('says whose heading it is, also inside “or” and “not”', () => {
    const ann: NodeSet = { kind: 'nodes', ids: ['ann'] };
    const under = { kind: 'linked', step: { ...zone, direction: 'in' }, set: ann, quantity: { kind: 'some' } } as const;
    const has = { ...under, step: zone } as const;
    const eitherWay = where(COUNTRY, { kind: 'or', of: [has, under] });
    expect(lineOf({ kind: 'nodes', set: eitherWay }, words)).toBe('country, heading zone ann or headingOf zone ann');
    const neither = where(COUNTRY, { kind: 'not', of: has });
    expect(lineOf({ kind: 'nodes', set: neither }, words)).toBe('country, headingNone zone ann');
  });
  test('says of a share what is said of the part alone, and of any relationships that they are some', () => {
    expect(lineOf({ kind: 'share', set: where(COUNTRY, large), of: COUNTRY }, words)).toBe(
      'country, share over area 100',
    );
    const number = { kind: 'number', step: { types: [], direction: 'either' }, set: { kind: 'all' } } as const;
    const most: NodeSet = { kind: 'top', of: COUNTRY, by: number, order: 'most', count: 1 };
    expect(lineOf({ kind: 'nodes', set: most }, words)).toBe('country, mostNumber relationships 1');
  });
  test('leads in Romanian to the noun before it by the small word at the end of a type', () => {
    const works = { types: ['lucrează în'], direction: 'in' } as const;
    const ann = {
      kind: 'linked',
      step: works,
      set: { kind: 'nodes', ids: ['Ana'] },
      quantity: { kind: 'some' },
    } as const;
    const romanian = { ...words, language: 'ro' };
    expect(lineOf({ kind: 'nodes', set: where(COUNTRY, ann) }, romanian)).toBe('country, în care lucrează Ana');
  });
  test('says a heading and not the type that an import made of it, and what is said of others in brackets', () => {
    const centre: NodeSet = { kind: 'label', label: 'Zone' };
    const some = { kind: 'some' } as const;
    const inZone = { kind: 'linked', step: zone, set: centre, quantity: some } as const;
    expect(lineOf({ kind: 'count', set: where(COUNTRY, inZone) }, words)).toBe('count country, withHeading zone');
    const named = { ...inZone, set: where(centre, large) } as const;
    expect(lineOf({ kind: 'count', set: where(COUNTRY, named) }, words)).toBe(
      'count country, withHeading zone (over area 100)',
    );
  });

  test('says a year as a time, and what is missing as missing', () => {
    const before: NodeSet = where(COUNTRY, { kind: 'compare', property: 'start year', is: '<', value: 1990 });
    expect(lineOf({ kind: 'nodes', set: before }, words)).toBe('country, before start year 1990');
    const built: NodeSet = where(COUNTRY, { kind: 'compare', property: 'built', is: '<', value: 1888 });
    const known = { ...words, holdsYears: (property: string) => property === 'built' };
    expect(lineOf({ kind: 'nodes', set: built }, known)).toBe('country, before built 1888');
    expect(lineOf({ kind: 'nodes', set: built }, words)).toBe('country, under built 1888');
    const without = where(COUNTRY, { kind: 'not', of: { kind: 'has', property: 'area' } });
    expect(lineOf({ kind: 'nodes', set: without }, words)).toBe('country, hasNot area');
  });
});
