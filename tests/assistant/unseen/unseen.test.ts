import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { CONVERSATIONS } from './conversations.js';
import { FIELDS } from './fields/all.js';
import { PROBES } from './probes.js';
import { WISHES } from './requests.js';

const store = memoryGraphStore();
const asking = new Asking(new OfflineEngine(store), store);
const told: Record<string, readonly Outcome[]> = {};

/** `HARTA_OUTCOMES` names a file that takes every answer, for whoever works on the engine. */
afterAll(() => {
  for (const [name, outcomes] of Object.entries(told)) console.info(`${name} ${tally(outcomes)}`);
  if (process.env['HARTA_OUTCOMES'] !== undefined)
    writeFileSync(process.env['HARTA_OUTCOMES'], JSON.stringify(told, null, 1));
});

const answered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ verdict }) => verdict === 'right' || verdict === 'asked').length;
const untrue = (outcomes: readonly Outcome[]) => outcomes.filter(({ verdict }) => verdict === 'false').length;

/** What has been reached holds; `FIGURES.md` tells of each first run. */
describe('on graphs and wordings that nothing was made for', () => {
  test('200 questions over ten fields, one in five without an answer', async () => {
    const outcomes: Outcome[] = [];
    for (const field of FIELDS) for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
    told['questions'] = outcomes;
    expect(outcomes).toHaveLength(200);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(180);
    expect(untrue(outcomes)).toBe(0);
  }, 120_000);

  test('201 probes at what is easily got wrong', async () => {
    const outcomes: Outcome[] = [];
    for (const probe of PROBES) outcomes.push(await asking.probe(probe));
    told['probes'] = outcomes;
    expect(outcomes).toHaveLength(201);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(200);
    expect(untrue(outcomes)).toBe(0);
  }, 120_000);

  test('60 follow-ups', async () => {
    const outcomes: Outcome[] = [];
    for (const conversation of CONVERSATIONS) outcomes.push(...(await asking.conversation(conversation)));
    told['followUps'] = outcomes;
    expect(outcomes).toHaveLength(60);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(57);
    expect(untrue(outcomes)).toBe(0);
  }, 120_000);

  test('80 wishes for a change', async () => {
    const outcomes: Outcome[] = [];
    for (const wish of WISHES) outcomes.push(await asking.wish(wish));
    told['wishes'] = outcomes;
    expect(outcomes).toHaveLength(80);
    expect(answered(outcomes)).toBeGreaterThanOrEqual(78);
    expect(untrue(outcomes)).toBe(0);
  }, 240_000);
});
