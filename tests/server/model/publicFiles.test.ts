import { afterAll, beforeAll, expect, test } from 'vitest';

import { PUBLIC_FIELDS } from '../../assistant/unseen/publicFiles/all.js';
import { publicPath } from '../../assistant/unseen/publicFiles/rows.js';
import { AskedFiles, count } from '../../assistant/unseen/tabled/askedOfFiles.js';
import { RecordedModel } from './recorded/RecordedModel.js';

let model: RecordedModel;
let files: AskedFiles;

beforeAll(async () => {
  model = await RecordedModel.start('publicFiles.jsonl');
  files = new AskedFiles({ name: 'publicModel', placedIn: () => publicPath, engineOver: model.engineOver });
});
afterAll(async () => {
  await files.close();
  await model.stop();
});

/** `HARTA_PROMPTS` names a file for what the model was sent, from which an author writes answers (`recorded/README.md`). */
test('209 questions about public files with recorded answers of a model', async () => {
  const outcomes = await files.questions(PUBLIC_FIELDS);
  const prompts = process.env['HARTA_PROMPTS'];
  if (prompts !== undefined) model.writePrompts(prompts);
  // What a person is asked back is asked of the model as well; nobody wrote an answer to that.
  const buttons = model.unrecorded.filter((key) => !outcomes.some(({ question }) => key.endsWith(question)));
  expect(model.unrecorded).toEqual(buttons);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(74);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(106);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(9);
}, 240_000);
