import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const PEOPLE: Record<string, readonly [number, number | null, string]> = {
  'Arthur Penn': [1890, 1961, 'miller'],
  'Beatrice Penn': [1894, 1970, 'teacher'],
  'Cecil Penn': [1918, 1990, 'farmer'],
  'Dora Hart': [1920, 2001, 'nurse'],
  'Edwin Hart': [1916, 1988, 'sailor'],
  'Flora Penn': [1922, 2010, 'baker'],
  'George Penn': [1945, null, 'lawyer'],
  'Helen Penn': [1948, null, 'teacher'],
  'Ian Hart': [1944, 2015, 'farmer'],
  'Jane Hart': [1950, null, 'doctor'],
  'Karl Penn': [1972, null, 'engineer'],
  'Laura Penn': [1975, null, 'doctor'],
  'Mark Hart': [1978, null, 'teacher'],
  'Nora Hart': [1999, null, 'student'],
};
for (const [name, [born, died, profession]] of Object.entries(PEOPLE))
  world.add('Person', 'name', { [name]: died === null ? { born, profession } : { born, died, profession } });
world.add('Place', 'name', {
  Oakham: { country: 'England' },
  Tenby: { country: 'Wales' },
  Lorne: { country: 'Scotland' },
});
world.join(
  'PARENT_OF',
  'Arthur_Penn > Cecil_Penn Dora_Hart Flora_Penn, Beatrice_Penn > Cecil_Penn Dora_Hart Flora_Penn, Cecil_Penn > George_Penn Helen_Penn, Dora_Hart > Ian_Hart Jane_Hart, Edwin_Hart > Ian_Hart Jane_Hart, George_Penn > Karl_Penn Laura_Penn, Ian_Hart > Mark_Hart, Mark_Hart > Nora_Hart',
);
world.join('MARRIED_TO', 'Arthur_Penn > Beatrice_Penn, Edwin_Hart > Dora_Hart', () => ({
  year: 1915 + world.dice(30),
}));
world.join(
  'BORN_IN',
  'Arthur_Penn > Oakham, Beatrice_Penn > Tenby, Cecil_Penn > Oakham, Dora_Hart > Oakham, Edwin_Hart > Lorne, George_Penn > Tenby, Jane_Hart > Lorne, Karl_Penn > Lorne, Nora_Hart > Tenby',
);
world.join(
  'LIVES_IN',
  'Helen_Penn > Tenby, Jane_Hart > Lorne, Karl_Penn > Oakham, Laura_Penn > Oakham, Mark_Hart > Tenby, Nora_Hart > Oakham',
);

/** A family tree: one label, joined to itself. */
export const family: Field = {
  name: 'family',
  language: 'en',
  world,
  asked: [
    en("Who are Cecil Penn's children?", (w) => names(w.out('Cecil Penn', 'PARENT_OF')), 'PARENT_OF'),
    en('Who are the parents of Ian Hart?', (w) => names(w.in('Ian Hart', 'PARENT_OF')), 'PARENT_OF'),
    en('When was Flora Penn born?', () => says(1922), 'born'),
    en('How many children did Arthur Penn have?', () => says(3), 'PARENT_OF'),
    en('Who was born in Oakham?', (w) => names(w.in('Oakham', 'BORN_IN')), 'BORN_IN'),
    en(
      'Which people were born before 1900?',
      (w) => names(w.all('Person').filter((p) => num(p, 'born') < 1900)),
      'born',
    ),
    en(
      'Who are the grandchildren of Dora Hart?',
      (w) => names(w.out('Dora Hart', 'PARENT_OF').flatMap((c) => w.out(c, 'PARENT_OF'))),
      'PARENT_OF',
    ),
    en(
      'Which people are teachers?',
      (w) => names(w.all('Person').filter((p) => p.properties['profession'] === 'teacher')),
      'profession',
      'teacher',
    ),
    en('Who is married to Dora Hart?', (w) => names(w.in('Dora Hart', 'MARRIED_TO')), 'MARRIED_TO'),
    en('Who is the youngest person?', (w) => names(top(w.all('Person'), (p) => num(p, 'born'))), 'born'),
    en(
      'Who was born in Lorne and lives in Oakham?',
      (w) => names(w.in('Lorne', 'BORN_IN').filter((p) => has(w.out(p, 'LIVES_IN'), 'Oakham'))),
      'BORN_IN',
      'LIVES_IN',
    ),
    en('Which of them died after 2000?', (w) => names(w.all('Person').filter((p) => num(p, 'died') > 2000)), 'died'),
    en(
      'Is George Penn the father of Laura Penn?',
      (w) => is(has(w.out('George Penn', 'PARENT_OF'), 'Laura Penn')),
      'PARENT_OF',
    ),
    en(
      'Which persons have no children?',
      (w) => names(w.all('Person').filter((p) => w.out(p, 'PARENT_OF').length === 0)),
      'PARENT_OF',
    ),
    ro('Unde locuiește Karl Penn?', () => says('Oakham'), 'LIVES_IN'),
    ro('Câte persoane s-au născut în Tenby?', (w) => says(w.in('Tenby', 'BORN_IN').length), 'BORN_IN'),
    en('What colour are the eyes of Jane Hart?', NOTHING),
    en('Where is Edwin Hart buried?', NOTHING),
    en('How did Ian Hart die?', NOTHING),
    ro('Ce avere a lăsat Arthur Penn?', NOTHING),
  ],
};
