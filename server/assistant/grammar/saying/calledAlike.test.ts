import { expect, test } from 'vitest';

import { GraphBuilder } from '../../../../tests/assistant/graphs/GraphBuilder.js';
import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { WORDINGS } from '../../texts/Wording.js';
import { sayQuery } from './answer.js';

const HARBOURS = ['Ardmore', 'Bunree', 'Cullen', 'Duneen'];

/** Tides that are called by their harbour, twelve of each, each with the signals that were seen. */
async function said(query: Parameters<typeof sayQuery>[0]): Promise<string> {
  const graph = new GraphBuilder();
  for (const [at, name] of HARBOURS.flatMap((one) => Array<string>(12).fill(one)).entries())
    graph.node(`t${at}`, 'Tide', { name, metres: at % 12, signals: ['red', 'green', 'white'] });
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'tides', graph);
  return (await sayQuery(query, new GraphReading(store, scope, new AbortController().signal), WORDINGS.en)).text;
}

test('of rows that are called alike each name is told once, before others are left out', async () => {
  const text = await said({ kind: 'nodes', set: { kind: 'label', label: 'Tide' } });
  for (const name of HARBOURS) expect(text).toContain(`${name} (12 of that name)`);
  expect(text).not.toMatch(/\bmore\b/u);
});

test('several values of one property are told with their number', async () => {
  const first = {
    kind: 'where',
    of: { kind: 'label', label: 'Tide' },
    that: { kind: 'compare', property: 'metres', is: '=', value: 7 },
  } as const;
  expect(await said({ kind: 'values', set: first, properties: ['signals'] })).toContain(
    'signals (3) are red, green, and white.',
  );
});

test('what several of one name have alike is told once, with their number', async () => {
  const ardmore = {
    kind: 'where',
    of: { kind: 'label', label: 'Tide' },
    that: { kind: 'compare', property: 'name', is: '=', value: 'Ardmore' },
  } as const;
  const text = await said({ kind: 'values', set: ardmore, properties: ['signals'] });
  expect(text.match(/signals \(3\)/gu)).toHaveLength(1);
  expect(text).toContain('(12 of that name)');
});
