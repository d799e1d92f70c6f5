import { expect, test } from 'vitest';

import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { KNOWN_FIELDS, loadField } from '../../engine/model/trust/fields.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { WORDINGS } from '../../texts/Wording.js';
import { sayQuery } from './answer.js';

/** Of five cables two were laid in 2021, and one in each of three other years. */
async function yearsSaid(limit: number): Promise<string> {
  const store = memoryGraphStore();
  const cables = KNOWN_FIELDS.find(({ name }) => name === 'cables');
  if (cables === undefined) throw new Error('No cables');
  const { scope } = await loadField(store, cables);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const query = {
    kind: 'group',
    set: { kind: 'label', label: 'Cable' },
    by: { kind: 'property', property: 'laid' },
    total: { kind: 'count' },
    order: 'most',
    limit,
  } as const;
  return (await sayQuery(query, reading, WORDINGS.en)).text;
}

test('groups that come to as much as the last that is asked for are told as well', async () => {
  const text = await yearsSaid(2);
  for (const year of ['2021', '1999', '2008', '2016']) expect(text).toContain(`**${year}**`);
});

test('the one group with the most is told alone', async () => {
  expect(await yearsSaid(1)).toBe('How many Cables, for each laid: **2021** (2).');
});
