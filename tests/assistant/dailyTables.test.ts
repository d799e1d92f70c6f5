import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { ANA, Installation } from '../server/files/openedImports.js';

/** Sixty days from the middle of February 2020. */
const DAYS = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2020, 1, 15 + at)).toISOString().slice(0, 10));
const withDots = (day: string): string => day.split('-').toReversed().join('.');
const ofThings = (things: readonly string[], row: (thing: string, day: string, visitors: number) => string) =>
  DAYS.flatMap((day, at) => things.map((thing, turn) => row(thing, day, 100 * (turn + 1) + at)));

/** Rows of several things by day, and rows of days alone, in either language. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'attractions.csv': [
    'attraction,day,visitors',
    ...ofThings(['Castle', 'Lighthouse', 'Abbey'], (thing, day, visitors) => `${thing},${day},${visitors}`),
  ],
  'museum.csv': ['date,visitors,tickets', ...DAYS.map((day, at) => `${day},${200 + at},${150 + at}`)],
  'muzee.csv': [
    'muzeu;data;vizitatori',
    ...ofThings(['Astra', 'Brukenthal', 'Bran'], (thing, day, visitors) => `${thing};${withDots(day)};${visitors}`),
  ],
  'castel.csv': [
    'Data;Vizitatori;Bilete vândute',
    ...DAYS.map((day, at) => `${withDots(day)};${200 + at};${150 + at}`),
  ],
};

let harta: Installation;
const projects = new Map<string, ProjectId>();
const ownerOf = (name: string) => `${ANA} ${name}` as OwnerId;

beforeAll(async () => {
  harta = await Installation.open();
  for (const [name, lines] of Object.entries(TABLES)) {
    const { id } = await harta.stored.store.createProject(ownerOf(name), name);
    const where = path.join(harta.folder, name);
    await writeFile(where, lines.join('\n'));
    await harta.bring([{ name, path: where }], ownerOf(name), id);
    projects.set(name, id);
  }
});
afterAll(() => harta.close());

async function answered(name: string, language: 'en' | 'ro', question: string) {
  const scope = { ownerId: ownerOf(name), projectId: projects.get(name) };
  const context = { scope, language, now: '2026-11-22T12:00:00.000Z', earlier: [], aliases: [], examples: [] };
  const engine = new OfflineEngine(harta.stored.store);
  return engine.answer(question, context, () => undefined, new AbortController().signal);
}

type Case = readonly [file: string, language: 'en' | 'ro', question: string, said: string];

describe('a question about a day or a month over daily rows', () => {
  test.each<Case>([
    ['attractions.csv', 'en', 'how many visitors in March 2020', '21,390'],
    ['attractions.csv', 'en', 'How many visitors did the Abbey have in March 2020?', '10,230'],
    ['attractions.csv', 'en', 'How many visitors did the Castle have on 3 March 2020?', '117'],
    ['attractions.csv', 'en', 'average visitors of Lighthouse in March 2020', '230'],
    ['attractions.csv', 'en', 'Which attraction had the fewest visitors on 3 March 2020?', 'Castle'],
    ['attractions.csv', 'en', 'On which day did the Castle have the most visitors?', 'April 14, 2020'],
    ['museum.csv', 'en', 'how many visitors in March 2020', '7130'],
    ['museum.csv', 'en', 'How many visitors on 3 March 2020?', '217'],
    ['museum.csv', 'en', 'how many tickets in February 2020', '2355'],
    ['museum.csv', 'en', 'average visitors in March 2020', '230'],
    ['museum.csv', 'en', 'Which day in March 2020 had the fewest visitors?', 'March 1, 2020'],
    ['muzee.csv', 'ro', 'câți vizitatori în martie 2020', '21.390'],
    ['muzee.csv', 'ro', 'Câți vizitatori a avut Astra în martie 2020?', '4030'],
    ['muzee.csv', 'ro', 'Câți vizitatori a avut Bran pe 3 martie 2020?', '317'],
    ['muzee.csv', 'ro', 'câți vizitatori au fost pe 3 martie 2020', '651'],
    ['muzee.csv', 'ro', 'Care muzeu a avut cei mai puțini vizitatori pe 3 martie 2020?', 'Astra'],
    ['muzee.csv', 'ro', 'În ce zi a avut Bran cei mai mulți vizitatori?', '14 aprilie 2020'],
    ['castel.csv', 'ro', 'câți vizitatori în martie 2020', '7130'],
    ['castel.csv', 'ro', 'câți vizitatori pe 3 martie 2020', '217'],
    ['castel.csv', 'ro', 'câte bilete vândute în februarie 2020', '2355'],
    ['castel.csv', 'ro', 'În ce zi au fost cei mai mulți vizitatori?', '14 aprilie 2020'],
  ])('of %s in %s: %s', async (name, language, question, said) => {
    const { text, refused } = await answered(name, language, question);
    expect(refused, text).toBe(false);
    expect(text).toContain(`**${said}**`);
  });

  test.each<Case>([
    [
      'attractions.csv',
      'en',
      'How many visitors did the Castle have on 1 May 2021?',
      '**Castle** has no visitors in May 1, 2021; the nearest time is April 14, 2020.',
    ],
    [
      'muzee.csv',
      'ro',
      'vizitatori la Astra pe 1 mai 2021',
      '**Astra** nu are vizitatori în 1 mai 2021; cel mai apropiat moment este 14 aprilie 2020.',
    ],
  ])('of %s in %s says the nearest day where there is none: %s', async (name, language, question, said) => {
    const { text, refused } = await answered(name, language, question);
    expect([refused, text]).toEqual([true, said]);
  });

  test('a measure of a thing on a day is told with the day', async () => {
    const { text } = await answered('attractions.csv', 'en', 'visitors of Abbey on 2020-03-03');
    expect(text).toContain('**March 3, 2020**: visitors is 317.');
  });

  test('nothing is counted as if it were there: days that the rows do not have are no answer', async () => {
    for (const name of ['museum.csv', 'castel.csv'])
      expect((await answered(name, 'en', 'How many visitors on 1 May 2021?')).refused).toBe(true);
  });
});
