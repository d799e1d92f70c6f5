import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Player', 'name', {
  'Lena Frost': { rating: 2410, born: '1999-02-03', country: 'Norway' },
  'Omar Reyes': { rating: 2355, born: '1964-08-21', country: 'Spain' },
  'Tess Arndt': { rating: 2190, born: '2007-05-12', country: 'Norway' },
  'Yuri Bell': { rating: 2280, born: '1978-10-29', country: 'Spain' },
  'Wanda Kruk': { rating: 2475, born: '1990-12-09', country: 'Poland' },
});
world.add('Tournament', 'name', {
  'Harbor Open': { city: 'Bergen', started: '2019-07-06', prize: 9000 },
  'Winter Cup': { city: 'Gdansk', started: '2022-01-15', prize: 15000 },
  'Old Town Blitz': { city: 'Seville', started: '2024-05-25', prize: 4000 },
});
world.add('Coach', 'name', { 'Gus Thorne': { fee: 90 }, 'Mila Jansen': { fee: 140 } });
world.join('PLAYED_IN', 'Lena_Frost > Harbor_Open Winter_Cup, Omar_Reyes > Harbor_Open Old_Town_Blitz', () => ({
  points: world.dice(9),
}));
world.join('PLAYED_IN', 'Tess_Arndt > Winter_Cup, Yuri_Bell > Old_Town_Blitz, Wanda_Kruk > Winter_Cup', () => ({
  points: world.dice(9),
}));
world.join('COACHES', 'Gus_Thorne > Lena_Frost Yuri_Bell, Mila_Jansen > Tess_Arndt Omar_Reyes Wanda_Kruk');
world.join('BEAT', 'Lena_Frost > Omar_Reyes Tess_Arndt, Omar_Reyes > Yuri_Bell, Wanda_Kruk > Lena_Frost Omar_Reyes');

const born = (node: { properties: Record<string, unknown> }) => Date.parse(String(node.properties['born']));
const PLAYED = 'PLAYED_IN';

/** Chess players, who coaches them, whom they beat and where they played. */
export const chess: Field = {
  name: 'chess',
  language: 'en',
  world,
  asked: [
    en('who is the oldest', (w) => names(top(w.all('Player'), (p) => -born(p))), 'born'),
    en('who beat Lena Frost', (w) => names(w.in('Lena Frost', 'BEAT'))),
    en('has Omar Reyes ever beaten Lena Frost?', (w) => is(has(w.out('Omar Reyes', 'BEAT'), 'Lena Frost')), 'BEAT'),
    en('top 3 players by rating', (w) => names(['Wanda Kruk', 'Lena Frost', 'Omar Reyes'].map((one) => w.named(one)))),
    en('players rated over 2300', (w) => names(w.all('Player').filter((p) => num(p, 'rating') > 2300)), 'rating'),
    en('players nobody has beaten', (w) => names(w.all('Player').filter((p) => w.in(p, 'BEAT').length === 0)), 'BEAT'),
    en('latest tournament?', (w) => names([w.named('Old Town Blitz')]), 'started'),
    en('number of players per country', () => says(2, 2, 1)),
    en('compare ratings of Tess Arndt and Yuri Bell', () => says(2190, 2280)),
    en('was the Harbor Open before the Winter Cup?', () => is(true), 'started'),
    en(
      'players coached by Gus Thorne who played in Winter Cup',
      (w) => names(w.out('Gus Thorne', 'COACHES').filter((p) => has(w.out(p, PLAYED), 'Winter Cup'))),
      'COACHES',
    ),
    en('biggest prize??', () => says(15000), 'prize'),
    ro('cine l-a batut pe Omar Reyes?', (w) => names(w.in('Omar Reyes', 'BEAT')), 'BEAT'),
    ro('cati jucatori are fiecare antrenor', () => says(2, 3), 'COACHES'),
    ro('cel mai tanar jucator', (w) => names(top(w.all('Player'), born)), 'born'),
    ro('la ce turnee a jucat Lena Frost', (w) => names(w.out('Lena Frost', PLAYED)), PLAYED),
    en('who drew with Lena Frost', NOTHING),
    en('whats the wifi password', NOTHING),
    en('which player is left handed', NOTHING),
    ro('ce hobby are Omar Reyes?', NOTHING),
  ],
};
