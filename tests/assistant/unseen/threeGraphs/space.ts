import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Agency', 'name', {
  Norspace: { country: 'Norway', founded: 1987 },
  Solaris: { country: 'Spain', founded: 1994 },
  Kestrel: { country: 'Canada', founded: 2003 },
});
world.add('Rocket', 'name', {
  'Gannet 2': { height: 48, payload: 6200, stages: 2 },
  'Heron 5': { height: 71, payload: 15000, stages: 3 },
  'Swift 1': { height: 22, payload: 900, stages: 2 },
});
world.add('Astronaut', 'name', {
  'Liv Berg': { born: 1978, nationality: 'Norwegian' },
  'Pablo Ruiz': { born: 1983, nationality: 'Spanish' },
  'Amy Tran': { born: 1990, nationality: 'Canadian' },
  'Odd Lie': { born: 1969, nationality: 'Norwegian' },
  'Carla Mena': { born: 1987, nationality: 'Spanish' },
});
world.add('Mission', 'name', {
  Aurora: { launched: '2011-04-02', cost: 310, status: 'completed' },
  Borealis: { launched: '2016-09-19', cost: 480, status: 'failed' },
  Cinder: { launched: '2019-01-27', cost: 150, status: 'completed' },
  Delta: { launched: '2023-06-11', cost: 720, status: 'ongoing' },
});
world.add('Body', 'name', {
  Callista: { diameter: 4800, kind: 'moon' },
  Ferrus: { diameter: 6700, kind: 'planet' },
  Grana: { diameter: 300, kind: 'asteroid' },
  Hestor: { diameter: 51000, kind: 'planet' },
});
world.join('FLEW_ON', 'Liv_Berg > Aurora Delta, Pablo_Ruiz > Borealis, Amy_Tran > Cinder Delta, Odd_Lie > Aurora');
world.join('COMMANDED', 'Odd_Lie > Aurora, Pablo_Ruiz > Borealis, Amy_Tran > Cinder, Liv_Berg > Delta');
world.join('CARRIED_BY', 'Aurora > Gannet_2, Borealis > Heron_5, Cinder > Swift_1, Delta > Heron_5');
world.join('VISITED', 'Aurora > Callista, Borealis > Grana, Delta > Ferrus Callista');
world.join('RUN_BY', 'Aurora > Norspace, Borealis > Solaris, Cinder > Kestrel, Delta > Norspace Kestrel');
world.join('BUILT_BY', 'Gannet_2 > Norspace, Heron_5 > Solaris, Swift_1 > Kestrel');
world.join('TRAINED', 'Odd_Lie > Liv_Berg Pablo_Ruiz, Liv_Berg > Amy_Tran Carla_Mena');
world.join('ORBITS', 'Callista > Hestor');
const ending = (status: string) => world.all('Mission').filter((m) => m.properties['status'] === status);

/** Flights into space. */
export const space: Field = {
  name: 'space',
  language: 'en',
  world,
  asked: [
    en('Which astronauts are married?', NOTHING),
    en('Who trained Pablo Ruiz?', (w) => names(w.in('Pablo Ruiz', 'TRAINED')), 'TRAINED'),
    en('How tall is the Heron 5?', () => says(71), 'height'),
    en(
      'Which rockets carried missions that visited Callista?',
      (w) => names(w.in('Callista', 'VISITED').flatMap((m) => w.out(m, 'CARRIED_BY'))),
      'CARRIED_BY',
    ),
    en('Which missions were launched in 2019?', () => names([world.named('Cinder')]), 'launched'),
    en('Which body does Callista orbit?', (w) => names(w.out('Callista', 'ORBITS')), 'ORBITS'),
    en('Which planets have no mission visited?', () => names([world.named('Hestor')]), 'VISITED', 'kind'),
    ro('Care este cea mai scumpă misiune?', (w) => names(top(w.all('Mission'), (m) => num(m, 'cost'))), 'cost'),
    en('How many Norwegian astronauts are there?', () => says(2), 'nationality'),
    en('Did Carla Mena fly on any mission?', () => is(false), 'FLEW_ON'),
    en(
      'Which missions did only one astronaut fly on?',
      (w) => names(w.all('Mission').filter((m) => w.in(m, 'FLEW_ON').length === 1)),
      'FLEW_ON',
    ),
    en('What fuel does the Gannet 2 burn?', NOTHING),
    en('Who designed the Swift 1?', NOTHING),
    ro('Ce misiuni au eșuat?', () => names(ending('failed')), 'status', 'failed'),
    ro('Cine a comandat misiunea Cinder?', (w) => names(w.in('Cinder', 'COMMANDED')), 'COMMANDED'),
    ro('Când s-a născut Amy Tran?', () => says(1990), 'born'),
    ro('Ce rachete au mai mult de două trepte?', () => names([world.named('Heron 5')]), 'stages', 'Rocket'),
    ro('Câți astronauți au fost antrenați de Liv Berg?', (w) => says(w.out('Liv Berg', 'TRAINED').length), 'TRAINED'),
    ro('A fost misiunea Aurora condusă de Norspace?', (w) => is(has(w.out('Aurora', 'RUN_BY'), 'Norspace')), 'RUN_BY'),
    ro('Ce temperatură este pe Ferrus?', NOTHING),
  ],
};
