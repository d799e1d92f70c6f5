import { expect, test } from 'vitest';

import { tokensOf } from '../../../server/assistant/engine/model/writing/prompt/promptOf.js';
import { type ModelTrust } from '../../../server/assistant/engine/model/trust/trust.js';
import { type Outcome } from '../../assistant/unseen/asking.js';
import { AskedFiles, count } from '../../assistant/unseen/ownTables/askedOfFiles.js';
import { writeConversations, writePrompts } from './recorded/authorsFiles.js';
import { type Prompt, RecordedModel } from './recorded/RecordedModel.js';
import {
  BUNDLED_TABLES,
  DATA_PACKAGES,
  type FileSet,
  HOBBY_FILES,
  OPEN_DATA,
  PACKAGED_RECORDS,
  PACKAGED_TABLES,
  PUBLIC_FILES,
  PUBLIC_REGISTERS,
  questionsOf,
  type RecordedSet,
  SHIPPED_FILES,
  TOWNS_AND_PASSENGERS,
  turnsOf,
} from './recorded/sets.js';

interface Bars {
  readonly set: FileSet;
  readonly trust: ModelTrust;
  readonly asked: number;
  readonly right: number;
  readonly reached: number;
  readonly wrong: number;
}

/** What a model is asked: what of a set, in which way, and how its prompts are handed to an author. */
interface Asking {
  readonly set: FileSet;
  readonly trust: ModelTrust;
  readonly recorded: RecordedSet;
  readonly ask: (files: AskedFiles) => Promise<readonly Outcome[]>;
  readonly write: (folder: string, prompts: readonly Prompt[]) => void;
}

/**
 * What messages come to with their recorded answers. `HARTA_PROMPTS` names a folder for what the model was sent, from which an author writes
 * answers (`recorded/README.md`).
 */
async function outcomesOf({ set, trust, recorded, ask, write }: Asking, asked: number): Promise<readonly Outcome[]> {
  const model = await RecordedModel.start(recorded);
  const name = `${set.name}_${trust}`;
  const files = new AskedFiles({ name, placedIn: () => set.pathOf, engineOver: model.engineOver(trust) });
  try {
    const outcomes = await ask(files);
    const folder = process.env['HARTA_PROMPTS'];
    if (folder !== undefined) write(folder, model.prompts);
    expect(model.prompts).toHaveLength(asked);
    expect(model.strangers).toEqual([]);
    const lengths = model.prompts.map(({ messages }) =>
      tokensOf(messages.map(({ content }) => String(content)).join('\n')),
    );
    console.info(`${name}: ${Math.max(...lengths)} tokens at the most`);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
    return outcomes;
  } finally {
    await files.close();
    await model.stop();
  }
}

test.each<Bars>([
  { set: PUBLIC_FILES, trust: 'held', asked: 209, right: 99, reached: 194, wrong: 1 },
  { set: PUBLIC_FILES, trust: 'trusted', asked: 209, right: 196, reached: 196, wrong: 1 },
  { set: HOBBY_FILES, trust: 'trusted', asked: 72, right: 69, reached: 69, wrong: 0 },
  { set: OPEN_DATA, trust: 'trusted', asked: 233, right: 220, reached: 220, wrong: 2 },
  { set: DATA_PACKAGES, trust: 'trusted', asked: 195, right: 179, reached: 181, wrong: 0 },
  { set: PACKAGED_TABLES, trust: 'trusted', asked: 195, right: 187, reached: 189, wrong: 0 },
  { set: BUNDLED_TABLES, trust: 'trusted', asked: 199, right: 182, reached: 182, wrong: 3 },
  { set: SHIPPED_FILES, trust: 'trusted', asked: 242, right: 229, reached: 229, wrong: 1 },
  { set: PACKAGED_RECORDS, trust: 'trusted', asked: 245, right: 224, reached: 224, wrong: 2 },
  { set: PUBLIC_REGISTERS, trust: 'trusted', asked: 201, right: 196, reached: 196, wrong: 2 },
  { set: TOWNS_AND_PASSENGERS, trust: 'trusted', asked: 213, right: 211, reached: 211, wrong: 1 },
])(
  '$set.name: $asked questions with recorded answers of a model that is $trust',
  async ({ set, trust, asked, right, reached, wrong }) => {
    const asking: Asking = {
      set,
      trust,
      recorded: questionsOf(set),
      ask: (files) => files.questions(set.fields),
      write: writePrompts,
    };
    const outcomes = await outcomesOf(asking, asked);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(right);
    expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(reached);
    expect(count(outcomes, 'false')).toBeLessThanOrEqual(wrong);
  },
  240_000,
);

/** `asked` are the openings as well. */
test.each<Omit<Bars, 'reached'> & { readonly turns: number }>([
  { set: PUBLIC_FILES, trust: 'trusted', asked: 54, turns: 40, right: 35, wrong: 1 },
  { set: OPEN_DATA, trust: 'trusted', asked: 55, turns: 40, right: 38, wrong: 0 },
  { set: DATA_PACKAGES, trust: 'trusted', asked: 44, turns: 31, right: 30, wrong: 1 },
  { set: PACKAGED_TABLES, trust: 'trusted', asked: 54, turns: 40, right: 38, wrong: 0 },
  { set: BUNDLED_TABLES, trust: 'trusted', asked: 57, turns: 40, right: 35, wrong: 0 },
  { set: SHIPPED_FILES, trust: 'trusted', asked: 57, turns: 40, right: 38, wrong: 0 },
  { set: PACKAGED_RECORDS, trust: 'trusted', asked: 70, turns: 48, right: 45, wrong: 0 },
  { set: PUBLIC_REGISTERS, trust: 'trusted', asked: 66, turns: 48, right: 48, wrong: 0 },
  { set: TOWNS_AND_PASSENGERS, trust: 'trusted', asked: 67, turns: 48, right: 47, wrong: 0 },
])(
  '$set.name: $turns turns that go on, with recorded answers of a model that is $trust',
  async ({ set, trust, asked, turns, right, wrong }) => {
    const asking: Asking = {
      set,
      trust,
      recorded: turnsOf(set),
      ask: (files) => files.conversations(set.conversations),
      write: writeConversations,
    };
    const outcomes = await outcomesOf(asking, asked);
    expect(outcomes).toHaveLength(turns);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(right);
    expect(count(outcomes, 'false')).toBeLessThanOrEqual(wrong);
  },
  240_000,
);
