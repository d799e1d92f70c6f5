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
    ['Which supervisor does Abe Winter have?', 'en', 'SUPERVISOR', 'Ida Marsh'],
    ['Who does Abe Winter have as supervisor?', 'en', 'SUPERVISOR', 'Ida Marsh'],
    ['Who is Abe Winter supervised by?', 'en', 'SUPERVISOR', 'Ida Marsh'],
    ['Who is supervised by Abe Winter?', 'en', 'SUPERVISOR', 'Nell Croft'],
    ['Abe Winter is the supervisor of whom?', 'en', 'SUPERVISOR', 'Nell Croft'],
    ['Who was the mentor of Abe Winter?', 'en', 'MENTOR', 'Ida Marsh'],
    ['Ce șef are Abe Winter?', 'ro', 'ȘEF', 'Ida Marsh'],
    ['Al cui șef este Abe Winter?', 'ro', 'ȘEF', 'Nell Croft'],
    ['Abe Winter este șeful cui?', 'ro', 'ȘEF', 'Nell Croft'],
    ['Persoanele al căror șef este Abe Winter', 'ro', 'ȘEF', 'Nell Croft'],
    ['Cine îl are ca șef pe Abe Winter?', 'ro', 'ȘEF', 'Nell Croft'],
    ['Cine este șeful lui Abe Winter?', 'ro', 'ȘEF', 'Ida Marsh'],
    ['Cine e șeful direct al lui Abe Winter?', 'ro', 'ȘEF_DIRECT', 'Ida Marsh'],
  ] as const)('%s', async (question, language, heading, told) => {
    const text = await answerTo(question, language, heading);
    expect(text).toContain(told);
    const others = ['Nell Croft', 'Ida Marsh', 'Tom Vane'].filter((name) => name !== told);
    expect(text).not.toMatch(new RegExp(others.join('|'), 'u'));
  });

  test('which end leads is not guessed where a verb only means what one of them is called', async () => {
    expect(await answerTo('Pe cine conduce Abe Winter?', 'ro', 'ȘEF')).not.toMatch(/Ida Marsh|Nell Croft/u);
  });

  test('it is said by that word whose supervisor is told', async () => {
    expect(await answerTo('Who supervises Abe Winter?', 'en', 'SUPERVISOR')).toContain('supervisor of Abe Winter');
  });
});

/** Wardens of huts as a table is imported whose last cells name nobody in it: those stay texts, and the others are relationships. */
function wardens(): GraphBuilder {
  const graph = new GraphBuilder();
  for (const name of ['Mara Stan', 'Petru Luca', 'Ilinca Voda'])
    graph.node(name, 'Cabanier', { nume: name, ...(name === 'Ilinca Voda' ? { 'Șef direct': 'Horea Pintilie' } : {}) });
  graph.relationship('Mara Stan', 'HAS_ȘEF_DIRECT', 'Petru Luca');
  graph.relationship('Petru Luca', 'HAS_ȘEF_DIRECT', 'Ilinca Voda');
  return graph;
}

describe('a heading whose cells are relationships, but for some that name no row', () => {
  test.each([
    ['Care este șeful lui Mara Stan?', 'ro', 'Petru Luca'],
    ['Ce șef direct are Mara Stan?', 'ro', 'Petru Luca'],
    ['Care este șeful direct al lui Ilinca Voda?', 'ro', 'Horea Pintilie'],
    ['What is the șef direct of Ilinca Voda?', 'en', 'Horea Pintilie'],
  ] as const)('%s', async (question, language, told) => {
    const store = memoryGraphStore();
    const scope = await loadGraph(store, 'wardens', wardens());
    const context = { scope, language, now: '2026-11-26T12:00:00Z', earlier: [], examples: [] };
    const { refused, text } = (await ask(new OfflineEngine(store), question, context)).answer;
    expect({ refused, isTold: text.includes(told) }).toEqual({ refused: false, isTold: true });
  });
});
