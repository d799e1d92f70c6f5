import { bicycles } from '../tenGraphs/bicycles.js';
import { claims } from '../fiveGraphs/claims.js';
import { festival } from '../fiveGraphs/festival.js';
import { services } from '../fiveGraphs/services.js';
import { type Field } from '../Gold.js';
import { type Wish } from '../Wish.js';
import { each, retype, tieOf } from './draws.js';

const en = (field: Field, request: string, wanted: Wish['wanted']): Wish => ({
  field,
  language: 'en',
  request,
  wanted,
});

const FESTIVAL: readonly Wish[] = [
  en(festival, 'Add a documentary film called Ash Garden from 2026 with a runtime of 84 minutes', (d) =>
    d.add('Film', 'title', 'Ash Garden', { genre: 'documentary', year: 2026, runtime_min: 84 }),
  ),
  en(festival, 'Change the score that Petra Vogel gave to Static Bloom from 8 to 9', (d) => {
    tieOf(d, 'Petra Vogel', 'RATED', 'Static Bloom').properties['score'] = 9;
  }),
  en(festival, 'Move the screening of The Cartographer from Rialto to Odeon Hall', (d) => {
    tieOf(d, 'The Cartographer', 'SCREENED_AT', 'Rialto').end = 'Odeon Hall';
  }),
  en(festival, 'Delete all films from 2024 except Moth Season', (d) => d.drop('Paper Lanterns')),
  en(festival, 'Add 30 seats to every cinema that opened before 1970', (d) =>
    d.set('Rialto', 'seats', 350).set('Odeon Hall', 'seats', 570),
  ),
  en(festival, 'Clear the profession of Sam Delgado', (d) => d.unset('Sam Delgado', 'profession')),
  en(
    festival,
    'Create a director Iris Falk, nationality Swedish, who directed Static Bloom, and remove Noah Tremblay as its director',
    (d) =>
      d
        .add('Director', 'name', 'Iris Falk', { nationality: 'Swedish' })
        .tie('Iris Falk', 'DIRECTED', 'Static Bloom')
        .untie('Noah Tremblay', 'DIRECTED', 'Static Bloom'),
  ),
  en(festival, 'Rename the label JuryMember to Juror', (d) =>
    d.of('JuryMember').map((one) => (one.labels = ['Juror'])),
  ),
];

const CLAIMS: readonly Wish[] = [
  en(claims, 'Set the status of all open claims to closed, but leave CL-24 alone', (d) =>
    d.set('CL-26', 'Status', 'closed').set('CL-28', 'Status', 'closed'),
  ),
  en(claims, 'Raise the annual premium of the motor policies by 5% and lower that of the home policies by 20', (d) => {
    each(
      d,
      'Policy',
      'Annual Premium',
      (now) => now * 1.05,
      ({ properties }) => properties['Type'] === 'motor',
    );
    each(
      d,
      'Policy',
      'Annual Premium',
      (now) => now - 20,
      ({ properties }) => properties['Type'] === 'home',
    );
  }),
  en(claims, 'Assign CL-26 to Colin Shaw', (d) => d.tie('CL-26', 'assessedBy', 'Colin Shaw')),
  en(claims, 'Mark CL-23 as paid and set its amount to 600', (d) =>
    d.set('CL-23', 'Status', 'paid').set('CL-23', 'Amount', 600),
  ),
  en(claims, 'Harriet Cole no longer holds P-1002; Lily Osei holds it now', (d) =>
    d.untie('Harriet Cole', 'holds', 'P-1002').tie('Lily Osei', 'holds', 'P-1002'),
  ),
  en(claims, 'Delete every rejected claim and the adjuster Colin Shaw', (d) => d.drop('CL-23', 'CL-27', 'Colin Shaw')),
  en(claims, 'Set the premium to 500', 'ask'),
];

const BICYCLES: readonly Wish[] = [
  en(bicycles, 'Odra Metal now charges 85 for the Alu frame', (d) => {
    tieOf(d, 'Odra Metal', 'SUPPLIES', 'Alu frame').properties['unitPrice'] = 85;
  }),
  en(
    bicycles,
    'Add a supplier Nordhub from Denmark, rated 4.4, that supplies the City saddle at a unit price of 26',
    (d) =>
      d
        .add('Supplier', 'Supplier Name', 'Nordhub', { Country: 'Denmark', Rating: 4.4 })
        .tie('Nordhub', 'SUPPLIES', 'City saddle', { unitPrice: 26 }),
  ),
  en(bicycles, 'Increase the stock of all wheels parts by 50', (d) =>
    each(
      d,
      'Part',
      'inStock',
      (now) => now + 50,
      ({ properties }) => properties['category'] === 'wheels',
    ),
  ),
  en(bicycles, 'Assemble the Promenade at Aveiro instead of Plovdiv', (d) => {
    tieOf(d, 'Promenade', 'ASSEMBLED_AT', 'Plovdiv').end = 'Aveiro';
  }),
  en(bicycles, 'Remove every dealer in Dublin and rename Pedale to Pedale Torino', (d) =>
    d.drop('Two Wheels').rename('Pedale', 'name', 'Pedale Torino'),
  ),
  en(bicycles, 'Rename the relationship SHIPPED_TO to DELIVERED_TO', (d) => retype(d, 'SHIPPED_TO', 'DELIVERED_TO')),
  en(bicycles, 'Make the Grizzly 100 cheaper and the Swift 200 more expensive', (d) =>
    d.set('Grizzly', 'listPrice', 2000).set('Swift', 'listPrice', 3100),
  ),
];

const SERVICES: readonly Wish[] = [
  en(services, 'Move Omar Fadel from Discovery to Platform and make him a lead there', (d) => {
    const tie = tieOf(d, 'Omar Fadel', 'MEMBER_OF', 'Discovery');
    tie.end = 'Platform';
    tie.properties['role'] = 'lead';
  }),
  en(services, 'Set the replicas of every service in Dublin to 5', (d) => {
    for (const tie of d.ties) if (tie.type === 'RUNS_IN' && tie.end === 'Dublin') tie.properties['replicas'] = 5;
  }),
  en(services, 'Delete all incidents except the critical ones', (d) =>
    d.drop('INC-302', 'INC-303', 'INC-305', 'INC-306'),
  ),
  en(services, 'If Tom Ashby is a junior, delete him', 'ask'),
];

/** Requests in English, over four graphs. */
export const ENGLISH: readonly Wish[] = [...FESTIVAL, ...CLAIMS, ...BICYCLES, ...SERVICES];
