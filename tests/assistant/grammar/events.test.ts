import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** An orchard's trees and the days' work on them: what was done is a value, and who did it is headed by that word. */
const orchard = new World();
orchard.add('Tree', 'Name', {
  'Old Jack': { 'Planted on': '2025-01-05', Sort: 'Cox' },
  Slim: { 'Planted on': '2010-03-01', Sort: 'Bramley' },
  Twiggy: { 'Planted on': '2012-03-01', Sort: 'Cox' },
});
orchard.add('Who', 'name', { 'Ana Moss': {}, 'Ben Reed': {}, 'Cora Finn': {} });
orchard.add('Task', 'name', { pruned: {}, sprayed: {}, fed: {}, 'dug around': {} });
orchard.add('OrchardWork', 'Slip', {
  W1: { Date: '2024-02-01', 'Spray (l)': 0 },
  W2: { Date: '2025-02-02', 'Spray (l)': 1 },
  W3: { Date: '2025-03-03', 'Spray (l)': 1 },
  W4: { Date: '2025-03-04', 'Spray (l)': 9 },
  W5: { Date: '2025-03-05', 'Spray (l)': 0 },
  W6: { Date: '2025-04-06', 'Spray (l)': 0 },
});
orchard.join('HAS_TREE', 'W1 > Old_Jack, W2 > Old_Jack, W3 > Slim, W4 > Slim, W5 > Twiggy, W6 > Twiggy');
orchard.join('HAS_WHO', 'W1 > Ana_Moss, W2 > Ben_Reed, W3 > Ben_Reed, W4 > Ana_Moss, W5 > Ana_Moss, W6 > Ben_Reed');
orchard.join('HAS_TASK', 'W1 > pruned, W2 > sprayed, W3 > sprayed, W4 > sprayed, W5 > fed, W6 > dug_around');

/** A lighthouse and who called there; what a call was about is told of each. */
const lighthouse = new World();
lighthouse.add('Guest', 'Name', { 'Ida Vane': {}, 'Jon Pell': {}, 'Kit Lowe': {} });
lighthouse.add('Visit', 'No', {
  V1: { Day: '2025-05-01', minutes: 30 },
  V2: { Day: '2025-05-02', minutes: 140 },
  V3: { Day: '2025-06-03', minutes: 20 },
});
lighthouse.add('Purpose', 'name', { repair: {}, tea: {} });
lighthouse.add('Bird', 'name', { Gannet: {}, Puffin: {}, Skua: {} });
lighthouse.join('HAS_GUEST', 'V1 > Ida_Vane, V2 > Jon_Pell, V3 > Ida_Vane');
lighthouse.join('HAS_PURPOSE', 'V1 > tea, V2 > repair, V3 > tea');
lighthouse.join('HAS_BIRD', 'V1 > Gannet, V1 > Puffin, V3 > Gannet');

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scopes = {
  orchard: await loadGraph(store, 'orchard', orchard.graph),
  lighthouse: await loadGraph(store, 'lighthouse', lighthouse.graph),
};
async function answered(of: keyof typeof scopes, language: Language, question: string) {
  const context = { scope: scopes[of], language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
  return engine.answer(question, context, () => undefined, new AbortController().signal);
}

describe('what rows tell that was done, by verbs', () => {
  test.each([
    // Who and what took part in one and the same row.
    ['orchard', 'en', 'Who sprayed Old Jack?', 'Ben Reed.'],
    ['orchard', 'en', 'Who sprayed the Cox?', 'Ben Reed.'],
    ['orchard', 'en', 'Which trees were sprayed by Ana Moss?', 'Slim.'],
    // The time is that of what was done.
    ['orchard', 'en', 'Which trees got pruned in 2025?', 'No results'],
    ['orchard', 'en', 'Which trees got pruned in 2024?', 'Old Jack.'],
    ['orchard', 'en', 'Which trees have never been sprayed?', 'Twiggy.'],
    ['orchard', 'en', 'Which trees has Ana Moss never sprayed?', '(2): Old Jack and Twiggy.'],
    ['orchard', 'en', 'Did we ever prune Slim?', 'No'],
    ['orchard', 'en', 'Did Ana Moss ever prune Old Jack?', 'Yes'],
    ['orchard', 'en', 'How often did we feed Twiggy?', ': **1**'],
    ['orchard', 'en', 'How many times did Ben Reed spray something in March 2025?', ': **1**'],
    ['orchard', 'en', 'Who sprays the most often?', '**Ben Reed** (2)'],
    ['lighthouse', 'en', 'Who has never visited?', 'Kit Lowe.'],
    ['lighthouse', 'en', 'How often did Ida Vane visit in 2025?', ': **2**'],
    ['lighthouse', 'en', 'Who has never found a Gannet?', '(2): Jon Pell and Kit Lowe.'],
    ['lighthouse', 'ro', 'Care guest nu a văzut niciodată Gannet?', 'Jon Pell și Kit Lowe'],
  ] as const)('%s, %s: %s', async (of, language, question, told) => {
    const { text } = await answered(of, language, question);
    expect(text).toContain(told);
  });

  test('who does it most is not sure where their number and what they come to tell of two', async () => {
    const { refused, isAsRead } = await answered('orchard', 'en', 'Who sprays the most?');
    expect(refused || isAsRead === true).toBe(true);
  });
});

describe('who', () => {
  test.each([
    ['Who had a visit that took longer than 100 minutes?', 'Jon Pell.'],
    ["Who's had the most visits?", '**Ida Vane** (2)'],
  ])('asks for persons over their rows: %s', async (question, told) => {
    const { text } = await answered('lighthouse', 'en', question);
    expect(text).toContain(told);
  });
});
