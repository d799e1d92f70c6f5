import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from '../graphs/GraphBuilder.js';
import { ask } from '../harness/asking.js';
import { behindReading } from '../harness/endingIn.js';
import { loadGraph } from '../harness/loadGraph.js';

const ROWERS = ['Ada Toft', 'Gus Toft', 'Lena Orr', 'Per Vale'];

/** Rowers whose names stand once more in parts, as a list of a club has them. */
const rowers = (first: string, last: string): GraphBuilder => {
  const graph = new GraphBuilder();
  for (const name of ROWERS) {
    const [given = '', family = ''] = name.split(' ');
    graph.node(name, 'Rower', { name, [first]: given, [last]: family });
  }
  return graph;
};

describe('a property of several words whose value is named behind “is”', () => {
  test.each([
    ['Whose last name is Toft?', 'en', ['Ada Toft', 'Gus Toft']],
    ['last name is Orr', 'en', ['Lena Orr']],
    ['Rowers whose last name is Toft', 'en', ['Ada Toft', 'Gus Toft']],
    ['al cui nume de familie este Vale', 'ro', ['Per Vale']],
    ['numele de familie este Toft', 'ro', ['Ada Toft', 'Gus Toft']],
  ] as const)('%s', async (question, language, expected) => {
    const store = memoryGraphStore();
    const graph = language === 'en' ? rowers('first_name', 'last_name') : rowers('prenume', 'nume de familie');
    const scope = await loadGraph(store, 'rowers', graph);
    const context = { scope, language, now: '2026-11-26T12:00:00Z', earlier: [], examples: [] };
    const { refused, text } = (await ask(new OfflineEngine(store), question, context)).answer;
    expect(refused).toBe(false);
    expect(ROWERS.filter((name) => behindReading(text).includes(name))).toEqual(expected);
  });
});
