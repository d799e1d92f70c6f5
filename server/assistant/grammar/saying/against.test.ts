import { beforeAll, describe, expect, test } from 'vitest';

import { type Measure, type NodeSet, type Query, type Total } from '../../../../domain/query/Query.js';
import { queryFault } from '../../../../domain/query/validate.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type KnownField, loadField } from '../../engine/model/trust/fields.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { type Language } from '../../language/lexicon/files.js';
import { WORDINGS } from '../../texts/Wording.js';
import { sayQuery } from './answer.js';
import { queryInWords } from './lookedFor.js';

/** Deliveries of a bakery to two towns. */
const BAKERY: KnownField = {
  name: 'bakery',
  naming: 'name',
  nodes: {
    Delivery: {
      D1: { due: '2024-02-27', loaves: 12, town: 'Sibiu' },
      D2: { due: '2024-03-04', loaves: 25, town: 'Sibiu' },
      D3: { due: '1998-07-01', loaves: 18, town: 'Cluj' },
      D4: { due: '1999-05-10', loaves: 25, town: 'Cluj' },
    },
    Baker: { Ana: {}, Ion: {} },
  },
  relationships: { BAKED: ['Ana > D1', 'Ana > D2', 'Ion > D3', 'Ion > D4'] },
  questions: [],
};

const DELIVERIES: NodeSet = { kind: 'label', label: 'Delivery' };
const property = (name: string): Measure => ({ kind: 'property', property: name });
const deliveriesTo = (value: string): NodeSet => ({
  kind: 'where',
  of: DELIVERIES,
  that: { kind: 'compare', property: 'town', is: '=', value },
});
/** What a set comes to, whatever the element. */
const inAll = (set: NodeSet, total: Total): Measure => ({ kind: 'ofSet', set, total });
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
    'the difference of two sums',
    {
      kind: 'measure',
      of: {
        kind: 'minus',
        of: inAll(deliveriesTo('Sibiu'), { kind: 'aggregate', by: 'sum', property: 'loaves' }),
        less: inAll(deliveriesTo('Cluj'), { kind: 'aggregate', by: 'sum', property: 'loaves' }),
      },
    },
    {
      en: [
        'sum of loaves (Deliveries, town: Sibiu) − sum of loaves (Deliveries, town: Cluj)',
        'Sum of loaves (Deliveries, town: Sibiu) − sum of loaves (Deliveries, town: Cluj): **-6** (37 − 43).',
      ],
      ro: [
        'suma pentru loaves (Delivery, town: Sibiu) − suma pentru loaves (Delivery, town: Cluj)',
        'Suma pentru loaves (Delivery, town: Sibiu) − suma pentru loaves (Delivery, town: Cluj): **-6** (37 − 43).',
      ],
    },
  ],
  [
    'the ratio of two totals',
    {
      kind: 'measure',
      of: {
        kind: 'ratio',
        of: inAll(deliveriesTo('Sibiu'), { kind: 'count' }),
        with: inAll(DELIVERIES, { kind: 'count' }),
      },
    },
    {
      en: [
        'number of Deliveries (town: Sibiu) / number of Deliveries',
        'Number of Deliveries (town: Sibiu) / number of Deliveries: **0.5** (2 / 4).',
      ],
      ro: [
        'numărul de Delivery (town: Sibiu) / numărul de Delivery',
        'Numărul de Delivery (town: Sibiu) / numărul de Delivery: **0,5** (2 / 4).',
      ],
    },
  ],
  [
    'the time between two dates of two totals',
    {
      kind: 'measure',
      of: {
        kind: 'minus',
        of: inAll(deliveriesTo('Sibiu'), { kind: 'aggregate', by: 'least', property: 'due' }),
        less: inAll(deliveriesTo('Cluj'), { kind: 'aggregate', by: 'greatest', property: 'due' }),
        in: 'days',
      },
    },
    {
      en: [
        'days from largest due (Deliveries, town: Cluj) to smallest due (Deliveries, town: Sibiu)',
        'Days from largest due (Deliveries, town: Cluj) to smallest due (Deliveries, town: Sibiu): **9,059 days** (days from May 10, 1999 to February 27, 2024).',
      ],
      ro: [
        'zile de la cea mai mare valoare pentru due (Delivery, town: Cluj) până la cea mai mică valoare pentru due (Delivery, town: Sibiu)',
        'Zile de la cea mai mare valoare pentru due (Delivery, town: Cluj) până la cea mai mică valoare pentru due (Delivery, town: Sibiu): **9.059 de zile** (zile de la 10 mai 1999 până la 27 februarie 2024).',
      ],
    },
  ],
  [
    'those above the average of all',
    {
      kind: 'nodes',
      set: {
        kind: 'where',
        of: DELIVERIES,
        that: {
          kind: 'relate',
          of: property('loaves'),
          is: '>',
          to: inAll(DELIVERIES, { kind: 'aggregate', by: 'mean', property: 'loaves' }),
        },
      },
    },
    {
      en: [
        'Deliveries, loaves > average loaves (Deliveries)',
        'Deliveries, loaves > average loaves (Deliveries) (2): D2 and D4.',
      ],
      ro: [
        'Delivery, loaves > media pentru loaves (Delivery)',
        'Delivery, loaves > media pentru loaves (Delivery) (2): D2 și D4.',
      ],
    },
  ],
  [
    'relationships by a property of their own',
    {
      kind: 'group',
      set: { kind: 'label', label: 'Baker' },
      along: baked,
      by: { kind: 'property', property: 'oven' },
      total: { kind: 'count' },
      order: 'most',
    },
    {
      en: [
        'how many Bakers, baked Deliveries, for each oven',
        'No results: nothing in the graph matches. I looked for: Bakers, baked Deliveries.',
      ],
      ro: [
        'numărul de Baker, care baked Delivery, pentru fiecare oven',
        'Niciun rezultat: nimic din graf nu se potrivește. Am căutat: Baker, care baked Delivery.',
      ],
    },
  ],
])('%s', (_name, query, sentences) => {
  test.each(['en', 'ro'] as const)('is said in %s', async (language) => {
    expect(await said(query, language)).toEqual(sentences[language]);
  });
});
