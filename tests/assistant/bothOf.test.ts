import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

/** Ferries that burn several fuels, each of one harbour, with the post that somebody has on them said by the relationship. */
function ferries(): GraphBuilder {
  const graph = new GraphBuilder();
  const node = (name: string, label: string) => graph.node(name, label, { name });
  const rows = [
    ['Alba', 'diesel gas', 'Constanța', 'Ana Pop', 'Comandantă'],
    ['Bura', 'diesel', 'Mangalia', 'Ion Rus', 'Timonier'],
    ['Creasta', 'gas', 'Constanța', 'Mara Lupu', 'Comandantă'],
  ] as const;
  for (const [ferry, fuels, harbour, sailor, post] of rows) {
    node(ferry, 'Ferry');
    node(harbour, 'Harbour');
    node(sailor, 'Șef');
    graph.relationship(ferry, 'BASED_IN', harbour);
    graph.relationship(ferry, 'HAS_ȘEF', sailor, { Funcție: post });
    for (const fuel of fuels.split(' ')) {
      node(fuel, 'Fuel');
      graph.relationship(ferry, 'BURNS', fuel);
    }
  }
  return graph;
}

const answerTo = async (question: string, language: 'en' | 'ro') => {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'ferries', ferries());
  const context = { scope, language, now: '2026-11-26T12:00:00Z', earlier: [], examples: [] };
  return (await ask(new OfflineEngine(store), question, context)).answer;
};

test('“and” between names means both where there may be several, and each where there is one', async () => {
  const both = await answerTo('Which ferries burn diesel and gas?', 'en');
  expect(both.text).toContain('Alba');
  expect(both.text).not.toMatch(/Bura|Creasta/u);
  const either = await answerTo('Which ferries burn diesel or gas?', 'en');
  expect(either.text).toMatch(/Alba.*Bura.*Creasta/u);
  const each = await answerTo('Which ferries are based in Constanța and Mangalia?', 'en');
  expect(each.text).toMatch(/Alba.*Bura.*Creasta/u);
});

test('a post that relationships hold is never told of all who are joined', async () => {
  const { text } = await answerTo('Ce comandante au feriboturile?', 'ro');
  expect(text).not.toContain('Ion Rus');
});
