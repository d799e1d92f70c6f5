import { type Conversation } from '../conversations.js';
import { en, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, type World } from '../World.js';
import { band } from './band.js';
import { hotel } from './hotel.js';
import { zoo } from './zoo.js';

const talk = (field: Conversation['field'], opening: string, ...asked: Conversation['asked']): Conversation => ({
  field,
  opening,
  asked,
});
const rock = (w: World) => w.all('Band').filter((b) => b.properties['genre'] === 'rock');
const heavy = (w: World) => w.all('Animal').filter((a) => num(a, 'weight') > 100);

/** Conversations over graphs that came after those of the first set. */
export const TALKS: readonly Conversation[] = [
  talk(
    zoo,
    'Which animals live in the Savannah?',
    en('How many are there?', () => says(4)),
    en('Which of these eat Beef?', () => names(['Leo', 'Nala', 'Kibo'].map((x) => zoo.world.named(x)))),
    en('And Hay?', () => names([zoo.world.named('Zara')])),
    en('What colour is it?', NOTHING),
  ),
  talk(
    zoo,
    'Which animals weigh more than 100?',
    en('How many of them?', (w) => says(heavy(w).length)),
    en('And more than 200?', (w) => names(w.all('Animal').filter((a) => num(a, 'weight') > 200))),
    en('Which of them is the heaviest?', (w) => names(top(w.all('Animal'), (a) => num(a, 'weight')))),
    en('And the parrot?', NOTHING),
  ),
  talk(
    zoo,
    'Who feeds Snow?',
    en('How old are they?', () => says(29, 42)),
    en('Which of them has the highest salary?', () => names([zoo.world.named('Ravi Shah')])),
    en('And Leo?', (w) => names(w.in('Leo', 'FEEDS'))),
  ),
  talk(
    band,
    'Which bands play rock?',
    en('How many?', (w) => says(rock(w).length)),
    en('And folk?', () => names([band.world.named('Paper Lions')])),
    en('When was it founded?', () => says(2010)),
  ),
  talk(
    band,
    'Which albums did Grey Harbour record?',
    en('Sort them by year', (w) => names(w.out('Grey Harbour', 'RECORDED'))),
    en('And Paper Lions?', (w) => names(w.out('Paper Lions', 'RECORDED'))),
    en('How many minutes does it have?', () => says(38)),
    en('Who reviewed it?', NOTHING),
  ),
  talk(
    band,
    'Ce formații au cântat la Wideacre?',
    ro('Câte sunt?', () => says(2)),
    ro('Dar la Stonefold?', (w) => names(w.in('Stonefold', 'PERFORMED_AT'))),
    ro('Care dintre ele sunt de gen folk?', () => names([band.world.named('Paper Lions')])),
  ),
  talk(
    hotel,
    'Ce camere aparțin hotelului Lotus?',
    ro('Câte sunt?', () => says(2)),
    ro('Care dintre ele este cea mai scumpă?', () => names([hotel.world.named('L301')])),
    ro('Dar Bradul?', (w) => names(w.in('Bradul', 'APARȚINE'))),
    ro('Ce culoare au?', NOTHING),
  ),
  talk(
    hotel,
    'Cine lucrează la Bradul?',
    ro('Ordonează-i după salariu', (w) => names(w.in('Bradul', 'LUCREAZĂ_LA'))),
    ro('Dar la Lotus?', (w) => names(w.in('Lotus', 'LUCREAZĂ_LA'))),
    ro('Care dintre ei are cel mai mare salariu?', () => names([hotel.world.named('Irina Dobre')])),
    ro('Arată-i pe toți', (w) => names(w.in('Lotus', 'LUCREAZĂ_LA'))),
  ),
];
