import { beforeAll, describe, expect, test } from 'vitest';

import { type Aggregate, type Measure, type NodeSet, type Query, type Total } from '../../../../domain/query/Query.js';
import { queryFault } from '../../../../domain/query/validate.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type KnownField, loadField } from '../../engine/model/trust/fields.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { type Language } from '../../language/lexicon/files.js';
import { WORDINGS } from '../../texts/Wording.js';
import { sayQuery } from './answer.js';
import { queryInWords } from './lookedFor.js';

/** Deliveries of a bakery, some after they were due. */
const BAKERY: KnownField = {
  name: 'bakery',
  naming: 'name',
  nodes: {
    Delivery: {
      D1: { due: '2024-02-27', delivered: '2024-03-01', loaves: 12, town: 'Sibiu', paid: 'yes' },
      D2: { due: '2024-03-04', delivered: '2024-03-04', loaves: 25, town: 'Sibiu', paid: 'no' },
      D3: { due: '1998-07-01', delivered: '1998-07-02', loaves: 18, town: 'Cluj', paid: 1 },
      D4: { due: '1999-05-10', loaves: 25, town: 'Cluj', paid: 0 },
    },
    Baker: { Ana: {}, Ion: {} },
  },
  relationships: { BAKED: ['Ana > D1', 'Ana > D2', 'Ion > D3', 'Ion > D4'] },
  questions: [],
};

const DELIVERIES: NodeSet = { kind: 'label', label: 'Delivery' };
const property = (name: string): Measure => ({ kind: 'property', property: name });
const delay: Measure = { kind: 'minus', of: property('delivered'), less: property('due'), in: 'days' };
const TOWN = { kind: 'property', property: 'town' } as const;
const deliveriesTo = (value: string): NodeSet => ({
  kind: 'where',
  of: DELIVERIES,
  that: { kind: 'compare', property: 'town', is: '=', value },
});
const delayed = (by: Aggregate): Total => ({ kind: 'measured', by, of: delay });
const decade: Measure = { kind: 'part', of: property('due'), part: 'decade' };
const baked = { step: { types: ['BAKED'], direction: 'out' }, set: DELIVERIES } as const;

let reading: GraphReading;
beforeAll(async () => {
  const store = memoryGraphStore();
  const { scope } = await loadField(store, BAKERY);
  reading = new GraphReading(store, scope, new AbortController().signal);
});

async function said(query: Query, language: Language) {
  expect(queryFault(query)).toBeUndefined();
  const answer = await sayQuery(query, reading, WORDINGS[language]);
  return [queryInWords(query, WORDINGS[language], new Map()), answer.text];
}

type Sentences = readonly [reading: string, answer: string];

describe.each<[string, Query, Record<Language, Sentences>]>([
  [
    'a property against another',
    {
      kind: 'nodes',
      set: {
        kind: 'where',
        of: DELIVERIES,
        that: { kind: 'relate', of: property('delivered'), is: '>', to: property('due') },
      },
    },
    {
      en: ['Deliveries, delivered > due', 'Deliveries, delivered > due (2): D1 and D3.'],
      ro: ['Delivery, delivered > due', 'Delivery, delivered > due (2): D1 și D3.'],
    },
  ],
  [
    'words for yes',
    { kind: 'nodes', set: { kind: 'where', of: DELIVERIES, that: { kind: 'truth', property: 'paid', is: 'yes' } } },
    {
      en: ['Deliveries, paid: yes', 'Deliveries, paid: yes (2): D1 and D3.'],
      ro: ['Delivery, paid: da', 'Delivery, paid: da (2): D1 și D3.'],
    },
  ],
  [
    'a decade',
    {
      kind: 'nodes',
      set: {
        kind: 'where',
        of: DELIVERIES,
        that: { kind: 'relate', of: decade, is: '=', to: { kind: 'constant', value: 1990 } },
      },
    },
    {
      en: ['Deliveries, decade (due): 1990s', 'Deliveries, decade (due): 1990s (2): D3 and D4.'],
      ro: ['Delivery, deceniu (due): anii 1990', 'Delivery, deceniu (due): anii 1990 (2): D3 și D4.'],
    },
  ],
  [
    'the longest time',
    { kind: 'nodes', set: { kind: 'top', of: DELIVERIES, by: delay, order: 'most', count: 1 } },
    {
      en: [
        'Deliveries, with the highest days from due to delivered',
        'Delivery, with the highest days from due to delivered: **D1** (3 days). For 1 more there is no value.',
      ],
      ro: [
        'Delivery, cu cea mai mare valoare la zile de la due până la delivered',
        'Delivery, cu cea mai mare valoare la zile de la due până la delivered: **D1** (3 zile). Pentru încă 1 nu există valoare.',
      ],
    },
  ],
  [
    'an average time',
    { kind: 'total', set: DELIVERIES, total: delayed('mean') },
    {
      en: [
        'average days from due to delivered, Deliveries',
        'Average days from due to delivered, Deliveries: **1.33 days** (from 3): D1, D2, and D3. For 1 more there is no value.',
      ],
      ro: [
        'media pentru zile de la due până la delivered, Delivery',
        'Media pentru zile de la due până la delivered, Delivery: **1,33 zile** (din 3): D1, D2 și D3. Pentru încă 1 nu există valoare.',
      ],
    },
  ],
  [
    'how many a decade',
    { kind: 'group', set: DELIVERIES, by: { kind: 'measure', of: decade }, total: { kind: 'count' }, order: 'most' },
    {
      en: [
        'how many Deliveries, for each decade (due)',
        'How many Deliveries, for each decade (due): **1990s** (2) and **2020s** (2).',
      ],
      ro: [
        'numărul de Delivery, pentru fiecare deceniu (due)',
        'Numărul de Delivery, pentru fiecare deceniu (due): **anii 1990** (2) și **anii 2020** (2).',
      ],
    },
  ],
  [
    'how many a quarter',
    {
      kind: 'group',
      set: DELIVERIES,
      by: { kind: 'measure', of: { kind: 'part', of: property('due'), part: 'quarter' } },
      total: { kind: 'count' },
      order: 'most',
    },
    {
      en: [
        'how many Deliveries, for each quarter (due)',
        'How many Deliveries, for each quarter (due): **Q3 1998** (1), **Q2 1999** (1), and **Q1 2024** (2).',
      ],
      ro: [
        'numărul de Delivery, pentru fiecare trimestru (due)',
        'Numărul de Delivery, pentru fiecare trimestru (due): **trim. 3 din 1998** (1), **trim. 2 din 1999** (1) și **trim. 1 din 2024** (2).',
      ],
    },
  ],
  [
    'an average time a month',
    {
      kind: 'group',
      set: DELIVERIES,
      by: { kind: 'measure', of: { kind: 'part', of: property('due'), part: 'month' } },
      total: delayed('mean'),
      order: 'most',
    },
    {
      en: [
        'average days from due to delivered, Deliveries, for each month (due)',
        'Average days from due to delivered, Deliveries, for each month (due): **July 1998** (1 day), **May 1999** (not noted), **February 2024** (3 days), and **March 2024** (0 days).',
      ],
      ro: [
        'media pentru zile de la due până la delivered, Delivery, pentru fiecare lună (due)',
        'Media pentru zile de la due până la delivered, Delivery, pentru fiecare lună (due): **iulie 1998** (1 zi), **mai 1999** (nu este notat), **februarie 2024** (3 zile) și **martie 2024** (0 zile).',
      ],
    },
  ],
  [
    'how many different in each interval',
    {
      kind: 'group',
      set: DELIVERIES,
      by: { kind: 'measure', of: { kind: 'interval', of: property('loaves'), width: 10 } },
      total: { kind: 'distinct', of: TOWN },
      order: 'most',
    },
    {
      en: [
        'number of different values (town), Deliveries, for each interval of 10 (loaves)',
        'Number of different values (town), Deliveries, for each interval of 10 (loaves): **10 to under 20** (2) and **20 to under 30** (2).',
      ],
      ro: [
        'numărul de valori diferite (town), Delivery, pentru fiecare interval de 10 (loaves)',
        'Numărul de valori diferite (town), Delivery, pentru fiecare interval de 10 (loaves): **10 – sub 20** (2) și **20 – sub 30** (2).',
      ],
    },
  ],
  [
    'the best of each value',
    {
      kind: 'nodes',
      set: {
        kind: 'top',
        of: DELIVERIES,
        by: property('loaves'),
        order: 'most',
        count: 1,
        each: TOWN,
      },
    },
    {
      en: [
        'Deliveries, for each town: with the highest loaves',
        'Delivery, for each town: with the highest loaves:\n\n**Cluj**: **D4** (25).\n\n**Sibiu**: **D2** (25).',
      ],
      ro: [
        'Delivery, pentru fiecare town: cu cea mai mare valoare la loaves',
        'Delivery, pentru fiecare town: cu cea mai mare valoare la loaves:\n\n**Cluj**: **D4** (25).\n\n**Sibiu**: **D2** (25).',
      ],
    },
  ],
  [
    'the best of each node',
    {
      kind: 'nodes',
      set: {
        kind: 'top',
        of: DELIVERIES,
        by: property('loaves'),
        order: 'least',
        count: 1,
        each: { kind: 'step', step: { types: ['BAKED'], direction: 'in' }, set: { kind: 'label', label: 'Baker' } },
      },
    },
    {
      en: [
        'Deliveries, for each Baker (baked it): with the lowest loaves',
        'Delivery, for each Baker (baked it): with the lowest loaves:\n\n**Ana**: **D1** (12).\n\n**Ion**: **D3** (18).',
      ],
      ro: [
        'Delivery, pentru fiecare Baker (baked aici): cu cea mai mică valoare la loaves',
        'Delivery, pentru fiecare Baker (baked aici): cu cea mai mică valoare la loaves:\n\n**Ana**: **D1** (12).\n\n**Ion**: **D3** (18).',
      ],
    },
  ],
  [
    'different values',
    { kind: 'total', set: DELIVERIES, total: { kind: 'distinct', of: TOWN } },
    {
      en: [
        'number of different values (town), Deliveries',
        'Number of different values (town), Deliveries: **2** (**Cluj** (2) and **Sibiu** (2)).',
      ],
      ro: [
        'numărul de valori diferite (town), Delivery',
        'Numărul de valori diferite (town), Delivery: **2** (**Cluj** (2) și **Sibiu** (2)).',
      ],
    },
  ],
  [
    'relationships',
    { kind: 'total', set: { kind: 'label', label: 'Baker' }, along: baked, total: { kind: 'count' } },
    {
      en: ['how many Bakers, baked Deliveries', 'How many Bakers, baked Deliveries: **4** relationships.'],
      ro: ['numărul de Baker, care baked Delivery', 'Numărul de Baker, care baked Delivery: **4** relații.'],
    },
  ],
  [
    'the sum of what is the greatest of each node',
    {
      kind: 'total',
      set: { kind: 'label', label: 'Baker' },
      total: { kind: 'measured', by: 'sum', of: { kind: 'over', ...baked, property: 'loaves', by: 'greatest' } },
    },
    {
      en: [
        'sum of largest loaves (Deliveries (baked)), Bakers',
        'Sum of largest loaves (Deliveries (baked)), Bakers: **50** (from 2): Ana and Ion.',
      ],
      ro: [
        'suma pentru cea mai mare valoare pentru loaves (Delivery (baked)), Baker',
        'Suma pentru cea mai mare valoare pentru loaves (Delivery (baked)), Baker: **50** (din 2): Ana și Ion.',
      ],
    },
  ],
  [
    'the sum of what is the greatest of each value',
    {
      kind: 'ofGroups',
      set: DELIVERIES,
      by: TOWN,
      total: { kind: 'aggregate', by: 'greatest', property: 'loaves' },
      then: 'sum',
    },
    {
      en: [
        'largest loaves, Deliveries, for each town, then their sum',
        'Largest loaves, Deliveries, for each town, then their sum: **50** (2 groups).',
      ],
      ro: [
        'cea mai mare valoare pentru loaves, Delivery, pentru fiecare town, apoi suma lor',
        'Cea mai mare valoare pentru loaves, Delivery, pentru fiecare town, apoi suma lor: **50** (2 grupuri).',
      ],
    },
  ],
  [
    'the average of groups',
    { kind: 'ofGroups', set: DELIVERIES, by: { kind: 'measure', of: decade }, total: { kind: 'count' }, then: 'mean' },
    {
      en: [
        'how many Deliveries, for each decade (due), then their average',
        'How many Deliveries, for each decade (due), then their average: **2** (2 groups).',
      ],
      ro: [
        'numărul de Delivery, pentru fiecare deceniu (due), apoi media lor',
        'Numărul de Delivery, pentru fiecare deceniu (due), apoi media lor: **2** (2 grupuri).',
      ],
    },
  ],
  [
    'the longest time of linked nodes',
    {
      kind: 'nodes',
      set: { kind: 'label', label: 'Baker' },
      sort: { by: { kind: 'total', ...baked, total: delayed('greatest') }, order: 'most' },
    },
    {
      en: [
        'Bakers, by most days from due to delivered (Deliveries (baked)), highest first',
        'Bakers, by most days from due to delivered (Deliveries (baked)), highest first: **Ana** (3 days) and **Ion** (1 day).',
      ],
      ro: [
        'Baker, după maximum de zile de la due până la delivered (Delivery (baked)), descrescător',
        'Baker, după maximum de zile de la due până la delivered (Delivery (baked)), descrescător: **Ana** (3 zile) și **Ion** (1 zi).',
      ],
    },
  ],
  [
    'sets by an average',
    {
      kind: 'compare',
      sets: [deliveriesTo('Sibiu'), deliveriesTo('Cluj')],
      total: delayed('mean'),
    },
    {
      en: [
        'Deliveries, town: Sibiu or Deliveries, town: Cluj, average days from due to delivered',
        'More: **Deliveries, town: Sibiu**. Average days from due to delivered: **Deliveries, town: Sibiu** (1.5 days) and **Deliveries, town: Cluj** (1 day).',
      ],
      ro: [
        'Delivery, town: Sibiu sau Delivery, town: Cluj, media pentru zile de la due până la delivered',
        'Mai mult: **Delivery, town: Sibiu**. Media pentru zile de la due până la delivered: **Delivery, town: Sibiu** (1,5 zile) și **Delivery, town: Cluj** (1 zi).',
      ],
    },
  ],
  [
    'the latest date',
    {
      kind: 'total',
      set: DELIVERIES,
      total: { kind: 'measured', by: 'greatest', of: { kind: 'part', of: property('due'), part: 'day' } },
    },
    {
      en: [
        'latest day (due), Deliveries',
        'Latest day (due), Deliveries: **March 4, 2024** (from 4): D1, D2, D3, and D4.',
      ],
      ro: [
        'cel mai târziu: zi (due), Delivery',
        'Cel mai târziu: zi (due), Delivery: **4 martie 2024** (din 4): D1, D2, D3 și D4.',
      ],
    },
  ],
  [
    'nothing that is found',
    {
      kind: 'count',
      set: {
        kind: 'where',
        of: DELIVERIES,
        that: { kind: 'relate', of: property('due'), is: '>', to: { kind: 'constant', value: '2030-01-01' } },
      },
    },
    {
      en: [
        'how many Deliveries, due after January 1, 2030',
        'No results: 0 in the graph match. I looked for: Deliveries, due after January 1, 2030.',
      ],
      ro: [
        'numărul de Delivery, due după 1 ianuarie 2030',
        'Niciun rezultat: 0 în graf. Am căutat: Delivery, due după 1 ianuarie 2030.',
      ],
    },
  ],
])('%s', (_name, query, sentences) => {
  test.each(['en', 'ro'] as const)('is said in %s', async (language) => {
    expect(await said(query, language)).toEqual(sentences[language]);
  });
});
