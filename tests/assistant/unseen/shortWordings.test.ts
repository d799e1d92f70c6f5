import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from '../harness/loadGraph.js';
import { Asking, type Outcome, tally } from './asking.js';
import { type Done, withPast } from './comparisonsAndDates/withPast.js';
import { block, blockPast } from './shortWordings/block.js';
import { chess } from './shortWordings/chess.js';
import { SPOKEN_TALKS } from './shortWordings/talks.js';
import { vets, vetsPast } from './shortWordings/vets.js';

const PASTS: Readonly<Record<string, readonly Done[]>> = { vets: vetsPast, block: blockPast };
const store = memoryGraphStore();
const asking = new Asking(new OfflineEngine(store), store, (graph, field) => {
  const past = PASTS[field.name];
  return past === undefined ? loadGraph(graph, field.name, field.world.graph) : withPast(graph, field, past);
});
const told: Record<string, readonly Outcome[]> = {};
const count = (outcomes: readonly Outcome[], ...verdicts: readonly string[]) =>
  outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;

afterAll(() => {
  for (const [name, outcomes] of Object.entries(told)) console.info(`${name} ${tally(outcomes)}`);
  const file = process.env['HARTA_SPOKEN'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(told, null, 1));
});

/** Written before anything was made for them; `FIGURES.md` tells of the first run. */
describe('in short and sloppy words, as people say them', () => {
  test('60 questions', async () => {
    const outcomes: Outcome[] = [];
    for (const field of [vets, chess, block])
      for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
    told['spoken'] = outcomes;
    expect(outcomes).toHaveLength(60);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(54);
    expect(count(outcomes, 'false')).toBe(0);
  }, 60_000);

  test('12 follow-ups', async () => {
    const outcomes: Outcome[] = [];
    for (const conversation of SPOKEN_TALKS) outcomes.push(...(await asking.conversation(conversation)));
    told['spokenTalks'] = outcomes;
    expect(outcomes).toHaveLength(12);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(9);
    expect(count(outcomes, 'false')).toBe(0);
  }, 60_000);
});
