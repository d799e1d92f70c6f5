import { expect, test } from 'vitest';

import { type ProseLanguage } from '../../../../domain/processing/document.js';
import { OfflineReader } from './OfflineReader.js';

const reader = new OfflineReader();
const things = async (text: string, language: ProseLanguage = 'en') =>
  (await reader.read({ text, language })).things.map(({ kind, name }) => `${kind} ${name}`);

async function facts(text: string, language: ProseLanguage = 'en') {
  const reading = await reader.read({ text, language });
  const named = new Map(reading.things.map(({ id, name }) => [id, name]));
  return reading.facts.map(({ from, type, to }) => `${named.get(from) ?? ''} ${type} ${named.get(to) ?? ''}`);
}

test('a fact keeps its direction in the passive', async () => {
  const owned = ['Elm Ltd OWNS Oak plc'];
  expect(await facts('Elm Ltd bought Oak plc.')).toEqual(owned);
  expect(await facts('Oak plc was bought by Elm Ltd.')).toEqual(owned);
});

test('a Romanian genitive means what the nominative means', async () => {
  const reading = await reader.read({
    text: 'Am fost la Bacău. Podurile Bacăului sunt vechi.',
    language: 'ro',
  });
  expect(reading.things.map(({ name, mentions }) => [name, mentions.length])).toEqual([['Bacău', 2]]);
});

test('a name that the project has is what the project says it is', async () => {
  const known = (name: string) =>
    name === 'turing' ? { kind: 'work' as const, label: 'Machine', nodeId: 'n1' } : undefined;
  const { things: found } = await reader.read({
    text: 'They rebuilt Turing in the yard.',
    language: 'en',
    known,
  });
  expect(found).toMatchObject([{ name: 'Turing', kind: 'work', label: 'Machine', nodeId: 'n1' }]);
});

test('a number before a word that is also a code of money is no amount', async () => {
  expect(await things('It was all 12 of them, top 20 in all.')).toEqual([]);
});

test('"mai" is a month only where it is one', async () => {
  expect(await things('Lucrarea a fost tradusă în mai multe limbi.', 'ro')).toEqual([]);
  expect(await things('Ne vedem în mai.', 'ro')).toEqual(['date mai']);
});

test('days come with their ISO form, amounts with number and unit', async () => {
  const { things: found } = await reader.read({
    text: 'La 2 iulie 1504 s-au plătit 12,5 milioane de lei.',
    language: 'ro',
  });
  expect(found.map(({ value }) => value)).toEqual([
    { kind: 'date', iso: '1504-07-02' },
    { kind: 'amount', number: 12_500_000, unit: 'RON' },
  ]);
});

test('a point behind a sum ends the sentence, not the sum', async () => {
  expect(await things('Elm Ltd paid £12 million. "It was cheap," said Ann Lee.')).toContain('amount £12 million');
  expect(await things('Au plătit 12 mil. lei.', 'ro')).toEqual(['amount 12 mil. lei']);
});

test('a clause about a name is no part of what is said of another', async () => {
  expect(await facts('Ann Lee lives in Rome. Oak Ltd, which she founded, is in Leeds.')).toContain(
    'Ann Lee FOUNDED Oak Ltd',
  );
  expect(await facts('Ann Lee, a graduate of Oak University, left.')).toEqual(['Ann Lee STUDIED_AT Oak University']);
  expect(await facts('The prize went to Bob Ray, whose daughter Eve Ray cheered.')).toEqual([
    'Bob Ray PARENT_OF Eve Ray',
  ]);
  expect(await facts('Aurel Moga a murit. Fiica lui, Ana Ursu, este medic.', 'ro')).toEqual([
    'Aurel Moga PARENT_OF Ana Ursu',
  ]);
});

test('who alone is named in a sentence about something else is meant by the next pronoun', async () => {
  const text = 'Ann Lee lives in Rome. Oak Ltd was founded in Leeds by Bob Ray. He died in 2019.';
  expect(await facts(text)).toContain('Bob Ray DIED_ON 2019');
});

test('what belongs to somebody is another name', async () => {
  expect(await things("They met at Barnard's College.")).toContain("organisation Barnard's College");
  expect(await things("Tom Lee's Harriet Ray left.")).toEqual(['person Tom Lee', 'person Harriet Ray']);
});

test('a guess at who is meant needs a word for them', async () => {
  expect(await facts('Ann Lee left early. Over half the people died in Venice.')).toEqual([]);
  expect(await facts('Ann Lee left early. She died in Venice.')).toEqual(['Ann Lee DIED_IN Venice']);
});

test('a long text tells its progress and can be stopped', async () => {
  const text = 'Ann Lee lives in Rome. '.repeat(1200);
  const told: number[] = [];
  await reader.read({
    text,
    language: 'en',
    onProgress: (share) => told.push(share),
  });
  expect(told.length).toBeGreaterThan(10);
  expect([...told].sort((one, other) => one - other)).toEqual(told);
  const stop = new AbortController();
  const reading = reader.read({
    text,
    language: 'en',
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(reading).rejects.toThrow(/abort/iu);
});
