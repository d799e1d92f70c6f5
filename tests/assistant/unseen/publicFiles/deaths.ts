import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brought } from '../personalFiles/rows.js';
import { about, en, is, NOTHING, says } from '../Gold.js';
import { mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { totals } from '../ownFiles/rows.js';

interface Death {
  readonly name: string;
  readonly profession: string;
  readonly age: number;
  readonly hasKids: boolean;
  readonly born: string;
  readonly died: string;
}

/** What openpyxl reads from both sheets of the workbook. */
const people = JSON.parse(readFileSync(path.join(import.meta.dirname, 'deaths.rows.json'), 'utf8')) as readonly Death[];
const named = (all: readonly Death[]) => all.map(({ name }) => name);
const who = (holds: (one: Death) => boolean) => named(people.filter(holds));
const the = (name: string) => people.find((one) => one.name === name);
const professions = people.map(({ profession }) => profession);

/** A workbook of two sheets with notes above and below their tables. */
export const obituaries = brought(
  'obituaries',
  'en',
  ['deaths.xlsx'],
  worldOf({ Name: named(people), Profession: professions }),
  [
    en('how many of them died in 2016', () => says(who(({ died }) => died.startsWith('2016')).length), 'Date of death'),
    en('which musicians are listed?', those(...who(({ profession }) => profession === 'musician')), 'Profession'),
    en('When was Carrie Fisher born?', () => says({ date: the('Carrie Fisher')?.born ?? '' }), 'Date of birth'),
    en('who lived the longest', those(...named(most(people, ({ age }) => age))), 'Age'),
    en('people without kids', those(...who(({ hasKids }) => !hasKids)), 'Has kids'),
    en('who died youngest?', those(...named(most(people, ({ age }) => -age))), 'Age'),
    en('how many actors', () => says(who(({ profession }) => profession === 'actor').length), 'Profession'),
    en('was John Glenn an astronaut?', () => is(the('John Glenn')?.profession === 'astronaut'), 'Profession'),
    en(
      'average age of the politicians',
      () => about(mean(people.filter(({ profession }) => profession === 'politician').map(({ age }) => age))),
      'Age',
      'Profession',
    ),
    en('who died on 25 december 2016', those(...who(({ died }) => died === '2016-12-25')), 'Date of death'),
    en('Which people were born before 1930?', those(...who(({ born }) => born < '1930')), 'Date of birth'),
    en('what was Harper Lee', () => says(the('Harper Lee')?.profession ?? ''), 'Profession'),
    en(
      'most common profession',
      those(
        ...mostCounted(
          totals(
            professions,
            (one) => one,
            () => 1,
          ),
        ),
      ),
      'Profession',
    ),
    en(
      'did anybody die in february 2016?',
      () => is(people.some(({ died }) => died.startsWith('2016-02'))),
      'Date of death',
    ),
    en('how old did Fidel Castro get', () => says(the('Fidel Castro')?.age ?? NaN), 'Age'),
    en(
      'actors with children',
      those(...who((one) => one.profession === 'actor' && one.hasKids)),
      'Profession',
      'Has kids',
    ),
    en('What did Prince die of?', NOTHING),
    en('who was David Bowie married to', NOTHING),
    en('which of them won an oscar', NOTHING),
  ],
);
