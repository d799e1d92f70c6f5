import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const CLUBS = {
  Rovers: ['Milton', 1889],
  United: ['Harlow', 1902],
  Athletic: ['Redcar', 1911],
  Wanderers: ['Milton', 1878],
  Albion: ['Selby', 1925],
};
const PLAYERS =
  'Aaron Pike,Bastian Holt,Caleb Nash,Diego Ruiz,Erik Dahl,Fabio Conti,Gareth Shaw,Hugo Blanc,Ivan Petrov,Joel Stark,Kofi Mensah,Luca Bruno,Marek Zeman,Nico Werner,Otis Grant';
const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'striker'];
world.add('Stadium', 'name', {
  'Mill Lane': { capacity: 21000 },
  'Harlow Park': { capacity: 34000 },
  'Sea Road': { capacity: 9000 },
  'Abbey Field': { capacity: 12500 },
});
for (const [name, [city = '', founded = 0]] of Object.entries(CLUBS))
  world.add('Club', 'name', { [name]: { city, founded } });
world.add('Coach', 'name', { 'Stan Ogden': { age: 58 }, 'Rui Costa Lima': { age: 44 }, 'Jan Mulder': { age: 51 } });
for (const [index, name] of PLAYERS.split(',').entries()) {
  world.add('Player', 'name', {
    [name]: {
      position: POSITIONS[index % 4] as string,
      age: 18 + ((index * 5) % 19),
      goals: world.dice(30),
      captain: index % 6 === 0,
    },
  });
  world.tie(name, 'PLAYS_FOR', Object.keys(CLUBS)[index % 5] as string, { since: 2017 + world.dice(8) });
}
world.join(
  'HOME_GROUND',
  'Rovers > Mill_Lane, Wanderers > Mill_Lane, United > Harlow_Park, Athletic > Sea_Road, Albion > Abbey_Field',
);
world.join('MANAGES', 'Stan_Ogden > Rovers, Rui_Costa_Lima > United, Jan_Mulder > Albion');
world.join(
  'DEFEATED',
  'Rovers > United Athletic, United > Athletic Albion Wanderers, Wanderers > Rovers, Albion > Wanderers',
  () => ({ goalsScored: 1 + world.dice(4), season: 2023 + world.dice(2) }),
);
world.join('LOANED_TO', 'Diego_Ruiz > Albion, Joel_Stark > Rovers');

/** Football clubs, their players and their matches. */
export const football: Field = {
  name: 'football',
  language: 'en',
  world,
  asked: [
    en('Which players play for Rovers?', (w) => names(w.in('Rovers', 'PLAYS_FOR')), 'PLAYS_FOR'),
    en('Who is the top scorer?', (w) => names(top(w.all('Player'), (p) => num(p, 'goals'))), 'goals'),
    en('Which clubs did United beat?', (w) => names(w.out('United', 'DEFEATED')), 'DEFEATED'),
    en('Who beat Rovers?', (w) => names(w.in('Rovers', 'DEFEATED')), 'DEFEATED'),
    en(
      'How many strikers are there?',
      (w) => says(w.all('Player').filter((p) => p.properties['position'] === 'striker').length),
      'position',
      'striker',
    ),
    en('Which clubs share the Mill Lane ground?', (w) => names(w.in('Mill Lane', 'HOME_GROUND')), 'HOME_GROUND'),
    en('What is the oldest club?', (w) => names(top(w.all('Club'), (c) => -num(c, 'founded'))), 'founded'),
    en('Who manages Albion?', (w) => names(w.in('Albion', 'MANAGES')), 'MANAGES'),
    en(
      'Which defenders are younger than 25?',
      (w) => names(w.all('Player').filter((p) => p.properties['position'] === 'defender' && num(p, 'age') < 25)),
      'position',
      'age',
    ),
    en(
      'How many goals did the players of Wanderers score in total?',
      (w) => says(w.in('Wanderers', 'PLAYS_FOR').reduce((sum, p) => sum + num(p, 'goals'), 0)),
      'goals',
    ),
    en(
      'Which clubs have no coach?',
      (w) => names(w.all('Club').filter((c) => w.in(c, 'MANAGES').length === 0)),
      'MANAGES',
      'Coach',
    ),
    en(
      'Which clubs are from Milton?',
      (w) => names(w.all('Club').filter((c) => c.properties['city'] === 'Milton')),
      'city',
    ),
    en('Has Albion defeated United?', (w) => is(has(w.out('Albion', 'DEFEATED'), 'United')), 'DEFEATED'),
    en('What is the average capacity of the stadiums?', () => about(19125), 'capacity'),
    ro('Câți jucători are echipa United?', (w) => says(w.in('United', 'PLAYS_FOR').length), 'PLAYS_FOR'),
    ro(
      'Ce jucători au marcat mai mult de 20 de goluri?',
      (w) => names(w.all('Player').filter((p) => num(p, 'goals') > 20)),
      'goals',
    ),
    en('Who will win the league next year?', NOTHING),
    en('How many red cards did Caleb Nash get?', NOTHING),
    en('Which referee whistled the match?', NOTHING),
    ro('Ce salariu are Hugo Blanc?', NOTHING),
  ],
};
