import { about, en, NOTHING, ro, says } from '../Gold.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { owned, ownText } from './rows.js';

interface Student {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly instrument: string;
  readonly hourlyRate: number;
  readonly contact: { readonly town: string };
  readonly pieces: readonly string[];
  readonly lessons: readonly { readonly date: string; readonly minutes: number; readonly paid: boolean }[];
}

const students = JSON.parse(ownText('lessons.json')) as readonly Student[];
const studentsWith = (is: (one: Student) => boolean) => students.filter(is).map((one) => one.firstName);
const plays = (instrument: string) => (one: Student) => one.instrument === instrument;
const lessons = students.flatMap((one) => one.lessons);
const born = students.map((one) => one.dateOfBirth).sort();

/** A music teacher's students with their lessons inside them; first names are known to nobody else, so they name a student. */
export const music = owned(
  'music lessons',
  'en',
  ['lessons.json'],
  worldOf({ firstName: students.map((one) => one.firstName), pieces: students.flatMap((one) => one.pieces) }),
  [
    en('who plays the cello', those(...studentsWith(plays('cello'))), 'instrument'),
    en('How many lessons did Ema have?', () =>
      says(students.find((one) => one.firstName === 'Ema')?.lessons.length ?? 0),
    ),
    en(
      'Which students have lessons that are not paid?',
      those(...studentsWith((one) => one.lessons.some(({ paid }) => !paid))),
      'paid',
    ),
    en("who's learning The Swan", those(...studentsWith((one) => one.pieces.includes('The Swan'))), 'pieces'),
    en(
      'how many minutes did I teach in October 2025?',
      () => says(sum(lessons.filter(({ date }) => date.startsWith('2025-10')).map(({ minutes }) => minutes))),
      'minutes',
    ),
    en(
      'average hourly rate of the violin students',
      () => about(mean(students.filter(plays('violin')).map((one) => one.hourlyRate))),
      'hourlyRate',
    ),
    en('Who is my oldest student?', those(...studentsWith((one) => one.dateOfBirth === born[0])), 'dateOfBirth'),
    ro('Câți elevi am la pian?', () => says(studentsWith(plays('piano')).length), 'instrument'),
    ro('cine locuiește în Radstock?', those(...studentsWith((one) => one.contact.town === 'Radstock')), 'town'),
    ro(
      'Care elev a avut cele mai multe lecții?',
      those(...most(students, (one) => one.lessons.length).map((one) => one.firstName)),
      'lessons',
    ),
    en('Who has an exam in June?', NOTHING),
    en('Which school does Zara go to?', NOTHING),
  ],
);
