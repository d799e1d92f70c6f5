import { expect, test } from 'vitest';

import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import { sameName } from '../../same/sameName.js';
import { OfflineReader } from '../OfflineReader.js';

const reader = new OfflineReader();

async function read(text: string, language: ProseLanguage) {
  const { things, facts } = await reader.read({ text, language });
  const named = new Map(things.map(({ id, name }) => [id, name]));
  return {
    persons: things.filter(({ kind }) => kind === 'person').map(({ name, mentions }) => [name, mentions.length]),
    facts: facts.map(({ from, type, to }) => `${named.get(from) ?? ''} ${type} ${named.get(to) ?? ''}`),
  };
}

test('what a person is by trade is no part of their name', async () => {
  const name = [['Ana Pop', 1]];
  const ro = ['Ieri a venit doctor Ana Pop.', 'Doctorul Ana Pop a venit.', 'Chirurgul Ana Pop a venit.'];
  for (const text of [...ro, 'Ieri a venit Tâmplarul Ana Pop.'])
    expect((await read(text, 'ro')).persons, text).toEqual(name);
  const en = ['Chief Executive Ana Pop came.', 'We met Doctor Ana Pop.', 'We met Software Engineer Ana Pop.'];
  for (const text of [...en, 'The Beekeeper Ana Pop came.', 'We met the Beekeeper Ana Pop.'])
    expect((await read(text, 'en')).persons, text).toEqual(name);
});

test('a node that was named with a trade is asked about for the name without it', () => {
  const person = (name: string) => ({ name, label: 'person' });
  for (const name of ['doctor Ana Pop', 'Doctorul Ana Pop', 'Dr. ing. Ana Pop', 'inginer Ana Pop'])
    expect(sameName(person(name), person('Ana Pop')), name).toBe('legalForm');
  expect(sameName(person('Ana Pop'), person('Ion Pop'))).toBeUndefined();
});

test('a surname of two people is neither of them, unless only one has been named yet', async () => {
  const two = await read('Ion Pop locuiește la Roma. Ana Pop locuiește la Paris. Pop a murit în 1990.', 'ro');
  expect(two.persons).toEqual(
    expect.arrayContaining([
      ['Ion Pop', 1],
      ['Ana Pop', 1],
      ['Pop', 1],
    ]),
  );
  expect(two.facts).toContain('Pop DIED_ON 1990');
  const one = await read(
    'Ion Pop lives in Rome. Pop died in 1990. Ana Pop lives in Paris. Pop works for Oak Ltd.',
    'en',
  );
  expect(one.persons).toEqual(
    expect.arrayContaining([
      ['Ion Pop', 2],
      ['Ana Pop', 1],
      ['Pop', 1],
    ]),
  );
  expect(one.facts).toEqual(expect.arrayContaining(['Ion Pop DIED_ON 1990', 'Pop WORKS_FOR Oak Ltd']));
});

test('two people of one surname are two, also where one of them opens a sentence', async () => {
  for (const text of ['Ana Moga a plecat la Roma. Fratele ei este Ion Moga.', 'Ion Moga a venit. Ana Moga a plecat.'])
    expect((await read(text, 'ro')).persons.map(([name]) => name).toSorted(), text).toEqual(['Ana Moga', 'Ion Moga']);
  for (const text of ['Ann Moga left for Rome. Her brother is John Moga.', 'John Moga came. Ann Moga left.'])
    expect((await read(text, 'en')).persons.map(([name]) => name).toSorted(), text).toEqual(['Ann Moga', 'John Moga']);
});
