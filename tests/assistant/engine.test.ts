import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { askAll } from './harness/askAll.js';
import { type Judged, table } from './harness/table.js';
import { allQuestions } from './questions/readQuestions.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-assistant-'));
const judged: Judged[] = [];
let opened: OpenStore | undefined;

afterAll(async () => {
  await opened?.close();
  rmSync(dataDir, { recursive: true });
  console.info(table(judged));
});

/** `HARTA_ASK` narrows what is asked while the engine is worked on. */
const all = allQuestions();
const asked = all.filter(({ id }) => id.includes(process.env['HARTA_ASK'] ?? ''));
const graphs = [...new Set(asked.map(({ graph, language }) => `${graph} ${language}`))];

describe.each(graphs)('the offline engine, asked about %s', (name) => {
  const questions = asked.filter(({ graph, language }) => `${graph} ${language}` === name);

  test('answers from the graph, cites what it read, and is judged', async () => {
    opened ??= await openStore({ dataDir, readers: 0 });
    const engine = new OfflineEngine(opened.store);
    judged.push(...(await askAll(questions, all, { engine, store: opened.store })));
    expect(questions.length).toBeGreaterThan(0);
  });
});

describe('the bars of the offline engine', () => {
  const share = (some: readonly Judged[]) =>
    some.filter(({ verdict }) => verdict.right).length / Math.max(1, some.length);

  test('every question was judged', () => {
    expect(judged).toHaveLength(asked.length);
  });

  test('177 of 181 are right with the right citation', () => {
    expect(share(judged.filter(({ question }) => question.answerable))).toBeGreaterThanOrEqual(177 / 181);
  });

  test('all that cannot be answered is refused', () => {
    expect(share(judged.filter(({ question }) => !question.answerable))).toBe(1);
  });

  test('nothing is invented', () => {
    expect(judged.filter(({ verdict }) => verdict.invented.length > 0).map(({ question }) => question.id)).toEqual([]);
  });
});
