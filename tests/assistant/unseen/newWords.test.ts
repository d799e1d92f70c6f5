import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { ASKED_BACK } from './newWords/asked.js';
import { band } from './newWords/band.js';
import { hotel } from './newWords/hotel.js';
import { TALKS } from './newWords/talks.js';
import { FURTHER_WISHES } from './newWords/wishes.js';
import { zoo } from './newWords/zoo.js';

const store = memoryGraphStore();
const asking = new Asking(new OfflineEngine(store), store);
const told: Record<string, readonly Outcome[]> = {};
const answered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ verdict }) => verdict === 'right' || verdict === 'asked').length;
const untrue = (outcomes: readonly Outcome[]) => outcomes.filter(({ verdict }) => verdict === 'false').length;

afterAll(() => {
  for (const [name, outcomes] of Object.entries(told)) console.info(`${name} ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_NEW_WORDS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(told, null, 1));
});

/** Written before the lexicon, the dialogue and the edits that they measure; first runs stand in `FIGURES.md`. */
describe('on three more graphs, in words that they do not have', () => {
  test('66 questions', async () => {
    const outcomes: Outcome[] = [];
    for (const field of [zoo, hotel, band])
      for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
    told['words'] = outcomes;
    expect(outcomes).toHaveLength(66);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(60);
    expect(untrue(outcomes)).toBe(0);
  }, 60_000);

  test('29 follow-ups', async () => {
    const outcomes: Outcome[] = [];
    for (const conversation of TALKS) outcomes.push(...(await asking.conversation(conversation)));
    told['talks'] = outcomes;
    expect(outcomes).toHaveLength(29);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(22);
    expect(untrue(outcomes)).toBe(0);
  }, 60_000);

  test('6 questions back, each answered by a word', async () => {
    const outcomes: Outcome[] = [];
    for (const one of ASKED_BACK) outcomes.push(await asking.askedBack(one));
    told['askedBack'] = outcomes;
    expect(outcomes).toHaveLength(6);
    expect(untrue(outcomes)).toBe(0);
  }, 60_000);

  test('20 wishes for a change', async () => {
    const outcomes: Outcome[] = [];
    for (const wish of FURTHER_WISHES) outcomes.push(await asking.wish(wish));
    told['wishes'] = outcomes;
    expect(outcomes).toHaveLength(20);
    expect(answered(outcomes)).toBe(20);
  }, 120_000);
});
