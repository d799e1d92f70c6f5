import { en, type Field, first, type Gold, is, NOTHING, says } from '../Gold.js';
import { World } from '../World.js';
import { type Done } from './withPast.js';

const world = new World();
world.add('Astronomer', 'name', {
  'Edda Lund': { born: '1968-09-04', papers: 61 },
  'Tomas Reyle': { born: '1979-02-17', papers: 112 },
  'Isolde Quay': { born: '1990-12-30', papers: 23 },
});
world.add('Telescope', 'name', {
  Hawkeye: { aperture: 240, weight: 3100, installed: 1994 },
  'Great Nadir': { aperture: 810, weight: 14200, installed: 2011 },
  'Little Owl': { aperture: 95, weight: 410, installed: 2019 },
});
world.add('Comet', 'name', {
  'Harlan-Voss': { discovered: '2014-03-12', period: 76 },
  'Mirek 4': { discovered: '2021-08-30', period: 12 },
  'Tansy 2': { discovered: '2006-11-05', period: 140 },
});
world.join('OPERATES', 'Edda_Lund > Hawkeye, Tomas_Reyle > Great_Nadir');
world.join('FOUND', 'Edda_Lund > Harlan-Voss Tansy_2, Tomas_Reyle > Mirek_4');

/** After the first is from the second on. */
const AFTER_THE_FIRST = (): Gold => ({ kind: 'says', groups: [['January 1, 2030', 'January 2, 2030']] });

const idOf = (name: string) => world.named(name).id;

/** What was done to the graph since. */
export const observatoryPast: readonly Done[] = [
  {
    at: '2026-11-10T10:00:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Hawkeye'), version: 1, setProperties: { weight: 3150 } }],
  },
  {
    at: '2026-11-21T16:30:00.000Z',
    operations: [
      { op: 'createNode', labels: ['Comet'], properties: { name: 'Orrin 9', period: 33 } },
      { op: 'deleteNode', nodeId: idOf('Little Owl') },
    ],
  },
];

/** Telescopes, who looks through them, and comets with the day they were found; asked on Sunday, 22 November 2026. */
export const observatory: Field = {
  name: 'observatory',
  language: 'en',
  world,
  asked: [
    en('Is Great Nadir heavier than Hawkeye?', () => is(true)),
    en('Is Hawkeye larger in aperture than Great Nadir?', () => is(false), 'aperture'),
    en('Which is heavier, Hawkeye or Great Nadir?', (w) => first(w.named('Great Nadir'), w.named('Hawkeye')), 'weight'),
    en(
      'Which of Edda Lund, Tomas Reyle and Isolde Quay has the most papers?',
      (w) => first(w.named('Tomas Reyle'), w.named('Edda Lund'), w.named('Isolde Quay')),
      'papers',
    ),
    en('Who was born earlier, Tomas Reyle or Isolde Quay?', (w) =>
      first(w.named('Tomas Reyle'), w.named('Isolde Quay')),
    ),
    en('Who is older, Isolde Quay or Edda Lund?', () => says('Edda Lund is older'), 'born'),
    en('Compare Harlan-Voss and Mirek 4 by their period', () => says(76, 12)),
    en('When was Mirek 4 discovered?', () => says('August 30, 2021')),
    en('When was Tomas Reyle born?', () => says('February 17, 1979')),
    en('What is the earliest discovered date of a comet?', () => says('November 5, 2006'), 'discovered'),
    en('Which comets were discovered after 1 January 2030?', AFTER_THE_FIRST, 'discovered'),
    en('What changed since yesterday?', () => says('Orrin 9', 'Little Owl')),
    en('When was Hawkeye last changed?', () => says('November 10, 2026')),
    en('What has been added since the 20th of November?', () => says('Orrin 9')),
    en('Is Edda Lund taller than Tomas Reyle?', NOTHING),
  ],
};
