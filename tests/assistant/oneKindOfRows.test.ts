import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { ANA, Installation } from '../server/files/openedImports.js';

const PORTS = ['Southampton', 'Cherbourg', 'Queenstown'];
/** Rows that are called after their file, for nothing in it says what they are. */
const TITANIC = [
  'Survived,Class,Name,Age,Fare,Embarked',
  ...Array.from({ length: 60 }, (_, at) => {
    const survived = at % 3 === 0 ? 'yes' : 'no';
    return `${survived},${(at % 3) + 1},"Braund, Owen ${at}",${20 + (at % 40)},${7 + at},${PORTS[at % 3] ?? ''}`;
  }),
];

let harta: Installation;
beforeAll(async () => {
  harta = await Installation.open();
  const where = path.join(harta.folder, 'Titanic.csv');
  await writeFile(where, TITANIC.join('\n'));
  await harta.bring([{ name: 'Titanic.csv', path: where }]);
});
afterAll(() => harta.close());

const asked = (question: string, language: 'en' | 'ro') =>
  new OfflineEngine(harta.stored.store).answer(
    question,
    { scope: { ownerId: ANA }, language, now: '2026-11-22T12:00:00.000Z', earlier: [], aliases: [], examples: [] },
    () => undefined,
    new AbortController().signal,
  );

test('a word that the graph does not have is offered first as what its rows are, with its reading', async () => {
  const { refused, suggestions } = await asked('Which passengers embarked at Cherbourg?', 'en');
  expect(refused).toBe(true);
  expect(suggestions[0]).toMatchObject({ kind: 'guess', query: { kind: 'nodes' } });
  expect(suggestions[0]?.text).toMatch(/Titanic.*Cherbourg/u);
});

test.each([
  ['How many passengers are there?', 'en'],
  ['Câți pasageri sunt?', 'ro'],
] as const)('and how many rows there are, where it is alone: %s', async (question, language) => {
  const { refused, suggestions } = await asked(question, language);
  expect(refused).toBe(true);
  expect(suggestions.map(({ text }) => text).join(' / ')).toMatch(/titanic/iu);
});

test.each(['How many dogs are there?', 'Which dogs chased passengers?'])(
  'and never told as if it were meant: %s',
  async (question) => expect((await asked(question, 'en')).refused).toBe(true),
);
