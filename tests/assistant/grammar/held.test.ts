import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

const world = new World();
world.add('Permit', 'Permit No', { 'B-1': { fee: 30 }, 'B-2': { fee: 90 }, 'B-3': { fee: 60 } });
world.add('Booth', 'name', { 'Copper Kettle': { row: 2 }, 'Wax Lane': { row: 3 } });
world.add('Tour', 'name', { 'Old Walls': { duration_min: 130 }, 'River Bend': { duration_min: 70 } });
world.add('Guide', 'name', {
  'Ivo Stan': { tour_hours: 900, grade: 'senior' },
  'Lia Rus': { tour_hours: 40, grade: 'junior' },
});
world.tie('Ivo Stan', 'LEADS', 'Old Walls', {});
world.tie('Ivo Stan', 'LEADS', 'River Bend', {});
world.tie('Lia Rus', 'LEADS', 'River Bend', {});
world.tie('Copper Kettle', 'USES', 'B-1', { 'opening date': '2024-05-01' });
world.tie('Copper Kettle', 'USES', 'B-2', { 'opening date': '2025-05-01' });
world.tie('Wax Lane', 'USES', 'B-3', { 'opening date': '2024-06-01' });

const store = memoryGraphStore();
const scope = await loadGraph(store, 'market', world.graph);

async function told(question: string): Promise<string> {
  const context = { scope, language: 'en', now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] } as const;
  const { text } = await new OfflineEngine(store).answer(
    question,
    context,
    () => undefined,
    AbortSignal.timeout(60_000),
  );
  return text;
}

// “Policy No = 3” and “screening date = 2” were looked for, and told to be none.
test.each(['Which are the two permits with the highest fee?', 'Which booths have two openings?'])(
  'a number beside a word is held against no text and no day: %s',
  async (question) => expect(await told(question)).not.toContain('holds nothing'),
);

test('it is held against a number', async () => {
  expect(await told('Which booths are in row 3?')).toContain('Wax Lane');
});

// “More than 2” was held against minutes, and “tours … hours” was taken for the hours of guides.
test('hours are held against minutes as minutes, and never against what somebody else counts in hours', async () => {
  expect(await told('Which guides have more than 100 tour hours?')).toContain('Ivo Stan');
  const longer = await told('Which tours take more than two hours?');
  expect(longer).not.toContain('River Bend');
  expect(longer).not.toContain('Ivo Stan');
});

// Tours that every senior guide leads were counted.
test('how many each of some has is told for each of them', async () => {
  expect(await told('How many tours does each senior guide lead?')).toMatch(/Ivo Stan.*2/u);
});
