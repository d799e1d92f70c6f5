import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

/** Keepers of a light, each under the next, as a column of one table is imported: an end is called by its heading. */
function keepers(heading: string): GraphBuilder {
  const graph = new GraphBuilder();
  const line = ['Nell Croft', 'Abe Winter', 'Ida Marsh', 'Tom Vane'];
  for (const name of line) graph.node(name, 'Person', { name });
  line.slice(1).forEach((above, at) => graph.relationship(line[at] ?? '', `HAS_${heading}`, above));
  return graph;
}

async function answerTo(question: string, language: 'en' | 'ro', heading: string): Promise<string> {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'keepers', keepers(heading));
  const context = { scope, language, now: '2026-11-26T12:00:00Z', earlier: [], examples: [] };
  return (await ask(new OfflineEngine(store), question, context)).answer.text;
}

describe('a type that calls its end by a word, among nodes of one label', () => {
  test.each([
    ['Who is the supervisor of Abe Winter?', 'en', 'SUPERVISOR', 'Ida Marsh'],
    ["Who is Abe Winter's supervisor?", 'en', 'SUPERVISOR', 'Ida Marsh'],
    ['Who supervises Abe Winter?', 'en', 'SUPERVISOR', 'Ida Marsh'],
    ['Who does Abe Winter supervise?', 'en', 'SUPERVISOR', 'Nell Croft'],
    ['Whose supervisor is Abe Winter?', 'en', 'SUPERVISOR', 'Nell Croft'],
    ['Who has Abe Winter as supervisor?', 'en', 'SUPERVISOR', 'Nell Croft'],
    ['Who was the mentor of Abe Winter?', 'en', 'MENTOR', 'Ida Marsh'],
    ['Cine îl are ca șef pe Abe Winter?', 'ro', 'ȘEF', 'Nell Croft'],
    ['Cine este șeful lui Abe Winter?', 'ro', 'ȘEF', 'Ida Marsh'],
    ['Cine e șeful direct al lui Abe Winter?', 'ro', 'ȘEF_DIRECT', 'Ida Marsh'],
  ] as const)('%s', async (question, language, heading, told) => {
    const text = await answerTo(question, language, heading);
    expect(text).toContain(told);
    const others = ['Nell Croft', 'Ida Marsh', 'Tom Vane'].filter((name) => name !== told);
    expect(text).not.toMatch(new RegExp(others.join('|'), 'u'));
  });

  test('it is said by that word whose supervisor is told', async () => {
    expect(await answerTo('Who supervises Abe Winter?', 'en', 'SUPERVISOR')).toContain('supervisor of Abe Winter');
  });
});
