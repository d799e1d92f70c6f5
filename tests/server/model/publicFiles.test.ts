import { expect, test } from 'vitest';

import { type ModelTrust } from '../../../server/assistant/engine/model/trust/trust.js';
import { PUBLIC_FIELDS } from '../../assistant/unseen/publicFiles/all.js';
import { publicPath } from '../../assistant/unseen/publicFiles/rows.js';
import { AskedFiles, count } from '../../assistant/unseen/tabled/askedOfFiles.js';
import { RecordedModel } from './recorded/RecordedModel.js';

interface Bars {
  readonly trust: ModelTrust;
  readonly right: number;
  readonly reached: number;
  readonly wrong: number;
}

/** `HARTA_PROMPTS` names a file for what the model was sent, from which an author writes answers (`recorded/README.md`). */
test.each<Bars>([
  { trust: 'held', right: 74, reached: 106, wrong: 12 },
  { trust: 'trusted', right: 171, reached: 172, wrong: 16 },
])(
  '209 questions about public files with recorded answers of a model that is $trust',
  async ({ trust, right, reached, wrong }) => {
    const model = await RecordedModel.start('publicFiles.jsonl');
    const name = trust === 'held' ? 'publicModel' : 'publicTrusted';
    const files = new AskedFiles({ name, placedIn: () => publicPath, engineOver: model.engineOver(trust) });
    try {
      const outcomes = await files.questions(PUBLIC_FIELDS);
      const prompts = process.env['HARTA_PROMPTS'];
      if (prompts !== undefined) model.writePrompts(prompts);
      // What a person is asked back is asked of the model as well; nobody wrote an answer to that.
      const buttons = model.unrecorded.filter((key) => !outcomes.some(({ question }) => key.endsWith(question)));
      expect(model.unrecorded).toEqual(buttons);
      expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(right);
      expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(reached);
      expect(count(outcomes, 'false')).toBeLessThanOrEqual(wrong);
    } finally {
      await files.close();
      await model.stop();
    }
  },
  240_000,
);
