import { expect, test } from 'vitest';

import { type Language } from './graphs/Language.js';
import { behindReading } from './harness/endingIn.js';
import { toldOf } from './harness/toldOf.js';
import { World } from './unseen/World.js';

const world = new World();
world.add('Bridge', 'name', {
  'Iron Arch': { built: 1888 },
  'Stone Gate': { built: 1702 },
  'New Span': { built: 1999 },
});
world.add('Keeper', 'name', { 'Ida Rohn': { age: 62 }, 'Olof Vint': { age: 33 }, 'Pia Lund': { age: 45 } });
world.add('Clerk', 'name', { 'Sam Toft': { born: '1960-02-01' }, 'Una Berg': { born: '1992-08-09' } });
world.add('Tale', 'title', { 'Red Moss': { year: 1920 }, 'Blue Fen': { year: 1975 } });

test.each<[string, Language, string]>([
  ['Who is older, Ida Rohn or Olof Vint?', 'en', '**Ida Rohn**'],
  ['Who is younger, Sam Toft or Una Berg?', 'en', '**Una Berg**'],
  ['Is Pia Lund younger than Olof Vint?', 'en', 'No.'],
  ['Is Sam Toft older than Una Berg?', 'en', 'Yes.'],
  ['Was Iron Arch built before Stone Gate?', 'en', 'No.'],
  ['Was Iron Arch built after Stone Gate?', 'en', 'Yes.'],
  ['Which bridges are older than Iron Arch?', 'en', 'Stone Gate.'],
  ['Which bridges are older than 1900?', 'en', 'Iron Arch and Stone Gate'],
  ['Which keepers are older than 40?', 'en', 'Ida Rohn and Pia Lund'],
  ['Which keepers are younger than Pia Lund?', 'en', 'Olof Vint.'],
  ['Which tales are older than Blue Fen?', 'en', 'Red Moss.'],
  ['Cine e mai bătrân, Ida Rohn sau Olof Vint?', 'ro', '**Ida Rohn**'],
  ['Este Pia Lund mai tânără decât Olof Vint?', 'ro', 'Nu.'],
  ['Care e mai vechi, Iron Arch sau Stone Gate?', 'ro', '**Stone Gate**'],
  ['A fost Iron Arch construit înainte de Stone Gate?', 'ro', 'Nu.'],
])('"%s" (%s) is answered by what the adjective measures: %s', async (question, language, begins) => {
  const text = await toldOf(world, question, language);
  expect(behindReading(text).startsWith(begins), text).toBe(true);
});
