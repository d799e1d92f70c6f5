import { expect, test } from 'vitest';

import { tokensOf } from '../../../server/assistant/engine/model/writing/prompt/length.js';
import { type ModelTrust } from '../../../server/assistant/engine/model/trust/trust.js';
import { AskedFiles, count } from '../../assistant/unseen/tabled/askedOfFiles.js';
import { RecordedModel } from './recorded/RecordedModel.js';
import { KEPT, OPEN_DATA, PUBLIC_FILES, type RecordedSet } from './recorded/sets.js';

interface Bars {
  readonly set: RecordedSet;
  readonly trust: ModelTrust;
  readonly asked: number;
  readonly right: number;
  readonly reached: number;
  readonly wrong: number;
}

/** `HARTA_PROMPTS` names a folder for what the model was sent, from which an author writes answers (`recorded/README.md`). */
test.each<Bars>([
  { set: PUBLIC_FILES, trust: 'held', asked: 209, right: 74, reached: 106, wrong: 12 },
  // Flights from JFK: its author counted airports, and the query is told since nodes may be named that no word of a question says.
  { set: PUBLIC_FILES, trust: 'trusted', asked: 209, right: 174, reached: 175, wrong: 17 },
  // One question is taken for a request for a change (`recorded/README.md`).
  { set: KEPT, trust: 'trusted', asked: 71, right: 28, reached: 54, wrong: 0 },
  // Nobody has written answers yet: the rules answer.
  { set: OPEN_DATA, trust: 'trusted', asked: 233, right: 90, reached: 138, wrong: 9 },
])(
  '$set.name: $asked questions with recorded answers of a model that is $trust',
  async ({ set, trust, asked, right, reached, wrong }) => {
    const model = await RecordedModel.start(set);
    const name = `${set.name}_${trust}`;
    const files = new AskedFiles({ name, placedIn: () => set.pathOf, engineOver: model.engineOver(trust) });
    try {
      const outcomes = await files.questions(set.fields);
      const prompts = process.env['HARTA_PROMPTS'];
      if (prompts !== undefined) model.writePrompts(prompts);
      expect(model.prompts).toHaveLength(asked);
      expect(model.strangers).toEqual([]);
      const lengths = model.prompts.map(({ messages }) =>
        tokensOf(messages.map(({ content }) => String(content)).join('\n')),
      );
      console.info(`${name}: ${Math.max(...lengths)} tokens at the most`);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
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
