import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Firm', 'name', {
  'Marsh and Cole': { founded: 1954, city: 'Leeds' },
  'Ridgeway Legal': { founded: 1988, city: 'York' },
  'Tarn Chambers': { founded: 2006, city: 'Leeds' },
});
world.add('Lawyer', 'name', {
  'Ruth Ames': { age: 52, rate: 310 },
  'Colin Dray': { age: 38, rate: 240 },
  'Fay Norton': { age: 45, rate: 275 },
  'Ivo Petrov': { age: 33, rate: 190 },
  'Lena Voss': { age: 61, rate: 340 },
  'Sam Quill': { age: 29, rate: 150 },
});
world.add('Judge', 'name', {
  'Agnes Thorne': { appointed: 1999, age: 66 },
  'Basil Wren': { appointed: 2011, age: 57 },
  'Dora Finch': { appointed: 2018, age: 49 },
});
world.add('Case', 'title', {
  'Orchard Dispute': { opened: 2015, status: 'closed', damages: 42000 },
  'Harbour Fraud': { opened: 2019, status: 'appealed', damages: 910000 },
  'Mill Fire': { opened: 2021, status: 'pending', damages: 130000 },
  'Stolen Violin': { opened: 2012, status: 'closed', damages: 60000 },
  'Quarry Injury': { opened: 2022, status: 'pending', damages: 75000 },
  'Tainted Well': { opened: 2017, status: 'dismissed', damages: 0 },
});
world.add('Court', 'name', {
  'High Court': { rooms: 12 },
  'County Court': { rooms: 5 },
  'Harbour Court': { rooms: 3 },
});
world.join(
  'EMPLOYED_BY',
  'Ruth_Ames > Marsh_and_Cole, Colin_Dray > Marsh_and_Cole, Fay_Norton > Ridgeway_Legal, Ivo_Petrov > Ridgeway_Legal',
);
world.join('EMPLOYED_BY', 'Lena_Voss > Tarn_Chambers');
world.join('DEFENDED', 'Ruth_Ames > Orchard_Dispute Harbour_Fraud, Colin_Dray > Mill_Fire, Lena_Voss > Tainted_Well');
world.join(
  'PROSECUTED',
  'Fay_Norton > Harbour_Fraud Mill_Fire, Ivo_Petrov > Stolen_Violin, Lena_Voss > Orchard_Dispute',
);
world.join('PRESIDED_OVER', 'Agnes_Thorne > Orchard_Dispute Stolen_Violin, Basil_Wren > Harbour_Fraud Tainted_Well');
world.join('PRESIDED_OVER', 'Dora_Finch > Mill_Fire');
world.join('HEARD_AT', 'Orchard_Dispute > County_Court, Harbour_Fraud > High_Court, Mill_Fire > High_Court');
world.join('HEARD_AT', 'Stolen_Violin > County_Court, Quarry_Injury > County_Court, Tainted_Well > Harbour_Court');
world.join('MENTORED', 'Lena_Voss > Ruth_Ames Fay_Norton, Ruth_Ames > Colin_Dray Sam_Quill');

/** Law courts: lawyers, judges and cases. */
export const law: Field = {
  name: 'law',
  language: 'en',
  world,
  asked: [
    en(
      'Which judge presided over the Harbour Fraud?',
      (w) => names(w.in('Harbour Fraud', 'PRESIDED_OVER')),
      'PRESIDED_OVER',
    ),
    en('Who mentored Ruth Ames?', (w) => names(w.in('Ruth Ames', 'MENTORED')), 'MENTORED'),
    en(
      'Which lawyers charge more than 250?',
      (w) => names(w.all('Lawyer').filter((l) => num(l, 'rate') > 250)),
      'rate',
    ),
    en(
      'How many cases were heard at the County Court?',
      (w) => says(w.in('County Court', 'HEARD_AT').length),
      'HEARD_AT',
    ),
    en(
      'Which cases are neither closed nor pending?',
      (w) => names(w.all('Case').filter((c) => !['closed', 'pending'].includes(String(c.properties['status'])))),
      'status',
    ),
    en(
      'Which lawyers have never defended a case?',
      (w) => names(w.all('Lawyer').filter((l) => w.out(l, 'DEFENDED').length === 0)),
      'DEFENDED',
    ),
    en(
      'Which firm employs the oldest lawyer?',
      (w) => names(top(w.all('Lawyer'), (l) => num(l, 'age')).flatMap((l) => w.out(l, 'EMPLOYED_BY'))),
      'EMPLOYED_BY',
      'age',
    ),
    en('Is the Mill Fire still pending?', () => is(true), 'status'),
    en(
      'Which cases from before 2016 were prosecuted by Ivo Petrov?',
      () => names([world.named('Stolen Violin')]),
      'PROSECUTED',
    ),
    en('Who convicted the arsonist?', NOTHING),
    ro('Ce cauțiune s-a stabilit în cazul Mill Fire?', NOTHING),
    ro('Cine a apărat cazul Mill Fire?', (w) => names(w.in('Mill Fire', 'DEFENDED')), 'DEFENDED'),
    ro(
      'Câți avocați lucrează pentru Ridgeway Legal?',
      (w) => says(w.in('Ridgeway Legal', 'EMPLOYED_BY').length),
      'EMPLOYED_BY',
      'Lawyer',
    ),
    ro('Ce vârstă are Dora Finch?', () => says(49), 'age'),
    ro(
      'Care este vârsta medie a avocaților?',
      (w) => about(w.all('Lawyer').reduce((sum, l) => sum + num(l, 'age'), 0) / 6),
      'age',
      'Lawyer',
    ),
    ro('Pe cine a îndrumat Lena Voss?', (w) => names(w.out('Lena Voss', 'MENTORED')), 'MENTORED'),
    ro(
      'A prezidat Basil Wren cazul Tainted Well?',
      (w) => is(has(w.out('Basil Wren', 'PRESIDED_OVER'), 'Tainted Well')),
      'PRESIDED_OVER',
    ),
    ro(
      'Ce avocați au apărat cel puțin două cazuri?',
      (w) => names(w.all('Lawyer').filter((l) => w.out(l, 'DEFENDED').length >= 2)),
      'DEFENDED',
      'Lawyer',
    ),
    ro('Ce culoare are roba lui Basil Wren?', NOTHING),
    ro('Câți martori au fost audiați la High Court?', NOTHING),
  ],
};
