import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const PROFESSORS = 'Ada Crane,Bruno Lang,Cora Finch,Dirk Voss,Edith Sharp';
const STUDENTS =
  'Mia Allen,Noah Bell,Olga Cole,Paul Drake,Quentin Ellis,Rosa Flynn,Seth Gray,Tara Hunt,Udo Ives,Vera Joyce,Will Kent,Ximena Lowe';
const COURSES = {
  Algebra: [6, 1],
  'Linear Models': [4, 2],
  Databases: [5, 1],
  Compilers: [6, 2],
  'Art History': [3, 1],
  Painting: [4, 2],
  'Cell Biology': [5, 2],
  Genetics: [6, 1],
};
world.add('Department', 'name', {
  Mathematics: { budget: 500000 },
  Informatics: { budget: 900000 },
  Arts: { budget: 150000 },
  Biology: { budget: 700000 },
});
world.add('Room', 'code', { 'A-101': { seats: 120 }, 'B-202': { seats: 40 }, 'C-303': { seats: 25 } });
for (const [title, [credits = 0, semester = 0]] of Object.entries(COURSES))
  world.add('Course', 'title', { [title]: { credits, semester } });
for (const [index, name] of PROFESSORS.split(',').entries())
  world.add('Professor', 'name', { [name]: { hired: 1998 + index * 5 } });
for (const [index, name] of STUDENTS.split(',').entries()) {
  world.add('Student', 'name', {
    [name]: { year: 1 + (index % 4), average: (60 + world.dice(40)) / 10, scholarship: index % 5 === 0 },
  });
  const chosen = new Set([
    world.pick(Object.keys(COURSES)),
    world.pick(Object.keys(COURSES)),
    world.pick(Object.keys(COURSES)),
  ]);
  for (const course of chosen)
    if (name !== 'Will Kent') world.tie(name, 'ATTENDS', course, { grade: 4 + world.dice(7) });
}
world.join(
  'OFFERED_BY',
  'Algebra > Mathematics, Linear_Models > Mathematics, Databases > Informatics, Compilers > Informatics, Art_History > Arts, Painting > Arts, Cell_Biology > Biology, Genetics > Biology',
);
world.join(
  'TEACHES',
  'Ada_Crane > Algebra Linear_Models, Bruno_Lang > Databases Compilers Algebra, Cora_Finch > Art_History Painting, Dirk_Voss > Cell_Biology',
);
world.join(
  'MEMBER_OF',
  'Ada_Crane > Mathematics, Bruno_Lang > Informatics, Cora_Finch > Arts, Dirk_Voss > Biology, Edith_Sharp > Biology',
);
world.join(
  'ADVISES',
  'Ada_Crane > Mia_Allen Noah_Bell, Bruno_Lang > Olga_Cole Paul_Drake Seth_Gray, Dirk_Voss > Tara_Hunt',
);
world.join('REQUIRES', 'Linear_Models > Algebra, Compilers > Databases Algebra, Genetics > Cell_Biology');
world.join(
  'HELD_IN',
  'Algebra > A-101, Databases > A-101, Compilers > B-202, Painting > C-303, Genetics > B-202, Cell_Biology > B-202',
);

/** A university with its courses and who teaches and attends them. */
export const university: Field = {
  name: 'university',
  language: 'en',
  world,
  asked: [
    en('Who teaches Algebra?', (w) => names(w.in('Algebra', 'TEACHES')), 'TEACHES'),
    en('Which courses does Bruno Lang teach?', (w) => names(w.out('Bruno Lang', 'TEACHES')), 'TEACHES'),
    en('What do I need to take before Compilers?', (w) => names(w.out('Compilers', 'REQUIRES')), 'REQUIRES'),
    en('How many students attend Databases?', (w) => says(w.in('Databases', 'ATTENDS').length), 'ATTENDS'),
    en(
      'Which courses are worth 6 credits?',
      (w) => names(w.all('Course').filter((c) => num(c, 'credits') === 6)),
      'credits',
    ),
    en(
      'Which department has the largest budget?',
      (w) => names(top(w.all('Department'), (d) => num(d, 'budget'))),
      'budget',
    ),
    en('Who was hired before 2005?', (w) => names(w.all('Professor').filter((p) => num(p, 'hired') < 2005)), 'hired'),
    en(
      'Which students are not taking any course?',
      (w) => names(w.all('Student').filter((s) => w.out(s, 'ATTENDS').length === 0)),
      'ATTENDS',
    ),
    en('In which room is Painting held?', () => says('C-303'), 'HELD_IN'),
    en(
      'Which students of Ada Crane are in their second year?',
      (w) => names(w.out('Ada Crane', 'ADVISES').filter((s) => num(s, 'year') === 2)),
      'ADVISES',
      'TEACHES',
      'year',
    ),
    en('What is the average budget of the departments?', () => about(562500), 'budget'),
    en(
      'Which professors teach a course offered by Mathematics?',
      (w) => names(w.in('Mathematics', 'OFFERED_BY').flatMap((c) => w.in(c, 'TEACHES'))),
      'OFFERED_BY',
    ),
    en('Does Compilers require Databases?', (w) => is(has(w.out('Compilers', 'REQUIRES'), 'Databases')), 'REQUIRES'),
    en(
      'Which professor teaches the most courses?',
      (w) => names(top(w.all('Professor'), (p) => w.out(p, 'TEACHES').length)),
      'TEACHES',
    ),
    ro(
      'Ce studenți au bursă?',
      (w) => names(w.all('Student').filter((s) => s.properties['scholarship'] === true)),
      'scholarship',
    ),
    ro('Câte credite are cursul Genetics?', () => says(6), 'credits'),
    en('When does the library open?', NOTHING),
    en('What is the e-mail address of Cora Finch?', NOTHING),
    en('Who won the chess tournament?', NOTHING),
    ro('Câți studenți vor absolvi anul viitor?', NOTHING),
  ],
};
