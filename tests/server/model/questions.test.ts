import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { type Engine } from '../../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { openTestStore } from '../engineUnderTest.js';
import { askAll, conversationOf } from '../../assistant/harness/askAll.js';
import { allQuestions } from '../../assistant/questions/readQuestions.js';
import { knowing } from './knowingModel.js';
import { ScriptedModel } from './ScriptedModel.js';

test('a model that proves what it knows by the tools is right in all questions, in both languages', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-model-questions-'));
  const { store, close } = await openTestStore({ dataDir, readers: 0 });
  const server = await ScriptedModel.start();
  const questions = allQuestions();
  const model = new ModelEngine(server.settings, new OfflineEngine(store), store, { order: 'model-first' });
  // The earlier questions of a conversation are asked as well.
  const inOrder = questions.flatMap((question) => conversationOf(question, questions));
  let next = 0;
  const engine: Engine = {
    answer: (...asked) => {
      server.play(knowing(inOrder[next]!));
      next += 1;
      return model.answer(...asked);
    },
  };
  const judged = await askAll(questions, questions, { engine, store });
  await server.stop();
  await close();
  rmSync(dataDir, { recursive: true });
  const wrong = judged.filter(({ verdict }) => !verdict.right);
  expect(wrong.map(({ question, answer, verdict }) => [question.id, answer.text, ...verdict.faults])).toEqual([]);
  // Where the model refuses, the rules may know that there is none.
  const others = judged.filter(({ question, answer }) => question.answerable && answer.engine !== 'model');
  expect(others.map(({ question }) => [question.id, question.question])).toEqual([]);
});
