import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, top, World } from '../World.js';
import { both, day, having, sum } from './reckon.js';

const world = new World();
world.add('Company', 'companyName', {
  Voltera: { headquarters: 'Graz', employees: 1200, foundedIn: 1987 },
  Nimbus: { headquarters: 'Ghent', employees: 340, foundedIn: 2009 },
  'Kestrel Labs': { headquarters: 'Leeds', employees: 85, foundedIn: 2016 },
});
world.add('Field', 'name', { Batteries: {}, Optics: {}, Robotics: {}, Heating: {} });
world.add('Inventor', 'fullName', {
  'Dora Klein': { nationality: 'Austrian', birthYear: 1969 },
  'Hasan Aydin': { nationality: 'Turkish', birthYear: 1981 },
  'Wim de Boer': { nationality: 'Dutch', birthYear: 1975 },
  'Priya Nair': { nationality: 'Indian', birthYear: 1990 },
  'Tom Ashby': { nationality: 'British', birthYear: 1958 },
});
const PATENTS = {
  'Layered anode': ['EP3011', '2014-02-11', 'expired', 14],
  'Solid electrolyte': ['EP3188', '2018-07-30', 'granted', 22],
  'Fast charging circuit': ['EP3290', '2021-03-19', 'granted', 9],
  'Folding lens': ['EP3302', '2016-11-08', 'granted', 17],
  'Mirror array': ['EP3345', '2020-09-24', 'pending', 31],
  'Gripper with skin': ['EP3410', '2022-05-05', 'pending', 12],
  'Cable robot': ['EP3415', '2019-12-12', 'granted', 8],
  'Swarm control': ['EP3467', '2023-01-27', 'rejected', 26],
  'Heat pump valve': ['EP3120', '2015-04-14', 'expired', 11],
} as const;
for (const [title, [patentNo, filingDate, status, claims]] of Object.entries(PATENTS))
  world.add('Patent', 'title', { [title]: { patentNo, filingDate, status, claims } });
world.join('ASSIGNED_TO', 'Layered_anode > Voltera, Solid_electrolyte > Voltera, Fast_charging_circuit > Voltera');
world.join('ASSIGNED_TO', 'Folding_lens > Nimbus, Mirror_array > Nimbus, Gripper_with_skin > Kestrel_Labs');
world.join('ASSIGNED_TO', 'Cable_robot > Kestrel_Labs');
world.join('IN_FIELD', 'Layered_anode > Batteries, Solid_electrolyte > Batteries, Fast_charging_circuit > Batteries');
world.join(
  'IN_FIELD',
  'Folding_lens > Optics, Mirror_array > Optics, Gripper_with_skin > Robotics, Cable_robot > Robotics',
);
world.join('IN_FIELD', 'Swarm_control > Robotics, Heat_pump_valve > Heating');
world.join(
  'INVENTED',
  'Dora_Klein > Layered_anode Solid_electrolyte, Hasan_Aydin > Solid_electrolyte Fast_charging_circuit',
);
world.join('INVENTED', 'Wim_de_Boer > Folding_lens Mirror_array, Priya_Nair > Gripper_with_skin Swarm_control');
world.join('INVENTED', 'Tom_Ashby > Cable_robot Gripper_with_skin Heat_pump_valve');
world.join('CITES', 'Solid_electrolyte > Layered_anode, Fast_charging_circuit > Layered_anode Solid_electrolyte');
world.join(
  'CITES',
  'Mirror_array > Folding_lens, Swarm_control > Cable_robot Mirror_array, Gripper_with_skin > Cable_robot',
);
for (const [who, where, fromYear, position] of [
  ['Dora Klein', 'Voltera', 1998, 'chief engineer'],
  ['Hasan Aydin', 'Voltera', 2012, 'engineer'],
  ['Wim de Boer', 'Nimbus', 2010, 'head of research'],
  ['Tom Ashby', 'Kestrel Labs', 2016, 'founder'],
] as const)
  world.tie(who, 'WORKS_FOR', where, { fromYear, position });
for (const [what, to, feeEur, year] of [
  ['Layered anode', 'Nimbus', 40000, 2017],
  ['Folding lens', 'Kestrel Labs', 65000, 2019],
  ['Cable robot', 'Voltera', 120000, 2022],
] as const)
  world.tie(what, 'LICENSED_TO', to, { feeEur, year });

/** Patents, who made and who holds them. */
export const patents: Field = {
  name: 'patents',
  language: 'en',
  world,
  asked: [
    en('Which patents does Voltera hold?', (w) => names(w.in('Voltera', 'ASSIGNED_TO')), 'ASSIGNED_TO'),
    en(
      'How many patents are still pending?',
      (w) => says(having(w.all('Patent'), 'status', 'pending').length),
      'status',
    ),
    en('Who invented the folding lens?', (w) => names(w.in('Folding lens', 'INVENTED')), 'INVENTED'),
    en(
      'Which patent is cited most often?',
      (w) => names(top(w.all('Patent'), (p) => w.in(p, 'CITES').length)),
      'CITES',
    ),
    en(
      'What patents were filed between 2018 and 2020?',
      (w) =>
        names(
          w
            .all('Patent')
            .filter((p) => day(p, 'filingDate') >= Date.UTC(2018, 0) && day(p, 'filingDate') < Date.UTC(2021, 0)),
        ),
      'filingDate',
    ),
    en('Number of patents by field', () => says(3, 2, 3, 1), 'IN_FIELD', 'Field'),
    en(
      'Which inventors do not work for any company?',
      (w) => names(w.all('Inventor').filter((i) => w.out(i, 'WORKS_FOR').length === 0)),
      'WORKS_FOR',
    ),
    en('What position does Wim de Boer hold at Nimbus?', () => says('head of research'), 'position'),
    en('How much did Voltera pay for the licence of Cable robot?', () => says(120000), 'feeEur', 'LICENSED_TO'),
    en(
      'Did Tom Ashby invent Swarm control?',
      (w) => is(has(w.out('Tom Ashby', 'INVENTED'), 'Swarm control')),
      'INVENTED',
    ),
    en(
      'Which company has fewer employees, Nimbus or Kestrel Labs?',
      (w) => first(w.named('Kestrel Labs'), w.named('Nimbus')),
      'employees',
    ),
    en(
      'Average number of claims of the granted patents',
      (w) => {
        const granted = having(w.all('Patent'), 'status', 'granted');
        return about(sum(granted, 'claims') / granted.length);
      },
      'claims',
      'status',
    ),
    en('Who has worked with Hasan Aydin on a patent?', (w) => names([w.named('Dora Klein')]), 'INVENTED'),
    en(
      'Which patents have more than one inventor?',
      (w) => names(w.all('Patent').filter((p) => w.in(p, 'INVENTED').length > 1)),
      'INVENTED',
    ),
    ro('Ce brevete au fost respinse?', (w) => names(having(w.all('Patent'), 'status', 'rejected')), 'status', 'Patent'),
    ro(
      'Ce brevete de robotică citează Cable robot?',
      (w) => names(both(w.in('Cable robot', 'CITES'), w.in('Robotics', 'IN_FIELD'))),
      'CITES',
    ),
    en('Which patent examiner handled Mirror array?', NOTHING),
    en('What revenue did Nimbus make last year?', NOTHING),
    en('When does the Cable robot patent expire?', NOTHING),
    ro('Unde locuiește Priya Nair?', NOTHING),
  ],
};
