import { expect, test } from 'vitest';

import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../tests/assistant/unseen/World.js';
import { type Query } from '../../../domain/query/Query.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { GraphReading } from '../reading/GraphReading.js';
import { answeredOf } from './offered.js';

test('how often there is one thing that is named is offered to nobody', async () => {
  const world = new World();
  world.add('Weather', 'name', { rain: {}, fog: {} });
  const store = memoryGraphStore();
  const reading = new GraphReading(store, await loadGraph(store, 'weather', world.graph), new AbortController().signal);
  const { result } = await reading.query({ kind: 'nodes', set: { kind: 'label', label: 'Weather' } });
  const ids = result.kind === 'nodes' ? result.ids : [];
  const counting = (named: readonly string[]): { query: Query } => ({
    query: { kind: 'count', set: { kind: 'nodes', ids: named } },
  });
  const [one, both] = [counting(ids.slice(0, 1)), counting(ids)];
  expect(await answeredOf([one, both], 2, reading)).toEqual([both]);
});
