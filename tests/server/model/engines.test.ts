import { afterAll, beforeAll, describe } from 'vitest';

import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { testEngine } from './engineContract.js';
import { knowing } from './knowingModel.js';
import { SampleInstallation } from './SampleInstallation.js';
import { ScriptedModel } from './ScriptedModel.js';

let sample: SampleInstallation;
let server: ScriptedModel;

beforeAll(async () => {
  sample = await SampleInstallation.open();
  server = await ScriptedModel.start();
});
afterAll(async () => {
  await server.stop();
  await sample.close();
});

describe('the offline engine', () =>
  testEngine(
    () => sample.offline(),
    () => sample,
  ));

describe('the engine of a model', () =>
  testEngine(
    (question) => {
      // Questions that are asked at once share the server, so its replies go by what was said before, not by their number.
      const script = knowing(question);
      server.play((request) => script(request, request.messages.some(({ role }) => role === 'tool') ? 1 : 0));
      return new ModelEngine(server.settings, sample.offline(), sample.store, { order: 'model-first' });
    },
    () => sample,
  ));
