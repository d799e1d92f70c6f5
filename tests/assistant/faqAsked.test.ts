import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { FAQ } from '../../server/assistant/faq/faq.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { graphOf } from './graphs/graphs.js';
import { NOW } from './graphs/history.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-faq-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

interface Asked {
  readonly key: string;
  readonly question: string;
  /** What the help center says. */
  readonly text: string;
}

/** What of all that is asked, over a graph that has much to say itself, is not answered with the entry that stands beside it. */
async function notAnswered(language: Language, questions: readonly Asked[]): Promise<string[]> {
  const scope = await loadGraph(opened.store, `faq ${language}`, graphOf('sample', language));
  const engine = new OfflineEngine(opened.store);
  const context = { scope, language, now: NOW, earlier: [], examples: [] };
  const failures: string[] = [];
  for (const { key, question, text } of questions) {
    const { answer } = await ask(engine, question, context);
    const [source] = answer.sources;
    const isSame = source?.kind === 'faq' && source.key === key && answer.text.includes(text);
    if (!isSame) failures.push(`${key}: ${question} → ${source?.kind ?? answer.text} ${source?.key ?? ''}`);
  }
  return failures;
}

describe.each(LANGUAGES)('what stands in the help center, asked in the chat: %s', (language) => {
  const entries = FAQ[language];

  test('each question in its own words is answered with the same text', async () => {
    const questions = entries.map(({ key, question, answer }) => ({ key, question, text: answer }));
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(await notAnswered(language, questions)).toEqual([]);
  });

  test('all other ways of asking lead there as well', async () => {
    const questions = entries.flatMap(({ key, alternatives, answer }) =>
      alternatives.map((question) => ({ key, question, text: answer })),
    );
    const failures = await notAnswered(language, questions);
    console.info(
      `${questions.length - failures.length} of ${questions.length} other ways of asking (${language})`,
      failures,
    );
    expect(failures).toEqual([]);
  });
});
