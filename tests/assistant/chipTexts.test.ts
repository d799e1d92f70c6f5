import { expect, test } from 'vitest';

import enChat from '../../locales/en/chat.json' with { type: 'json' };
import roChat from '../../locales/ro/chat.json' with { type: 'json' };
import en from '../../server/assistant/texts/en.json' with { type: 'json' };
import ro from '../../server/assistant/texts/ro.json' with { type: 'json' };

const ofAnswers = (chip: string) => `lookedFor${chip.charAt(0).toUpperCase()}${chip.slice(1)}`;
/** A text without its plural form. */
const plain = (key: string) => key.replace(/_(?:one|few|other)$/u, '');

test.each([
  ['en', enChat, en],
  ['ro', roChat, ro],
])('answers have words for every piece that a chip says (%s)', (_language, { understood }, texts) => {
  const known = new Set(Object.keys(texts).map(plain));
  const chips = Object.keys(understood.chip).map(plain);
  expect(chips.filter((chip) => !known.has(ofAnswers(chip)))).toEqual([]);
});
