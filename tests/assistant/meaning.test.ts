import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HELP } from '../../server/assistant/engine/offline/help.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type SentenceEncoder } from '../../server/assistant/retrieval/meaning/SentenceEncoder.js';
import { ThreadEncoder } from '../../server/assistant/retrieval/meaning/ThreadEncoder.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type OpenStore, openSqliteGraphStore } from '../../server/store/openStore.js';
import { EXAMPLES } from './examples.js';
import { NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { ask } from './harness/asking.js';
import { askAll } from './harness/askAll.js';
import { loadGraph } from './harness/loadGraph.js';
import { allQuestions, heldOutQuestions } from './questions/readQuestions.js';

/** Questions in other words than the help has, with the entry that answers each, and questions about anything else. */
const { help, other } = JSON.parse(readFileSync(new URL('./meaning.json', import.meta.url), 'utf8')) as {
  readonly help: readonly (readonly [string, string])[];
  readonly other: readonly string[];
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-meaning-'));
const thread = new ThreadEncoder();
/** However slow this machine is: what is measured is what is found. */
const patient: SentenceEncoder = {
  vectorOf: (sentence) => thread.vectorOf(sentence, 60_000),
  known: (sentence) => thread.known(sentence),
  prepare: (sentences) => thread.prepare(sentences),
  close: () => thread.close(),
};
let opened: OpenStore;
let scope: GraphScope;

beforeAll(async () => {
  opened = await openSqliteGraphStore({ dataDir, readers: 0 });
  scope = await loadGraph(opened.store, 'sample en', graphOf('sample', 'en'));
  for (const { questions } of HELP.en) for (const question of questions) await patient.vectorOf(question, 0);
  for (const { question } of EXAMPLES) await patient.vectorOf(question, 0);
});
afterAll(async () => {
  await thread.close();
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** The entries of the help that questions are answered from; none for a refusal. */
async function keysOf(engine: OfflineEngine, questions: readonly string[]): Promise<(string | undefined)[]> {
  const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: EXAMPLES };
  const keys: (string | undefined)[] = [];
  for (const question of questions) {
    const { answer } = await ask(engine, question, context);
    keys.push(answer.sources[0]?.key);
  }
  return keys;
}

describe('the sentence encoder, beside the search by words', () => {
  test('finds help that was asked for in other words, and no help for anything else', async () => {
    const [words, meaning] = [new OfflineEngine(opened.store), new OfflineEngine(opened.store, patient)];
    const asked = help.map(([question]) => question);
    const right = (keys: readonly (string | undefined)[]) =>
      keys.filter((key, index) => key === help[index]?.[1]).length;
    const wrong = (keys: readonly (string | undefined)[]) =>
      keys.filter((key, index) => key !== undefined && key !== help[index]?.[1]).length;
    const [before, after] = [await keysOf(words, asked), await keysOf(meaning, asked)];
    const [otherBefore, otherAfter] = [await keysOf(words, other), await keysOf(meaning, other)];
    const found = (keys: readonly (string | undefined)[]) => keys.filter((key) => key !== undefined).length;
    console.info(
      `help in other words: ${right(before)} right, ${wrong(before)} wrong by words; ${right(after)} and ${wrong(after)} with the encoder, of ${help.length}; ` +
        `anything else: ${found(otherBefore)} and ${found(otherAfter)} answered of ${other.length}`,
    );
    expect(right(after)).toBeGreaterThan(right(before));
    expect(right(after)).toBeGreaterThanOrEqual(7);
    expect(wrong(after)).toBe(wrong(before));
    expect(otherAfter).toEqual(otherBefore);
  });

  test('changes nothing for questions about a graph: what it does not hold stays refused', async () => {
    const all = [...allQuestions(), ...heldOutQuestions()];
    const questions = all.filter(({ language, answerable }) => language === 'en' && !answerable);
    const engine = new OfflineEngine(opened.store, patient);
    const judged = await askAll(questions, all, { engine, store: opened.store });
    expect(judged.filter(({ verdict }) => !verdict.right).map(({ question }) => question.id)).toEqual([]);
    expect(judged.length).toBeGreaterThanOrEqual(60);
  });
});
