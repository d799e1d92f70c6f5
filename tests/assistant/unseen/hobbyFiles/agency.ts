import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { brought, toldBy, within } from '../personalFiles/rows.js';
import { most, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyJson } from './rows.js';

interface Job {
  readonly job: string;
  readonly client: string;
  readonly title: string;
  readonly into: string;
  readonly words: number;
  readonly translator: string;
  readonly reviser: string | null;
  readonly received: string;
  readonly due: string;
  readonly delivered: string | null;
  readonly fee: number;
  readonly paid: boolean;
}
interface Agency {
  readonly clients: readonly { readonly code: string; readonly name: string; readonly country: string }[];
  readonly translators: readonly {
    readonly name: string;
    readonly languages: readonly string[];
    readonly ratePerWord: number;
  }[];
  readonly jobs: readonly Job[];
}

const { clients, translators, jobs } = hobbyJson('language-jobs.json') as Agency;
const codeOf = (client: string) => clients.find(({ name }) => name === client)?.code;
const doneFor = new Set(jobs.map(({ client }) => client));
const jobCalled = ({ job, title }: Job) => [job, title];
/** What was taken on, was due and went out in a period; what only partly lies in it would leave the question open. */
const inPeriod = ({ received, due, delivered }: Job, from: string, to: string) =>
  [received, due, delivered ?? ''].every((day) => within(day, from, to));

/** Translations that an agency sells, with who orders them and who makes them. */
export const agency = brought(
  'translation agency',
  'en',
  ['language-jobs.json'],
  worldOf({
    name: [...clients.map(({ name }) => name), ...translators.map(({ name }) => name)],
    job: jobs.map(({ job }) => job),
  }),
  [
    en(
      'how many words did Bruno Keller do for us in the second half of 2025?',
      () =>
        about(
          sum(
            jobs
              .filter((one) => one.translator === 'Bruno Keller' && inPeriod(one, '2025-07-01', '2025-12-31'))
              .map(({ words }) => words),
          ),
        ),
      'words',
      'translator',
      'received',
      'delivered',
      'due',
    ),
    en(
      'who have we got for Portuguese',
      those(...translators.filter(({ languages }) => languages.includes('Portuguese')).map(({ name }) => name)),
      'languages',
      'language',
      'Translator',
    ),
    en(
      'Which jobs went out late?',
      those(...jobs.filter(({ due, delivered }) => delivered !== null && delivered > due).map(({ job }) => job)),
      'delivered',
      'due',
      'Job',
    ),
    en(
      'what does Helvetia Uhren still owe us?',
      () =>
        about(sum(jobs.filter((one) => one.client === codeOf('Helvetia Uhren') && !one.paid).map(({ fee }) => fee))),
      'fee',
      'paid',
      'client',
    ),
    en(
      "who's our cheapest translator",
      those(...most(translators, ({ ratePerWord }) => -ratePerWord).map(({ name }) => name)),
      'ratePerWord',
      'Translator',
    ),
    en(
      "What's the longest thing we've ever been sent, in words?",
      toldBy(...most(jobs, ({ words }) => words).map(jobCalled)),
      'words',
      'Job',
    ),
    en(
      'Which clients have never given us any work?',
      those(...clients.filter(({ code }) => !doneFor.has(code)).map(({ name }) => name)),
      'client',
      'Job',
    ),
    en(
      'has Marit Haug ever checked anything of Greta Lindqvist’s',
      () => is(jobs.some((one) => one.translator === 'Greta Lindqvist' && one.reviser === 'Marit Haug')),
      'reviser',
      'translator',
    ),
    ro(
      'Câte traduceri a făcut Ines Carvalho?',
      () => says(jobs.filter(({ translator }) => translator === 'Ines Carvalho').length),
      'translator',
      'Job',
    ),
    ro(
      'ce clienti avem in Germany?',
      those(...clients.filter(({ country }) => country === 'Germany').map(({ name }) => name)),
      'country',
      'Client',
    ),
    en('Which program does Ines Carvalho translate with?', NOTHING),
    ro('la ce ora s-a predat TR-2503', NOTHING),
  ],
);
