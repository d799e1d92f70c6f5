import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Package', 'name', {
  brisk: { licence: 'MIT', downloads: 9200, released: 2019 },
  tallow: { licence: 'MIT', downloads: 300, released: 2021 },
  ferrule: { licence: 'Apache', downloads: 4100, released: 2016 },
  oakum: { licence: 'GPL', downloads: 770, released: 2012 },
  spindle: { licence: 'MIT', downloads: 15000, released: 2014 },
  gimlet: { licence: 'Apache', downloads: 2600, released: 2023 },
});
world.add('Developer', 'name', {
  'Jonas Fry': { country: 'Norway', age: 41 },
  'Mei Tan': { country: 'Singapore', age: 29 },
  'Rosa Pinto': { country: 'Portugal', age: 35 },
  'Abel Kurt': { country: 'Norway', age: 52 },
});
world.add('Bug', 'title', {
  'Slow start': { severity: 'minor', opened: '2024-02-11' },
  'Lost rows': { severity: 'critical', opened: '2024-05-30' },
  'Wrong dates': { severity: 'major', opened: '2023-11-02' },
  'Dark icons': { severity: 'minor', opened: '2024-08-19' },
  'Frozen menu': { severity: 'minor', opened: '2023-04-07' },
});
world.join('NEEDS', 'brisk > tallow ferrule, gimlet > brisk spindle, ferrule > spindle, oakum > spindle');
world.join('MAINTAINS', 'Jonas_Fry > brisk tallow, Mei_Tan > spindle, Rosa_Pinto > ferrule gimlet oakum');
world.join(
  'REPORTED_BY',
  'Slow_start > Abel_Kurt, Lost_rows > Mei_Tan, Wrong_dates > Abel_Kurt, Dark_icons > Rosa_Pinto',
);
world.join('REPORTED_BY', 'Frozen_menu > Abel_Kurt');
world.join('AFFECTS', 'Slow_start > brisk, Lost_rows > spindle, Wrong_dates > ferrule, Dark_icons > brisk');
world.join('AFFECTS', 'Frozen_menu > gimlet');

const licensed = (w: World, licence: string) => w.all('Package').filter((p) => p.properties['licence'] === licence);
const bad = (w: World, severity: string) => w.all('Bug').filter((b) => b.properties['severity'] === severity);

/** Packages of software. */
export const packages: Field = {
  name: 'packages',
  language: 'en',
  world,
  asked: [
    en('Who looks after spindle?', (w) => names(w.in('spindle', 'MAINTAINS')), 'MAINTAINS'),
    en('Which packages depend on spindle?', (w) => names(w.in('spindle', 'NEEDS')), 'NEEDS'),
    en('What does brisk rely on?', (w) => names(w.out('brisk', 'NEEDS')), 'NEEDS'),
    en('Who filed Lost rows?', (w) => names(w.out('Lost rows', 'REPORTED_BY')), 'REPORTED_BY'),
    en('What is the most common licence?', () => says('MIT'), 'licence'),
    en(
      'Packages but not the MIT ones',
      (w) => names(w.all('Package').filter((p) => !licensed(w, 'MIT').includes(p))),
      'licence',
    ),
    en('Which bugs hit brisk?', (w) => names(w.in('brisk', 'AFFECTS')), 'AFFECTS'),
    en('Who is the author of tallow?', (w) => names(w.in('tallow', 'MAINTAINS')), 'MAINTAINS', 'Developer'),
    en(
      'Which developers take care of more than two packages?',
      (w) => names(w.all('Developer').filter((d) => w.out(d, 'MAINTAINS').length > 2)),
      'MAINTAINS',
    ),
    en(
      'Show me all bugs except minor ones',
      (w) => names(w.all('Bug').filter((b) => !bad(w, 'minor').includes(b))),
      'severity',
    ),
    ro('Cine întreține spindle?', (w) => names(w.in('spindle', 'MAINTAINS')), 'MAINTAINS'),
    ro('De ce pachete depinde gimlet?', (w) => names(w.out('gimlet', 'NEEDS')), 'NEEDS'),
    ro('Cine a semnalat Wrong dates?', (w) => names(w.out('Wrong dates', 'REPORTED_BY')), 'REPORTED_BY'),
    ro(
      'Care este cel mai descărcat pachet?',
      (w) => names(top(w.all('Package'), (p) => num(p, 'downloads'))),
      'downloads',
    ),
    ro('Depinde brisk de tallow?', (w) => is(has(w.out('brisk', 'NEEDS'), 'tallow')), 'NEEDS'),
    ro('Care este cea mai frecventă licență?', () => says('MIT'), 'licence'),
    en('Who funds spindle?', NOTHING),
    en('How many stars has brisk?', NOTHING),
    ro('Cine a tradus gimlet?', NOTHING),
    en('Which servers run oakum?', NOTHING),
  ],
};
