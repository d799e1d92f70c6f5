import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OpenStore, openSqliteGraphStore } from '../../server/graph/sqlite/openStore.js';
import { EXAMPLES } from './examples.js';
import { graphHistory } from './graphs/history.js';
import { type Language } from './graphs/Language.js';
import { graphOf, type GraphName } from './graphs/graphs.js';
import { ask, givenAnswer } from './harness/asking.js';
import { loadGraph, loadHistory } from './harness/loadGraph.js';
import { type Judged, table } from './harness/table.js';
import { judge } from './judge/judge.js';
import { allQuestions } from './questions/readQuestions.js';
import { type Question } from './truth/Question.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-assistant-'));
const judged: Judged[] = [];
let opened: OpenStore | undefined;

afterAll(async () => {
  await opened?.close();
  rmSync(dataDir, { recursive: true });
  console.info(table(judged));
});

/** The questions of one graph in one language; `HARTA_ASK` narrows what is asked while the engine is worked on. */
const asked = allQuestions().filter(({ id }) => id.includes(process.env['HARTA_ASK'] ?? ''));
const settings = [
  ...new Set(asked.map(({ graph, language, graphLanguage = language }) => `${graph} ${graphLanguage}`)),
];
const byId = new Map(allQuestions().map((one) => [one.id, one]));

const earlier = ({ after }: Question): string[] => {
  const before = after === undefined ? undefined : byId.get(after);
  return before === undefined ? [] : [...earlier(before), before.question];
};

describe.each(settings)('the offline engine, asked about %s', (setting) => {
  const [graph, graphLanguage] = setting.split(' ') as [GraphName, Language];
  const questions = asked.filter((one) => one.graph === graph && (one.graphLanguage ?? one.language) === graphLanguage);

  test('answers from the graph, cites what it read, and is judged', async () => {
    opened ??= await openSqliteGraphStore({ dataDir, readers: 0 });
    const { store } = opened;
    const scope =
      graph === 'history'
        ? await loadHistory(store, graphLanguage)
        : await loadGraph(store, setting, graphOf(graph, graphLanguage));
    const engine = new OfflineEngine(store);
    for (const question of questions) {
      const started = performance.now();
      const { answer, streamed } = await ask(engine, question.question, {
        scope,
        language: question.language,
        now: graphHistory('en').now,
        earlier: earlier(question),
        examples: EXAMPLES,
      });
      const milliseconds = performance.now() - started;
      expect(streamed).toBe(answer.text);
      const given = givenAnswer(answer);
      judged.push({ question, answer, verdict: judge(question, given), milliseconds });
    }
    expect(questions.length).toBeGreaterThan(0);
  });
});

describe('the bars of the offline engine', () => {
  const share = (some: readonly Judged[]) =>
    some.filter(({ verdict }) => verdict.right).length / Math.max(1, some.length);

  test('every question was judged', () => {
    expect(judged).toHaveLength(asked.length);
  });

  test('at least 85 % are right with the right citation', () => {
    expect(share(judged.filter(({ question }) => question.answerable))).toBeGreaterThanOrEqual(0.85);
  });

  test('at least 95 % of what cannot be answered is refused', () => {
    expect(share(judged.filter(({ question }) => !question.answerable))).toBeGreaterThanOrEqual(0.95);
  });

  test('nothing is invented', () => {
    expect(judged.filter(({ verdict }) => verdict.invented.length > 0).map(({ question }) => question.id)).toEqual([]);
  });
});
