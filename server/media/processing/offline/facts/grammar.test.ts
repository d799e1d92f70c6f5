import { expect, test } from 'vitest';

import { readWords } from '../../../../../tests/processing/readWords.js';

test('what is said of a name tells what it is', async () => {
  const said = await readWords('In June Ann Lee, who works at Orvelin, met Bela, who grew up in Hull.');
  expect(said.things).toEqual(expect.arrayContaining(['organisation Orvelin', 'person Bela', 'place Hull']));
  expect(said.facts).toEqual(expect.arrayContaining(['Ann Lee WORKS_FOR Orvelin', 'Bela LIVES_IN Hull']));
});

test('a noun behind a comma tells what the name before it is', async () => {
  const { things, facts } = await readWords('We bought bread from Milo Crust, a bakery in Hull.');
  expect(things).toContain('organisation Milo Crust');
  expect(facts).toContain('Milo Crust LOCATED_IN Hull');
});

test('"they" are the couple or the row that was spoken of', async () => {
  const married = await readWords('Ann Lee married Bob Ray. They lived in Rome and had two children: Tim and Eve.');
  expect(married.facts).toEqual(
    expect.arrayContaining([
      'Ann Lee LIVES_IN Rome',
      'Bob Ray LIVES_IN Rome',
      'Ann Lee PARENT_OF Eve',
      'Bob Ray PARENT_OF Tim',
    ]),
  );
  const { facts } = await readWords('Ana Moga s-a căsătorit cu Ion Rus. Fiul lor, Petru, este medic.', 'ro');
  expect(facts).toEqual(expect.arrayContaining(['Ana Moga PARENT_OF Petru', 'Ion Rus PARENT_OF Petru']));
});

test('a statement that opens its sentence is about the name behind the comma', async () => {
  const { facts } = await readWords('Founded in Leeds in 1990, Oak Ltd makes chairs.');
  expect(facts).toContain('Oak Ltd FOUNDED_ON 1990');
});

test('what stands between two commas is no part of the statement around it', async () => {
  const { facts } = await readWords('Ann Lee, a pupil of Bob Ray, lives in Rome.');
  expect(facts).toContain('Ann Lee LIVES_IN Rome');
  expect(facts).not.toContain('Bob Ray LIVES_IN Rome');
});

test('what is denied is not said', async () => {
  expect((await readWords('Ann Lee never worked for Oak Ltd.')).facts).toEqual([]);
  expect((await readWords('Ana Moga nu a lucrat la Banca Dacia.', 'ro')).facts).toEqual([]);
});

test('what a person is says less than that they lead, study or own', async () => {
  const { facts } = await readWords('Ann Lee, managing director of Oak Ltd, smiled.');
  expect(facts).toEqual(['Ann Lee LEADS Oak Ltd']);
});

test('a title without quotation marks follows the noun for a work', async () => {
  expect((await readWords('She wrote a novel, Salt and Ash, in Hull.')).things).toContain('work Salt and Ash');
  expect((await readWords('Ana Moga a scris cartea Vânt de seară, apărută în 1990.', 'ro')).things).toContain(
    'work Vânt de seară',
  );
});

test('people of a land are no persons, and a saint’s hall is a place', async () => {
  expect((await readWords('A Dutch sailor spoke to the Welsh crew.')).things).toEqual([]);
  expect((await readWords("They met at St Olave's Hall.")).things).toContain("place St Olave's Hall");
});

test('a noun for what somebody is means who was said to be that', async () => {
  const text = 'Bunicul meu, Ion Rus, avea două fete. Elena locuiește la Deva. Bunicul a murit în 1998.';
  expect((await readWords(text, 'ro')).facts).toContain('Ion Rus DIED_ON 1998');
  const { facts } = await readWords(
    'The mayor, Ann Lee, came with Bob Ray. Bob Ray was tired. The mayor lives in Rome.',
  );
  expect(facts).toContain('Ann Lee LIVES_IN Rome');
});

test('where a place may be as well as a firm, what is said of it decides', async () => {
  const { things, facts } = await readWords('Ann Lee worked at Orvelin in London.');
  expect(things).toContain('organisation Orvelin');
  expect(facts).toContain('Ann Lee WORKS_FOR Orvelin');
});

test('where somebody came from is no place of where they came to', async () => {
  for (const text of ['Ana Moga a venit la Sibiu din Viena.', 'Ana Moga s-a mutat în 1990 la Sibiu din Viena.'])
    expect((await readWords(text, 'ro')).facts.filter((fact) => fact.includes('LOCATED_IN'))).toEqual([]);
  expect((await readWords('Ana Moga s-a mutat din Viena la Sibiu.', 'ro')).facts).not.toContain(
    'Ana Moga LIVES_IN Viena',
  );
  expect((await readWords('Muzeul este în Sibiu din Transilvania.', 'ro')).facts).toContain(
    'Sibiu LOCATED_IN Transilvania',
  );
});
