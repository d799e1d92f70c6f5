import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('Harbour', 'name', {
  Osterby: { depth: 9, opened: 1934 },
  'Saint Brannoc': { depth: 6, opened: 1871 },
  Tolvik: { depth: 14, opened: 1990 },
});
world.add('Boat', 'name', {
  'Silver Eel': { built: 1987, length: 24 },
  'Northern Lass': { built: 2003, length: 31 },
  Kittiwake: { built: 1969, length: 18 },
  'Long Patience': { built: 2015, length: 42 },
});
world.add('Skipper', 'name', {
  'Runa Dahl': { born: '1971-05-14', licence: 'offshore' },
  'Eamon Tighe': { born: '1988-11-02', licence: 'coastal' },
  'Bess Harrow': { born: '1959-01-30', licence: 'offshore' },
  'Milan Vuk': { born: '1995-07-08', licence: 'coastal' },
});
world.add('Landing', 'code', {
  'L-301': { tonnes: 12, landed: '2024-03-04' },
  'L-302': { tonnes: 7, landed: '2024-03-19' },
  'L-303': { tonnes: 25, landed: '2024-04-02' },
  'L-304': { tonnes: 4, landed: '2024-04-11' },
  'L-305': { tonnes: 18, landed: '2024-05-27' },
});
world.join(
  'MOORED_AT',
  'Silver_Eel > Osterby, Northern_Lass > Osterby, Kittiwake > Saint_Brannoc, Long_Patience > Tolvik',
);
world.join('COMMANDS', 'Runa_Dahl > Silver_Eel, Eamon_Tighe > Northern_Lass, Bess_Harrow > Kittiwake');
world.join(
  'LANDED_BY',
  'L-301 > Silver_Eel, L-302 > Northern_Lass, L-303 > Northern_Lass, L-304 > Kittiwake, L-305 > Silver_Eel',
);

const tonnes = (w: World, ...codes: string[]) => codes.reduce((sum, code) => sum + num(w.named(code), 'tonnes'), 0);

/** Boats, their skippers with a date of birth, harbours with the year they opened, and what was landed on which day. */
export const harbour: Field = {
  name: 'harbour',
  language: 'en',
  world,
  asked: [
    en('Who is older, Runa Dahl or Eamon Tighe?', (w) => first(w.named('Runa Dahl'), w.named('Eamon Tighe')), 'born'),
    en('Who is younger: Bess Harrow or Milan Vuk?', (w) => first(w.named('Milan Vuk'), w.named('Bess Harrow')), 'born'),
    en('Is Bess Harrow older than Runa Dahl?', () => is(true), 'born'),
    en('Is Eamon Tighe younger than Milan Vuk?', () => is(false), 'born'),
    en('Who is the oldest skipper?', (w) => names([w.named('Bess Harrow')]), 'born'),
    en('Which skipper is the youngest?', (w) => names([w.named('Milan Vuk')]), 'born'),
    en('What is the oldest boat?', (w) => names([w.named('Kittiwake')]), 'built'),
    en(
      'Which boat is newer, Silver Eel or Northern Lass?',
      (w) => first(w.named('Northern Lass'), w.named('Silver Eel')),
      'built',
    ),
    en('Was Saint Brannoc opened before Osterby?', () => is(true), 'opened'),
    en('Was Tolvik opened before Osterby?', () => is(false), 'opened'),
    en('Was Kittiwake built after Silver Eel?', () => is(false), 'built'),
    en(
      'Which harbours were opened before 1950?',
      (w) => names([w.named('Osterby'), w.named('Saint Brannoc')]),
      'opened',
    ),
    en('Which skippers were born after 1985?', (w) => names([w.named('Eamon Tighe'), w.named('Milan Vuk')]), 'born'),
    en('Which boats are older than Silver Eel?', (w) => names([w.named('Kittiwake')]), 'built'),
    en('When was Runa Dahl born?', () => says({ date: '1971-05-14' })),
    en('When was L-305 landed?', () => says({ date: '2024-05-27' })),
    en('Which landings were made in April 2024?', (w) => names([w.named('L-303'), w.named('L-304')]), 'landed'),
    en('Which landing came last?', (w) => names([w.named('L-305')]), 'landed'),
    en('How many tonnes did Northern Lass land in total?', (w) => says(tonnes(w, 'L-302', 'L-303')), 'tonnes'),
    en('What is the total tonnage of the landings of Silver Eel?', (w) => says(tonnes(w, 'L-301', 'L-305')), 'tonnes'),
    en(
      'What is the average tonnes of the landings by Northern Lass?',
      (w) => about(tonnes(w, 'L-302', 'L-303') / 2),
      'tonnes',
    ),
    en('Is Runa Dahl wiser than Bess Harrow?', NOTHING),
    en('Who is older, Runa Dahl or Captain Ahab?', NOTHING),
    en('When did Milan Vuk retire?', NOTHING),
    ro(
      'Cine e mai tânăr, Eamon Tighe sau Runa Dahl?',
      (w) => first(w.named('Eamon Tighe'), w.named('Runa Dahl')),
      'born',
    ),
    ro('Care e cea mai veche barcă?', (w) => names([w.named('Kittiwake')]), 'built', 'Boat'),
  ],
};
