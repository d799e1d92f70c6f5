import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { day, having, mean } from './reckon.js';

const world = new World();
world.add('Game', 'Title', {
  'Harbour Kings': { minPlayers: 2, maxPlayers: 4, playTime: 90, year: 2014, complexity: 3.1 },
  'Tiny Meadow': { minPlayers: 1, maxPlayers: 2, playTime: 30, year: 2021, complexity: 1.4 },
  'Lost Caravan': { minPlayers: 3, maxPlayers: 6, playTime: 120, year: 2009, complexity: 3.8 },
  'Word Mill': { minPlayers: 2, maxPlayers: 8, playTime: 20, year: 2018, complexity: 1.1 },
  'Iron Rails': { minPlayers: 2, maxPlayers: 5, playTime: 180, year: 2011, complexity: 4.2 },
  'Harbour Kings: Storms': { minPlayers: 2, maxPlayers: 4, playTime: 110, year: 2017, complexity: 3.4 },
  'Moth and Moon': { minPlayers: 2, maxPlayers: 2, playTime: 25, year: 2023, complexity: 1.9 },
});
world.add('Designer', 'Name', {
  'Uli Brandner': { country: 'Germany' },
  'Aoife Quinn': { country: 'Ireland' },
  'Renzo Bassi': { country: 'Italy' },
});
world.add('Publisher', 'Name', { Bluebox: { founded: 1999 }, 'Kettle Games': { founded: 2012 } });
world.add('Mechanic', 'Name', { Auction: {}, Cooperation: {}, 'Deck building': {}, 'Worker placement': {} });
world.add('Member', 'Nickname', {
  Dice: { age: 34, memberSince: '2016-10-01', paysFee: true },
  Meeple: { age: 27, memberSince: '2019-03-15', paysFee: true },
  Rook: { age: 61, memberSince: '2012-01-20', paysFee: false },
  Joker: { age: 19, memberSince: '2024-09-09', paysFee: true },
  Queenie: { age: 45, memberSince: '2019-11-30', paysFee: false },
});
world.join(
  'DESIGNED',
  'Uli_Brandner > Harbour_Kings Iron_Rails Harbour_Kings:_Storms, Aoife_Quinn > Tiny_Meadow Moth_and_Moon Word_Mill',
);
world.join('DESIGNED', 'Renzo_Bassi > Lost_Caravan, Aoife_Quinn > Harbour_Kings:_Storms');
world.join(
  'PUBLISHED_BY',
  'Harbour_Kings > Bluebox, Iron_Rails > Bluebox, Lost_Caravan > Bluebox, Harbour_Kings:_Storms > Bluebox',
);
world.join('PUBLISHED_BY', 'Tiny_Meadow > Kettle_Games, Moth_and_Moon > Kettle_Games');
world.join('USES', 'Harbour_Kings > Auction Worker_placement, Iron_Rails > Auction, Lost_Caravan > Cooperation');
world.join('USES', 'Tiny_Meadow > Deck_building, Moth_and_Moon > Deck_building Cooperation');
world.join('EXPANDS', 'Harbour_Kings:_Storms > Harbour_Kings');
for (const [who, what, pricePaid, boughtIn] of [
  ['Dice', 'Iron Rails', 70, 2017],
  ['Dice', 'Word Mill', 18, 2019],
  ['Rook', 'Harbour Kings', 55, 2014],
  ['Rook', 'Lost Caravan', 48, 2012],
  ['Meeple', 'Tiny Meadow', 22, 2021],
  ['Meeple', 'Harbour Kings', 40, 2020],
  ['Queenie', 'Harbour Kings: Storms', 30, 2022],
] as const)
  world.tie(who, 'OWNS', what, { pricePaid, boughtIn });
for (const [who, what, times, wins] of [
  ['Dice', 'Iron Rails', 12, 7],
  ['Rook', 'Iron Rails', 12, 5],
  ['Joker', 'Word Mill', 30, 11],
  ['Dice', 'Word Mill', 30, 14],
  ['Queenie', 'Harbour Kings', 9, 6],
  ['Rook', 'Harbour Kings', 9, 2],
  ['Meeple', 'Tiny Meadow', 15, 15],
] as const)
  world.tie(who, 'PLAYED', what, { times, wins });

/** A club that plays board games. */
export const games: Field = {
  name: 'games',
  language: 'en',
  world,
  asked: [
    en('Who designed Lost Caravan?', (w) => names(w.in('Lost Caravan', 'DESIGNED')), 'DESIGNED'),
    en(
      'Which games can be played by 6 people?',
      (w) => names(w.all('Game').filter((g) => num(g, 'minPlayers') <= 6 && num(g, 'maxPlayers') >= 6)),
      'maxPlayers',
      'minPlayers',
    ),
    en('Which is the most complex game?', (w) => names(top(w.all('Game'), (g) => num(g, 'complexity'))), 'complexity'),
    en(
      'games that take less than an hour',
      (w) => names(w.all('Game').filter((g) => num(g, 'playTime') < 60)),
      'playTime',
    ),
    en('How many games has each designer made?', () => says(3, 4, 1), 'DESIGNED'),
    en('Who owns Harbour Kings?', (w) => names(w.in('Harbour Kings', 'OWNS')), 'OWNS'),
    en('How often did Rook win Iron Rails?', () => says(5), 'wins'),
    en('How much did Meeple pay for Tiny Meadow?', () => says(22), 'pricePaid'),
    en('Which games does nobody own?', (w) => names(w.all('Game').filter((g) => w.in(g, 'OWNS').length === 0)), 'OWNS'),
    en('Which members do not pay the fee?', (w) => names(having(w.all('Member'), 'paysFee', false)), 'paysFee'),
    en(
      'Who has been a member the longest?',
      (w) => names(top(w.all('Member'), (m) => -day(m, 'memberSince'))),
      'memberSince',
    ),
    en(
      'What is the average age of members who pay the fee?',
      (w) => about(mean(having(w.all('Member'), 'paysFee', true), 'age')),
      'age',
      'paysFee',
    ),
    en('Which mechanics does Moth and Moon use?', (w) => names(w.out('Moth and Moon', 'USES')), 'USES'),
    en('Has Joker played Iron Rails?', (w) => is(has(w.out('Joker', 'PLAYED'), 'Iron Rails')), 'PLAYED'),
    en('How much has Rook spent on games altogether?', () => says(103), 'pricePaid'),
    ro(
      'Ce jocuri a publicat Bluebox după 2010?',
      (w) => names(w.in('Bluebox', 'PUBLISHED_BY').filter((g) => num(g, 'year') > 2010)),
      'PUBLISHED_BY',
      'year',
    ),
    en('Which game is banned in Germany?', NOTHING),
    en('How many dice are in the box of Word Mill?', NOTHING),
    en('What is the real name of Queenie?', NOTHING),
    ro('Unde se întâlnește clubul?', NOTHING),
  ],
};
