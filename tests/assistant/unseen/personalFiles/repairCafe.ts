import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { totals } from '../ownFiles/rows.js';
import { most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalJson, toldBy, within } from './rows.js';

interface Item {
  readonly ticket: string;
  readonly what: string;
  readonly broughtBy: string;
  readonly fixer: string;
  readonly outcome: string;
  readonly minutes: number;
  readonly partsCost: number | null;
}
interface Session {
  readonly session: string;
  readonly date: string;
  readonly visitors: number;
  readonly donations: number;
  readonly items: readonly Item[];
}
interface Cafe {
  readonly volunteers: readonly { readonly name: string; readonly skills: readonly string[] }[];
  readonly sessions: readonly Session[];
}

const { volunteers, sessions } = personalJson('repair-cafe.json') as Cafe;
const items = sessions.flatMap((one) => one.items);
const fixed = ({ outcome }: Item) => outcome === 'fixed';
const mended = items.filter(fixed);
const menders = new Set(mended.map(({ fixer }) => fixer));
const sessionsIn = (from: string, to: string) => sessions.filter(({ date }) => within(date, from, to));
/** A session goes by its number or its day, what was brought to it by its ticket or what it is. */
const sessionCalled = ({ session, date }: Session) => [session, { date }];
const itemCalled = ({ ticket, what }: Item) => [ticket, what];

/** Saturdays on which people bring what is broken: sessions with the things inside them, and who mends them. */
export const repairCafe = brought(
  'repair café',
  'en',
  ['repair-cafe.json'],
  worldOf({
    name: volunteers.map(({ name }) => name),
    ticket: items.map(({ ticket }) => ticket),
    session: sessions.map(({ session }) => session),
  }),
  [
    en(
      'what did Hilary Stott bring in?',
      toldBy(...items.filter(({ broughtBy }) => broughtBy === 'Hilary Stott').map(itemCalled)),
      'broughtBy',
      'what',
      'Item',
    ),
    en(
      'how many things did we manage to fix in March 2025',
      () => says(sessionsIn('2025-03-01', '2025-03-31').flatMap((one) => one.items.filter(fixed)).length),
      'outcome',
      'date',
      'Item',
      'Session',
    ),
    en(
      "Who's mended the most?",
      those(
        ...mostCounted(
          totals(
            mended,
            ({ fixer }) => fixer,
            () => 1,
          ),
        ),
      ),
      'fixer',
      'outcome',
      'Volunteer',
    ),
    en(
      'who can do soldering',
      those(...volunteers.filter(({ skills }) => skills.includes('soldering')).map(({ name }) => name)),
      'skills',
      'skill',
      'Volunteer',
    ),
    en(
      'What was our busiest session, going by visitors?',
      toldBy(...most(sessions, ({ visitors }) => visitors).map(sessionCalled)),
      'visitors',
      'Session',
    ),
    en(
      'what did the donations come to between April and June 2025',
      () => about(sum(sessionsIn('2025-04-01', '2025-06-30').map(({ donations }) => donations))),
      'donations',
      'date',
    ),
    en(
      'How many toasters turned out to be end of life?',
      () => says(items.filter(({ what, outcome }) => what === 'toaster' && outcome === 'end of life').length),
      'what',
      'outcome',
      'Item',
    ),
    en(
      'which volunteers have never mended anything?',
      those(...volunteers.map(({ name }) => name).filter((name) => !menders.has(name))),
      'fixer',
      'outcome',
      'Volunteer',
    ),
    en(
      'what took us the longest to sort out',
      toldBy(...most(items, ({ minutes }) => minutes).map(itemCalled)),
      'minutes',
      'Item',
    ),
    en(
      'Did Hazel Mott ever have a go at a sewing machine?',
      () => is(items.some(({ fixer, what }) => fixer === 'Hazel Mott' && what === 'sewing machine')),
      'fixer',
      'what',
    ),
    ro(
      'La ce sesiuni au venit peste 40 de vizitatori?',
      toldBy(...sessions.filter(({ visitors }) => visitors > 40).map(sessionCalled)),
      'visitors',
      'Session',
    ),
    ro(
      'cat am cheltuit pe piese in total?',
      () => about(sum(items.map(({ partsCost }) => partsCost ?? NaN))),
      'partsCost',
    ),
    en('Who baked the cakes in May?', NOTHING),
    en("how old was Hilary Stott's kettle", NOTHING),
    ro('Ce garanție am dat la reparații?', NOTHING),
  ],
);
