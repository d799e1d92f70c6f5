import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { ANA, Installation } from '../server/files/openedImports.js';

/** Parks with their home games by year, players with a day of their last game, and disasters by year. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'Parks.csv': [
    'park.key,park.name,park.alias,city,state',
    'BOS07,Fenway Park,,Boston,MA',
    'BUF01,Riverside Grounds,,Buffalo,NY',
    'CHI11,Wrigley Field,Cubs Park,Chicago,IL',
    'ANA01,Angel Stadium,Edison Field,Anaheim,CA',
    'BAL12,Oriole Park,,Baltimore,MD',
    'NYC21,Yankee Stadium,,New York,NY',
  ],
  'HomeGames.csv': [
    'year.key,team.key,park.key,games,attendance',
    ...['BOS07', 'CHI11', 'ANA01', 'NYC21'].flatMap((park, at) =>
      [2010, 2011, 2012].map((year) => `${year},T${at},${park},${78 + at},${1_000_000 + at * 7000 + year}`),
    ),
  ],
  'Players.csv': [
    'nameFirst,nameLast,playerID,weight,birthYear,finalGame',
    'Dave,Clark,clarkda01,200,1962,1998-09-27',
    'Dave,Martinez,martida01,175,1964,2001-10-07',
    'Buck,Martinez,martibu01,190,1948,1986-09-27',
    'Joe,Torre,torrejo01,212,1940,1977-06-17',
    'Texas,Smith,smithte01,180,1950,1980-04-02',
  ],
  'Plays.csv': [
    'title,year,writer',
    ...['A Winter in Love,1951', 'Loving Cup,1952', 'Love and Rain,1953', 'The Ferry,1951', 'Hail,1952'].map(
      (play, at) => `${play},Writer ${'ABCDE'[at]}`,
    ),
  ],
  'Disasters.csv': [
    'Entity,Year,Deaths',
    ...['Flood', 'Drought', 'Earthquake', 'Wildfire'].flatMap((entity, at) =>
      [1930, 1931, 1932, 1933].map((year) => `${entity},${year},${(at + 1) * 100 + year}`),
    ),
  ],
};

let harta: Installation;
beforeAll(async () => {
  harta = await Installation.open();
  for (const [name, lines] of Object.entries(FILES)) await writeFile(path.join(harta.folder, name), lines.join('\n'));
  await harta.bring(Object.keys(FILES).map((name) => ({ name, path: path.join(harta.folder, name) })));
});
afterAll(() => harta.close());

const asked = (question: string, language: 'en' | 'ro' = 'en') =>
  new OfflineEngine(harta.stored.store).answer(
    question,
    { scope: { ownerId: ANA }, language, now: '2026-11-22T12:00:00.000Z', earlier: [], aliases: [], examples: [] },
    () => undefined,
    new AbortController().signal,
  );

const askedQuery = async (question: string) => JSON.stringify((await asked(question)).query ?? null);

test('an average by year is not the average of all years', async () => {
  const query = await askedQuery('average attendance by year');
  expect(query).toMatch(/"kind":"group".*"year\.key"|null/u);
});

test('“from floods in 1931” is not since 1931', async () => {
  const { text } = await asked('deaths from floods in 1931');
  expect(text).toContain('2031');
  expect(text).not.toMatch(/1932|1933/u);
});

test('parks that have an alias are not all parks', async () => {
  const { text } = await asked('parks that have an alias');
  expect(text).not.toContain('Riverside');
});

test.each(['Who won the most games?', 'Who played the most games?'])(
  'the most games are no final game: %s',
  async (question) => expect(await askedQuery(question)).not.toContain('finalGame'),
);

test('an amount in kilograms is no year', async () =>
  expect(await askedQuery('players over 100 kg')).not.toContain('birthYear'));

test('attendance per game is not told for each number of games', async () =>
  expect(await askedQuery('average attendance per game')).not.toContain('"by":{"kind":"property","property":"games"'));

test('what a number counts is not held against something else', async () =>
  expect(await askedQuery('which years had less than 3 plays')).not.toContain('"value":3'));

test.each([
  ['plays with love in the title', 'en'],
  ['piese cu Love în titlu', 'ro'],
] as const)('a word in a title is looked for in all titles: %s', async (question, language) => {
  const { text } = await asked(question, language);
  for (const one of ['A Winter in Love', 'Love and Rain']) expect(text).toContain(one);
  expect(text).not.toContain('Ferry');
});

test.each([
  ['How many players are called Dave?', 'en', ['2', 'Dave Clark', 'Dave Martinez']],
  ['people named Martinez', 'en', ['Buck Martinez', 'Dave Martinez']],
  ['players whose last name starts with M', 'en', ['Buck Martinez', 'Dave Martinez']],
  ['jucători pe care îi cheamă Dave', 'ro', ['Dave Clark', 'Dave Martinez']],
  ['parks starting with R', 'en', ['Riverside Grounds']],
  ['parks whose name contains “Stadium”', 'en', ['Angel Stadium', 'Yankee Stadium']],
  ['parks with Stadium in their name', 'en', ['Angel Stadium', 'Yankee Stadium']],
  ['parks whose name ends with Field', 'en', ['Wrigley Field']],
] as const)('a part of a name says whom is meant: %s', async (question, language, told) => {
  const { text, refused } = await asked(question, language);
  expect(refused).toBe(false);
  for (const one of told) expect(text).toContain(one);
  expect(text).not.toContain('Torre');
  expect(text).not.toContain('Oriole');
});
