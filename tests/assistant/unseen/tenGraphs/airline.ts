import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, having, mean } from './reckon.js';

const world = new World();
world.add('Airport', 'name', {
  Porto: { iata: 'OPO', country: 'Portugal' },
  Lyon: { iata: 'LYS', country: 'France' },
  Oslo: { iata: 'OSL', country: 'Norway' },
  Kiruna: { iata: 'KRN', country: 'Sweden' },
});
world.add('Aircraft', 'tail_number', {
  'LN-HXA': { model: 'A320', seats: 180, built: 2009 },
  'LN-HXB': { model: 'A320', seats: 180, built: 2015 },
  'LN-HXC': { model: 'E190', seats: 104, built: 2019 },
  'LN-HXD': { model: 'ATR 72', seats: 70, built: 2004 },
});
world.add('Flight', 'flight_no', {
  HX101: { distance_km: 1310, duration_min: 130, weekday: 'Monday' },
  HX102: { distance_km: 1310, duration_min: 135, weekday: 'Monday' },
  HX204: { distance_km: 1590, duration_min: 155, weekday: 'Tuesday' },
  HX305: { distance_km: 1140, duration_min: 110, weekday: 'Friday' },
  HX306: { distance_km: 1140, duration_min: 115, weekday: 'Friday' },
  HX412: { distance_km: 2540, duration_min: 215, weekday: 'Sunday' },
  HX507: { distance_km: 960, duration_min: 150, weekday: 'Sunday' },
});
world.add('CrewMember', 'full_name', {
  'Marco Silva': { rank: 'captain', hire_date: '2006-03-01', flight_hours: 11200 },
  'Ingrid Dahl': { rank: 'captain', hire_date: '2011-09-15', flight_hours: 8900 },
  'Theo Marchand': { rank: 'captain', hire_date: '2009-05-20', flight_hours: 9750 },
  'Lena Brandt': { rank: 'first officer', hire_date: '2019-01-10', flight_hours: 2300 },
  'Rui Tavares': { rank: 'first officer', hire_date: '2017-06-12', flight_hours: 3150 },
  'Mira Solberg': { rank: 'flight attendant', hire_date: '2014-04-02', flight_hours: 6400 },
  'Jonas Lund': { rank: 'flight attendant', hire_date: '2021-11-03', flight_hours: 1250 },
  'Claire Petit': { rank: 'flight attendant', hire_date: '2016-02-29', flight_hours: 4800 },
  'Ana Freitas': { rank: 'flight attendant', hire_date: '2023-07-01', flight_hours: 410 },
  'Olav Berg': { rank: 'purser', hire_date: '2008-10-22', flight_hours: 10100 },
});
world.join('BASED_AT', 'Marco_Silva > Porto, Rui_Tavares > Porto, Ana_Freitas > Porto, Ingrid_Dahl > Oslo');
world.join('BASED_AT', 'Theo_Marchand > Lyon, Claire_Petit > Lyon, Lena_Brandt > Oslo, Mira_Solberg > Oslo');
world.join('BASED_AT', 'Jonas_Lund > Oslo, Olav_Berg > Oslo');
world.join('DEPARTS_FROM', 'HX101 > Porto, HX102 > Lyon, HX204 > Lyon, HX305 > Oslo, HX306 > Kiruna');
world.join('DEPARTS_FROM', 'HX412 > Porto, HX507 > Lyon');
world.join('ARRIVES_AT', 'HX101 > Lyon, HX102 > Porto, HX204 > Oslo, HX305 > Kiruna, HX306 > Oslo');
world.join('ARRIVES_AT', 'HX412 > Oslo, HX507 > Porto');
world.join('OPERATED_WITH', 'HX101 > LN-HXA, HX102 > LN-HXA, HX204 > LN-HXB, HX305 > LN-HXD, HX306 > LN-HXD');
world.join('OPERATED_WITH', 'HX412 > LN-HXB, HX507 > LN-HXD');
world.join('CREWS', 'Marco_Silva > HX101, Ingrid_Dahl > HX305, Theo_Marchand > HX204', () => ({ duty: 'command' }));
world.join('CREWS', 'Rui_Tavares > HX101, Lena_Brandt > HX305 HX306, Ingrid_Dahl > HX412', () => ({
  duty: 'co-pilot',
}));
world.join('CREWS', 'Mira_Solberg > HX305 HX204 HX412, Claire_Petit > HX204, Olav_Berg > HX412', () => ({
  duty: 'cabin',
}));
world.tie('Jonas Lund', 'CREWS', 'HX101', { duty: 'standby' });
world.join(
  'TRAINED_BY',
  'Lena_Brandt > Ingrid_Dahl, Rui_Tavares > Marco_Silva, Jonas_Lund > Olav_Berg, Mira_Solberg > Olav_Berg',
);

const BASED = 'BASED_AT';

/** Crews of an airline, what they fly and where they are at home. */
export const airline: Field = {
  name: 'airline',
  language: 'en',
  world,
  asked: [
    en('How many flights leave from Lyon?', (w) => says(w.in('Lyon', 'DEPARTS_FROM').length), 'DEPARTS_FROM'),
    en(
      'Which captains are based in Porto or Lyon?',
      (w) => names(having([...w.in('Porto', BASED), ...w.in('Lyon', BASED)], 'rank', 'captain')),
      BASED,
      'rank',
    ),
    en(
      'Who has logged the most flight hours?',
      (w) => names(top(w.all('CrewMember'), (c) => num(c, 'flight_hours'))),
      'flight_hours',
    ),
    en(
      'flights over 1500 km',
      (w) => names(w.all('Flight').filter((f) => num(f, 'distance_km') > 1500)),
      'distance_km',
    ),
    en("What's the average number of seats of our aircraft?", (w) => about(mean(w.all('Aircraft'), 'seats')), 'seats'),
    en(
      'Who was hired before 2012?',
      (w) => names(w.all('CrewMember').filter((c) => day(c, 'hire_date') < Date.UTC(2012, 0))),
      'hire_date',
    ),
    en(
      'Which crew members are not assigned to any flight?',
      (w) => names(w.all('CrewMember').filter((c) => w.out(c, 'CREWS').length === 0)),
      'CREWS',
    ),
    en('How many crew members are based at each airport?', () => says(3, 2, 5, 0), BASED),
    en('Which aircraft is used for HX204?', (w) => names(w.out('HX204', 'OPERATED_WITH')), 'OPERATED_WITH'),
    en('Who trained Lena Brandt?', (w) => names(w.out('Lena Brandt', 'TRAINED_BY')), 'TRAINED_BY'),
    en("What is Jonas Lund's duty on HX101?", () => says('standby'), 'duty'),
    en('Is there a flight from Porto to Oslo?', () => is(true), 'DEPARTS_FROM', 'ARRIVES_AT'),
    en(
      'Which airports does Mira Solberg fly to?',
      (w) => names(w.out('Mira Solberg', 'CREWS').flatMap((f) => w.out(f, 'ARRIVES_AT'))),
      'ARRIVES_AT',
      'CREWS',
    ),
    en('Which of LN-HXA and LN-HXC has more seats?', (w) => first(w.named('LN-HXA'), w.named('LN-HXC')), 'seats'),
    ro('Cine zboară cu HX305?', (w) => names(w.in('HX305', 'CREWS')), 'CREWS'),
    ro(
      'Care este cel mai nou avion?',
      (w) => names(top(w.all('Aircraft'), (a) => num(a, 'built'))),
      'built',
      'Aircraft',
    ),
    en('What is the salary of Lena Brandt?', NOTHING),
    en('How many passengers flew on HX101?', NOTHING),
    en('Which flight was delayed last week?', NOTHING),
    ro('La ce hotel stă echipajul în Lyon?', NOTHING),
  ],
};
