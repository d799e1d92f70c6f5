import { type Done } from '../comparisonsAndDates/withPast.js';
import { en, type Field, first, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Clinic', 'name', {
  Riverbank: { opened: '1998-05-02', beds: 14 },
  Hilltop: { opened: '2011-10-17', beds: 6 },
});
world.add('Vet', 'name', {
  'Nora Pike': { salary: 5200, born: '1971-03-08', hired: '2003-01-20' },
  'Ivo Lamb': { salary: 4100, born: '1988-11-30', hired: '2019-06-01' },
  'Greta Sohl': { salary: 4700, born: '1980-07-14', hired: '2001-09-05' },
});
world.add('Owner', 'name', {
  'Paul Vance': { city: 'Leeds' },
  'Rita Moss': { city: 'York' },
  'Sam Tully': { city: 'Leeds' },
});
world.add('Pet', 'name', {
  Biscuit: { species: 'dog', weight: 31, born: '2015-04-01' },
  Pepper: { species: 'dog', weight: 12, born: '2021-08-19' },
  Rollo: { species: 'dog', weight: 44, born: '2018-02-11' },
  Mittens: { species: 'cat', weight: 5, born: '2012-12-24' },
  Shadow: { species: 'cat', weight: 6, born: '2020-01-15' },
  Kiwi: { species: 'parrot', weight: 1, born: '2009-06-30' },
});
world.join('WORKS_AT', 'Nora_Pike > Riverbank, Ivo_Lamb > Hilltop, Greta_Sohl > Riverbank');
world.join('OWNS', 'Paul_Vance > Biscuit Mittens, Rita_Moss > Pepper Rollo Kiwi, Sam_Tully > Shadow');
world.join('TREATS', 'Nora_Pike > Biscuit Rollo Kiwi, Ivo_Lamb > Pepper, Greta_Sohl > Mittens Biscuit');

const idOf = (name: string) => world.named(name).id;

/** What was done to the graph since, once in the hour before it is asked. */
export const vetsPast: readonly Done[] = [
  {
    at: '2026-11-20T08:30:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Hilltop'), version: 1, setProperties: { beds: 8 } }],
  },
  {
    at: '2026-11-22T11:25:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Rita Moss'), version: 1, setProperties: { city: 'Hull' } }],
  },
];

const species = (of: string) => world.all('Pet').filter((pet) => pet.properties['species'] === of);
const day = (property: string) => (node: { properties: Record<string, unknown> }) =>
  Date.parse(String(node.properties[property]));

/** Vets, the pets they treat and who owns those; asked on Sunday, 22 November 2026, at noon. */
export const vets: Field = {
  name: 'vets',
  language: 'en',
  world,
  asked: [
    en('who earns more, Nora Pike or Ivo Lamb', (w) => first(w.named('Nora Pike'), w.named('Ivo Lamb')), 'salary'),
    en('whos the oldest vet', (w) => names(top(w.all('Vet'), (v) => -day('born')(v))), 'born'),
    en('wich pets are cats?', () => names(species('cat'))),
    en('how many pets does each vet treat', () => says(3, 1, 2)),
    en('what changed in the last hour?', () => says('Rita Moss')),
    en('avg weight by species', () => says(29, 5.5, 1)),
    en('youngest dog?', () => names(top(species('dog'), day('born'))), 'born'),
    en('who owns Biscuit', (w) => names(w.in('Biscuit', 'OWNS'))),
    en('pets that arent treated by anyone', (w) =>
      names(w.all('Pet').filter((pet) => w.in(pet, 'TREATS').length === 0)),
    ),
    en('whats new since friday', () => says('Rita Moss', 'Hilltop')),
    en('which vet was hired first', (w) => names(top(w.all('Vet'), (v) => -day('hired')(v))), 'hired'),
    en('how heavy is Biscuit', () => says(31), 'weight'),
    ro('cine castiga cel mai mult?', (w) => names(top(w.all('Vet'), (v) => num(v, 'salary'))), 'salary'),
    ro('cati caini sunt?', () => says(species('dog').length), 'species'),
    ro('cine il trateaza pe Biscuit', (w) => names(w.in('Biscuit', 'TREATS')), 'TREATS'),
    ro('care e cea mai veche clinica', (w) => names(top(w.all('Clinic'), (c) => -day('opened')(c))), 'opened'),
    en('which vet is the tallest', NOTHING),
    en('how much does a checkup cost', NOTHING),
    en('who bit Ivo Lamb', NOTHING),
    ro('ce vaccinuri are Biscuit?', NOTHING),
  ],
};
