import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Engine } from '../../../server/assistant/engine/Engine.js';
import { CheckedModel } from '../../../server/assistant/engine/model/trust/CheckedModel.js';
import { CheckFile } from '../../../server/assistant/engine/model/trust/CheckFile.js';
import { checkModel } from '../../../server/assistant/engine/model/trust/checkModel.js';
import { type CheckedAnswer, tableOf, tallyOf } from '../../../server/assistant/engine/model/trust/report.js';
import { type Tally, trustBy } from '../../../server/assistant/engine/model/trust/trust.js';
import { knownAnswers } from './recorded/knownAnswers.js';
import { type ChatRequest, type Script, ScriptedModel } from './ScriptedModel.js';

const GOLDS = knownAnswers();
const prose: Script = () => ({ text: ['[[none]]'] });
const askedIn = ({ messages }: ChatRequest): string => String(messages.at(-1)?.content);

/** A model that knows what is asked. */
const knowing: Script = (request) => ({
  text: [JSON.stringify({ query: GOLDS.get(askedIn(request)) ?? null })],
});
/** One that has the same query for everything. */
const counting: Script = () => ({ text: ['{"query": {"kind": "count", "set": {"kind": "all"}}}'] });

let model: ScriptedModel;
let dataDir: string;

beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterAll(() => model.stop());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'harta-check-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function checkBy(script: Script): Promise<CheckedAnswer[]> {
  model.play(prose, script);
  const answers = [];
  for await (const answer of checkModel(model.settings)) answers.push(answer);
  return answers;
}

const tally = (right: number, wrong: number): Tally => ({
  asked: 60,
  right,
  false: wrong,
  refused: 60 - right - wrong,
});

describe('the questions whose answers are known', () => {
  test('are 60, half in each language, a sixth without an answer; who knows the graphs has all right', async () => {
    const answers = await checkBy(knowing);
    expect(answers.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
    expect(tallyOf(answers)).toMatchObject({ asked: 60, right: 60, false: 0, refused: 0 });
    expect(answers.filter(({ question }) => question.language === 'ro')).toHaveLength(30);
    expect(answers.filter(({ question }) => question.answer === null)).toHaveLength(10);
    expect(trustBy(tallyOf(answers))).toBe('trusted');
    const rows = tableOf(answers).split('\n');
    expect(rows.map((row) => row.split(/\s+/u)[0])).toEqual([
      'questions',
      'lighthouses',
      'glassworks',
      'cables',
      'charging',
      'fencing',
      'in',
      'in',
      'all',
    ]);
    expect(rows.at(-1)).toMatch(/^all +60 +60 +0 +0 /u);
  }, 60_000);

  test('who counts whatever is asked is not used', async () => {
    const found = tallyOf(await checkBy(counting));
    expect(found.right).toBeLessThan(12);
    expect(found.false).toBeGreaterThan(40);
    expect(trustBy(found)).toBe('unused');
  }, 60_000);

  test('who never writes a query is right only where there is no answer, and is not used', async () => {
    const found = tallyOf(await checkBy(() => ({ text: ['{"query": null}'] })));
    expect(found).toMatchObject({ right: 10, false: 0, refused: 50 });
    expect(trustBy(found)).toBe('unused');
  }, 60_000);
});

test.each([
  [48, 1, 'trusted'],
  [47, 0, 'held'],
  [55, 2, 'held'],
  [12, 5, 'held'],
  [11, 0, 'unused'],
  [54, 6, 'unused'],
])('%i right and %i false of 60 is %s', (right, wrong, trust) => {
  expect(trustBy(tally(right, wrong))).toBe(trust);
});

describe('what a check came to', () => {
  const asked = { baseUrl: 'https://models.example/v1', model: 'large' };

  test('is kept with endpoint, model and date, without the key, for who runs Harta alone', () => {
    const key = { ...asked, apiKey: 'sk-secret' };
    new CheckFile(dataDir).keep(key, tally(56, 1), new Date('2026-11-27T10:00:00Z'));
    expect(new CheckFile(dataDir).of(key)).toMatchObject({
      endpoint: 'models.example/v1',
      model: 'large',
      on: '2026-11-27',
      right: 56,
    });
    const file = path.join(dataDir, 'model-checks.json');
    expect(readFileSync(file, 'utf8')).not.toContain('secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is of that model alone, and of its latest check', () => {
    const file = new CheckFile(dataDir);
    file.keep(asked, tally(20, 0), new Date());
    file.keep({ ...asked, model: 'small' }, tally(5, 0), new Date());
    file.keep(asked, tally(50, 0), new Date());
    expect([file.of(asked)?.right, file.of({ ...asked, model: 'small' })?.right]).toEqual([50, 5]);
    expect(file.of({ ...asked, model: 'other' })).toBeUndefined();
  });

  test('counts as none where the file is damaged', () => {
    writeFileSync(path.join(dataDir, 'model-checks.json'), '[{"model": 1}, 5');
    expect(new CheckFile(dataDir).of(asked)).toBeUndefined();
  });
});

describe('a model that was never checked', () => {
  const opened = (told: string[] = []) =>
    new CheckedModel(model.settings, new CheckFile(dataDir), { againMs: 20, onChecked: (line) => told.push(line) });

  test('is held until its check is over, and believed at once and from then on', async () => {
    model.play(prose, knowing);
    const told: string[] = [];
    const checked = opened(told);
    expect(checked.trust()).toBe('held');
    expect(checked.line).toContain('not checked yet');
    checked.begin();
    expect(checked.trust()).toBe('held');
    await vi.waitFor(() => expect(checked.trust()).toBe('trusted'), 30_000);
    expect(told).toEqual([expect.stringMatching(/^Model: trusted \(60 of 60 right, 0 false on \d{4}-\d\d-\d\d\)$/u)]);
    const again = opened();
    again.begin();
    expect(again.trust()).toBe('trusted');
    expect(model.askedQueries).toHaveLength(60);
  }, 60_000);

  test('waits while a person is answered, and asks anew what was interrupted', async () => {
    let answered = (): void => undefined;
    const slow: Engine = { answer: () => new Promise((resolve) => (answered = () => resolve(undefined as never))) };
    model.play(prose, (request, number) => ({ ...knowing(request, number), ...(number === 3 && { then: 'stall' }) }));
    const checked = opened();
    checked.begin();
    await vi.waitFor(() => expect(model.askedQueries).toHaveLength(4), 10_000);
    const turn = checked.over(slow).answer('?', {} as never, () => undefined, new AbortController().signal);
    await vi.waitFor(() => expect(model.cutByCaller).toBe(1), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(model.askedQueries).toHaveLength(4);
    answered();
    await turn;
    await vi.waitFor(() => expect(checked.trust()).toBe('trusted'), 30_000);
    expect(askedIn(model.askedQueries[4]!)).toBe(askedIn(model.askedQueries[3]!));
    expect(model.askedQueries).toHaveLength(61);
  }, 60_000);

  test('is tried again where it could not be asked, and nothing is kept of that', async () => {
    const warned: string[] = [];
    const hear = ({ message }: Error) => warned.push(message);
    process.on('warning', hear);
    model.play(prose, (request, number) => (number === 0 ? { status: 401 } : knowing(request, number)));
    const checked = opened();
    checked.begin();
    await vi.waitFor(() => expect(checked.trust()).toBe('trusted'), 30_000);
    process.off('warning', hear);
    expect(warned).toEqual([expect.stringContaining('could not be checked')]);
  }, 60_000);

  test('is asked nothing any more once Harta ends', async () => {
    model.play(prose, (request, number) => ({ ...knowing(request, number), ...(number === 2 && { then: 'stall' }) }));
    const checked = opened();
    checked.begin();
    await vi.waitFor(() => expect(model.askedQueries).toHaveLength(3), 10_000);
    checked.close();
    await vi.waitFor(() => expect(model.cutByCaller).toBe(1), 5_000);
    expect(new CheckFile(dataDir).of(model.settings)).toBeUndefined();
  }, 30_000);
});
