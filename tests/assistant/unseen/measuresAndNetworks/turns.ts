import { type Conversation } from '../conversations.js';
import { en, names, ro, says } from '../Gold.js';
import { num, top, type World } from '../World.js';
import { communes } from './communes.js';
import { huts } from './huts.js';
import { valley } from './valley.js';

const villages = (w: World, district: string) =>
  w.all('Village').filter(({ properties }) => properties['district'] === district);
const near = (w: World, name: string) => [...w.out(name, 'retea'), ...w.in(name, 'retea')];

/** What people ask on about: another thing, another count, those that were told of. */
export const TURNS: readonly Conversation[] = [
  {
    field: valley,
    opening: 'Which villages are in the west?',
    asked: [
      en('which of them had the most burglaries?', (w) => names(top(villages(w, 'west'), (v) => num(v, 'burglaries')))),
      en('and which one in the east?', (w) => names(top(villages(w, 'east'), (v) => num(v, 'burglaries')))),
      en('how many births did it have', () => says(48)),
    ],
  },
  {
    field: valley,
    opening: 'Which village had the most births?',
    asked: [
      en('how many burglaries did the village have', () => says(41)),
      en('which district is it in?', () => says('west')),
    ],
  },
  {
    field: valley,
    opening: 'How many sightings are in Ferrow?',
    asked: [en('how many of them were above 3', () => says(2), 'mag'), en('and in Kinnow?', () => says(2))],
  },
  {
    field: communes,
    opening: 'Câte nașteri au fost în Mălini?',
    asked: [
      ro('dar în Teiuș?', () => says(40)),
      ro('și decese', () => says(61)),
      ro('ce altitudine are comuna?', () => says(95)),
    ],
  },
  {
    field: communes,
    opening: 'Ce comune sunt în zona nord?',
    asked: [
      ro('dar în sud?', (w) => names([w.named('Teiuș'), w.named('Fântâna Mare')])),
      ro('care dintre ele are cei mai mulți locuitori', (w) => names([w.named('Teiuș')])),
    ],
  },
  {
    field: huts,
    opening: 'cu cine e legat Bâlea',
    asked: [
      ro('câți sunt?', (w) => says(near(w, 'Bâlea').length)),
      ro('dar Turnuri?', (w) => names(near(w, 'Turnuri'))),
    ],
  },
];
